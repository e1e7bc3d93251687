import type { Check } from './core/check';

/** Runs after all other checks: see collectFindings in check-site.ts. */
export const unusedAccept: Check = {
  code: 'unused-accept',
  severity: 'warning',
  waivedBy: ['rules'],
  summary: 'Every accepted finding still occurs.',
  why: 'An entry that is no longer needed would hide the same mistake if it came back.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "$accept": [{ "code": "orphan-page", "reason": "No reason." }],',
  },
};
