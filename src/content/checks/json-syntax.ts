import { parseText } from '../json/parse';
import { grouped } from '../text/grouped';
import type { Check } from './core/check';

export const jsonSyntax: Check = {
  code: 'json-syntax',
  severity: 'error',
  waivedBy: [],
  summary: 'Every document is JSON.',
  why: 'A document that is not JSON cannot be read at all: its page would be missing from the site.',
  example: { file: 'finance/page.json', right: '"title": "Finance",', wrong: '"title": "Finance"' },
  page({ files }, report) {
    for (const { path: file, text, isBroken } of files) {
      if (!isBroken) continue;
      const { faults } = parseText(text);
      const bySort = grouped(faults, ({ message }) => message);
      for (const fault of faults) {
        const alike = bySort.get(fault.message) ?? [];
        const isThroughout = alike.length > most;
        if (isThroughout && fault !== alike[0]) continue;
        const { fix: _, message, ...place } = fault;
        const edits = (isThroughout ? alike : [fault]).flatMap(({ fix, span }) =>
          fix === undefined ? [] : [{ file, edit: { ...span, text: fix } }],
        );
        report({
          file,
          pointer: '',
          ...place,
          message: isThroughout ? `${message} So it is in ${alike.length - 1} more places.` : message,
          ...(edits.length > 0 && { fix: { edits } }),
        });
      }
    }
  },
};

/** Up to this number of equal faults in a file are a finding each; more were made at once, by a word processor. */
const most = 10;
