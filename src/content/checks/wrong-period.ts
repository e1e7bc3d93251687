import { isRecord } from '../model/is-record';
import { firstMinute, isMoment, lastMinute } from '../text/days';
import type { Check } from './core/check';

export const wrongPeriod: Check = {
  code: 'wrong-period',
  severity: 'error',
  summary:
    'The last day of a page, that of its teaser and that of the banner is not before its first, and a page with a first day is no draft.',
  why: 'A page whose last day comes first is never published, an event that ends before it begins is in no list, and such a banner is never shown.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "publishFrom": "2027-03-01",\n  "publishUntil": "2027-02-01",',
  },
  page({ document, source, page }, report) {
    const { publishFrom, publishUntil, teaser, banner } = document ?? {};
    const checkPeriod = (pointer: string, what: string, from: unknown, until: unknown) => {
      if (typeof from !== 'string' || typeof until !== 'string') return;
      // Invalid dates have their own findings.
      if (!isMoment(from) || !isMoment(until)) return;
      const place = { file: source.path, pointer };
      if (from > lastMinute(until))
        report({
          ...place,
          message: `The last day of this ${what}, ${until}, is before its first, ${from}.`,
          hint: 'Write a later day, or leave one of the two out.',
        });
      else if (what !== 'teaser' && until === firstMinute(from))
        report({
          ...place,
          message: `This ${what} is over in the minute in which it begins, ${until}.`,
          hint: 'Write a later time, or a day without a time, which counts to its end.',
        });
    };
    if (document?.draft === true && typeof publishFrom === 'string' && isMoment(publishFrom))
      report({
        file: source.path,
        pointer: '/draft',
        severity: 'warning',
        message: `This page is a draft, and stays one after ${publishFrom}.`,
        hint: 'Remove "draft" when the page is ready: "publishFrom" alone holds it back until then.',
      });
    checkPeriod('/publishUntil', 'page', publishFrom, publishUntil);
    if (page.isSite && isRecord(banner)) checkPeriod('/banner/until', 'banner', banner.from, banner.until);
    if (isRecord(teaser)) checkPeriod('/teaser/until', 'teaser', teaser.date, teaser.until);
  },
};
