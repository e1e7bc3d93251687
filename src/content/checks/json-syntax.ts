import { parseText } from '../json/parse';
import type { Check } from './core/check';

export const jsonSyntax: Check = {
  code: 'json-syntax',
  severity: 'error',
  waivedBy: [],
  summary: 'Every document is JSON.',
  why: 'A document that is not JSON cannot be read at all: its page would be missing from the site.',
  example: { file: 'finance/page.json', right: '"title": "Finance",', wrong: '"title": "Finance"' },
  page({ files }, report) {
    for (const file of files) {
      if (!file.isBroken) continue;
      const { faults } = parseText(file.text);
      for (const { fix, ...fault } of faults) {
        report({
          file: file.path,
          pointer: '',
          ...fault,
          ...(fix !== undefined && {
            fix: { edits: [{ file: file.path, edit: { ...fault.span, text: fix } }] },
          }),
        });
      }
    }
  },
};
