import type { Check } from './core/check';
import { reportRepeated } from './core/repeated';

export const duplicateDescription: Check = {
  code: 'duplicate-description',
  severity: 'warning',
  summary: 'No two pages have the same description, in any language.',
  why: 'Search engines show the same lines under both pages, or drop one of them.',
  example: {
    file: 'finance/page.json',
    right: '"description": "A description that is long enough to be shown by a search engine."',
    wrong: '"description": "What the home page is about, long enough to be shown by a search engine."',
  },
  site(site, report) {
    reportRepeated(site, 'description', report);
  },
};
