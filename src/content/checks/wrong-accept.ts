import type { Check } from './core/check';

export const wrongAccept: Check = {
  code: 'wrong-accept',
  severity: 'error',
  waivedBy: [],
  summary: 'Every accepted finding has a reason, and is one that can be accepted.',
  why: 'Without a reason, nobody can tell later whether it still holds.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "$accept": [{ "code": "orphan-page" }],',
  },
  // Found while reading the entries: see accept.ts.
  page({ acceptMistakes }, report) {
    for (const mistake of acceptMistakes) report(mistake);
  },
};
