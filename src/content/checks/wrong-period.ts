import type { Check } from '../check';
import { isDay } from '../days';

export const wrongPeriod: Check = {
  code: 'wrong-period',
  severity: 'error',
  summary: 'The last day of a page is not before its first.',
  why: 'A page whose last day comes first is never published, and nobody is told.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "publishFrom": "2027-03-01",\n  "publishUntil": "2027-02-01",',
  },
  page({ document, source }, report) {
    const { publishFrom: from, publishUntil: until } = document ?? {};
    if (typeof from !== 'string' || typeof until !== 'string' || from <= until) return;
    // What is no day is a finding of its own.
    if (!isDay(from) || !isDay(until)) return;
    report({
      file: source.path,
      pointer: '/publishUntil',
      message: `The last day of this page, ${until}, is before its first, ${from}.`,
      hint: 'Write a later day, or leave one of the two out.',
    });
  },
};
