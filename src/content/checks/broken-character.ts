import { findBrokenCharacter } from '../json/broken-character';
import { parseText } from '../json/parse';
import type { Check } from './core/check';

export const brokenCharacter: Check = {
  code: 'broken-character',
  severity: 'error',
  summary: 'No text contains a replacement character or half a character.',
  why: 'Visitors would see \ufffd in the middle of a word.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre el diner\ufffd."',
  },
  page({ files }, report) {
    for (const file of files) {
      const broken = findBrokenCharacter(file.text);
      // Outside of strings it is a JSON syntax error.
      if (!broken || parseText(file.text).faults.length > 0) continue;
      const { offset, length, isHalf } = broken;
      report({ file: file.path, pointer: '', span: { offset, length }, ...(isHalf ? half : lost) });
    }
  },
};

const lost = {
  message: 'A character was lost here: the file is not UTF-8, or was not when it was last saved.',
  hint: 'Write the character again and save the file as UTF-8.',
};

const half = {
  message:
    'Half a character stands here: a tool has cut the text in the middle of an emoji or a rare letter.',
  hint: 'Write the character again, or remove what is left of it.',
};
