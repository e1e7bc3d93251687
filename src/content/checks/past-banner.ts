import { isRecord } from '../model/is-record';
import { isOver } from '../site/unpublished';
import { firstMinute, isMoment, lastMinute } from '../text/days';
import type { Check } from './core/check';

export const pastBanner: Check = {
  code: 'past-banner',
  severity: 'warning',
  summary: 'The banner of the site is not over.',
  why: 'A banner whose last day has passed is never shown, and its translations are maintained for nothing.',
  example: {
    file: '_site/site.json',
    right: '"footer": {',
    wrong: '"banner": { "text": "Copyright", "until": "2020-01-06" },\n  "footer": {',
  },
  // A site check, since page findings are cached and the date changes without the document.
  site(site, report) {
    const { shared } = site;
    const banner = shared && site.context(shared).document?.banner;
    if (!shared || !isRecord(banner)) return;
    const { from, until } = banner;
    // Invalid dates, and an end before the start, have their own findings.
    if (typeof until !== 'string' || !isMoment(until) || !isOver({ until }, site.now)) return;
    // A banner that is never shown is another mistake.
    if (typeof from === 'string' && (from > lastMinute(until) || until === firstMinute(from))) return;
    report({
      file: shared.file,
      pointer: '/banner/until',
      message: `The banner is shown to nobody any more: its last day was ${until}.`,
      hint: 'Remove "banner", or write a later day.',
    });
  },
};
