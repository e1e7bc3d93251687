import type { Check } from './core/check';
import { reportRepeated } from './core/repeated';

export const duplicateTitle: Check = {
  code: 'duplicate-title',
  severity: 'warning',
  summary: 'No two pages have the same title, in any language.',
  why: 'In search results, in the history and among open tabs nobody can tell the two pages apart.',
  example: { file: 'finance/page.json', right: '"title": "Finance"', wrong: '"title": "Home"' },
  site(site, report) {
    reportRepeated(site, 'title', report);
  },
};
