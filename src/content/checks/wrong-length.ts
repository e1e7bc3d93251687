import type { Check } from '../context';
import { lengthOf } from '../copy-uses';
import { pointerToken } from '../diagnostics';

export const wrongLength: Check = {
  code: 'wrong-length',
  severity: 'error',
  summary: 'Every text fits its place: neither empty nor too short nor too long, in every language.',
  run(context, report) {
    for (const { file, pointer, property, value, keyword, limit } of context.violations('wrong-length')) {
      const length = lengthOf(String(value));
      report({ file, pointer, ...explain(`"${property}"`, length, keyword === 'minLength', Number(limit)) });
    }
    // Spanish is checked where it is written: in the dictionary, once for each entry.
    const seen = new Set<string>();
    for (const { copy, translation, minLength, maxLength } of context.copyUses) {
      if (!translation) continue;
      const length = lengthOf(translation.text.trim());
      if (length >= minLength && length <= maxLength) continue;
      // An empty entry is already found by the schema of the dictionary.
      if (translation.text === '') continue;
      const id = `${translation.file} ${copy}`;
      if (seen.has(id)) continue;
      seen.add(id);
      const tooShort = length < minLength;
      report({
        file: translation.file,
        pointer: pointerToken(copy),
        ...explain('The Spanish text', length, tooShort, tooShort ? minLength : maxLength),
      });
    }
    // White space alone satisfies a minimum length in the schema, but nobody can read it.
    for (const { copy, file, pointer } of context.copyUses) {
      if (copy !== '' && copy.trim() === '') {
        report({
          file,
          pointer,
          message: 'The text is blank.',
          hint: 'Write the text, or leave the property out.',
        });
      }
    }
  },
};

function explain(
  what: string,
  length: number,
  tooShort: boolean,
  limit: number,
): { message: string; hint: string } {
  if (length === 0) {
    return { message: `${what} is empty.`, hint: 'Write the text, or leave the property out.' };
  }
  return tooShort
    ? {
        message: `${what} has ${length} characters; it needs at least ${limit}.`,
        hint: `Add ${limit - length} or more.`,
      }
    : {
        message: `${what} has ${length} characters; there is room for ${limit}.`,
        hint: `Shorten it by ${length - limit}.`,
      };
}
