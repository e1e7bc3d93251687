import type { Check } from '../check';
import { pointerToken } from '../diagnostics';
import { isBlank } from '../load';
import { parseOpen } from '../page-facts';
import { siteFolder } from '../routes';
import { lengthOf } from '../wording';

export const wrongLength: Check = {
  code: 'wrong-length',
  severity: 'error',
  summary: 'Every text fits its place: neither empty nor too short nor too long, in every language.',
  why: 'A text that is too long is cut off or pushes other things aside. Spanish runs a quarter longer than English, so a text that fits in one language may not fit in the other.',
  example: { file: 'finance/page.json', right: '"title": "Write to us"', wrong: '"title": ""' },
  page(context, report) {
    for (const violation of context.violationsOf('wrong-length')) {
      const { file, pointer, property, value, keyword, limit } = violation;
      const length = lengthOf(String(value));
      const said =
        file === context.dictionary?.path
          ? { message: 'This entry has no Spanish yet.', hint: 'Write it between the quotes.' }
          : explain(`"${property}"`, length, keyword === 'minLength', Number(limit));
      report({ file, pointer, ...said });
    }
    const seen = new Set<string>();
    const wrong = new Set(context.violations.map(({ pointer }) => pointer));
    for (const use of context.copies) {
      const { text: copy, own, leaf } = use;
      const { minLength, maxLength } = leaf;
      // White space alone satisfies a minimum length in the schema, but nobody can read it.
      if (copy !== '' && isBlank(copy) && !wrong.has(use.pointer)) {
        report({
          file: use.file,
          pointer: use.pointer,
          message: 'The text is blank.',
          hint: 'Write the text, or leave the property out.',
        });
      }
      // Spanish is checked where it is written: in the dictionary, once for each entry. An empty entry is already
      // found by the schema of the dictionary.
      if (own === undefined || own === '' || fits(own, minLength, maxLength) || seen.has(copy)) continue;
      seen.add(copy);
      report({
        file: context.dictionary?.path ?? '',
        pointer: pointerToken(copy),
        ...explainSpanish(own, minLength, maxLength),
      });
    }
  },
  site({ open, entries, shared }, report) {
    const seen = new Set<string>();
    for (const key of open.keys()) {
      const { copy, minLength, maxLength } = parseOpen(key);
      const text = entries[copy];
      if (typeof text !== 'string' || text === '' || fits(text, minLength, maxLength) || seen.has(copy))
        continue;
      seen.add(copy);
      report({
        file: shared?.dictionary ?? `${siteFolder}/es.json`,
        pointer: pointerToken(copy),
        ...explainSpanish(text, minLength, maxLength),
      });
    }
  },
};

function fits(text: string, minLength: number, maxLength: number): boolean {
  if (text.length <= maxLength && text.length >= 2 * minLength && text.charCodeAt(0) > 32) return true;
  const length = lengthOf(text.trim());
  return length >= minLength && length <= maxLength;
}

function explainSpanish(text: string, minLength: number, maxLength: number) {
  const length = lengthOf(text.trim());
  const isShort = length < minLength;
  return explain('The Spanish text', length, isShort, isShort ? minLength : maxLength);
}

function explain(what: string, length: number, isShort: boolean, limit: number) {
  if (length === 0) {
    return { message: `${what} is empty.`, hint: 'Write the text, or leave the property out.' };
  }
  return isShort
    ? {
        message: `${what} has ${length} characters; it needs at least ${limit}.`,
        hint: `Add ${limit - length} or more.`,
      }
    : {
        message: `${what} has ${length} characters; there is room for ${limit}.`,
        hint: `Shorten it by ${length - limit}.`,
      };
}
