import type { Check } from '../context';
import { findSyntaxErrors } from '../syntax';

export const jsonSyntax: Check = {
  code: 'json-syntax',
  severity: 'error',
  summary: 'Every document is JSON.',
  run({ site }, report) {
    for (const source of site.sources.values()) {
      if (!source.isBroken) continue;
      for (const error of findSyntaxErrors(source.text)) report({ file: source.path, pointer: '', ...error });
    }
  },
};
