import type { Check } from '../check';
import { parseText } from '../json/parse';
import { lostCharacter } from '../load';

export const brokenCharacter: Check = {
  code: 'broken-character',
  severity: 'error',
  summary: 'No text holds a character that was lost on the way.',
  why: 'Visitors would see \ufffd in the middle of a word.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre el diner\ufffd."',
  },
  page({ files }, report) {
    for (const file of files) {
      const offset = file.text.indexOf(lostCharacter);
      // Outside of a text it is a mistake in the JSON.
      if (offset < 0 || parseText(file.text).faults.length > 0) continue;
      report({
        file: file.path,
        pointer: '',
        span: { offset, length: 1 },
        message: 'A character was lost here: the file is not UTF-8, or was not when it was last saved.',
        hint: 'Write the character again and save the file as UTF-8.',
      });
    }
  },
};
