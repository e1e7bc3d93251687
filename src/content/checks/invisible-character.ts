import { directionOf, isWrittenIn, type Language } from '../model/languages';
import { firstInvisible, withoutInvisible } from '../text/invisible';
import { firstMixedWord } from '../text/look-alikes';
import { misreadIn } from '../text/misread';
import { firstDifference, nameOfCharacter, onOneLine, spaces, tidy } from '../text/plain-text';
import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

export const invisibleCharacter: Check = {
  code: 'invisible-character',
  severity: 'error',
  summary: 'No text contains an invisible character, or a letter of another alphabet in a word.',
  why: 'Searching does not find the word, and lines break in unexpected places.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre el di\u00adnero."',
  },
  page(context, report) {
    reportCopy(context, report, signs, faultOf);
  },
};

/**
 * What a document with a fault contains: the character itself, a combining mark, a part of a Korean syllable, a Greek or Cyrillic letter, or space
 * directly inside quotes.
 * JSON requires control characters to be escaped.
 */
const signs =
  /[\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\ufdd0-\ufdef\ufffe\uffff\u{e0000}-\u{e007f}]|\p{M}|[\u0370-\u052f\u1100-\u11ff]|"[^\S\n][^"}\],:]|[^:,[{\s][^\S\n]+"|\\[bfnrt]/u;

function faultOf(text: string, language: Language): CopyFault | undefined {
  const direction = directionOf(language);
  const first = firstInvisible(text, direction);
  if (!first) return untidiness(text) ?? mixture(text, language);
  // What looks like a control is part of a letter then.
  if (misreadIn(text)) return undefined;
  const { character, offset } = first;
  const visible = withoutInvisible(text, direction);
  return {
    message: `This text holds a character that nobody sees: ${nameOfCharacter(character)}.`,
    hint: 'Remove it, or type the text again. --fix removes it where it is certain.',
    mended: visible && onOneLine(visible).trim(),
    part: { offset, length: character.length },
  };
}

/** A word with a letter of another alphabet, in a language that does not have it. */
function mixture(text: string, language: Language): CopyFault | undefined {
  const mixed = firstMixedWord(text);
  if (!mixed || isWrittenIn(mixed.letter, language)) return undefined;
  const { letter, offset, word, mended } = mixed;
  return {
    message: `A letter of "${word}" is from another alphabet: it looks the same, but a search does not find the word.`,
    hint: 'Type the word again.',
    mended,
    part: { offset, length: letter.length },
  };
}

/** Surrounding space, space within that pages show as one, or letters in parts, as some programs on macOS write them. */
function untidiness(text: string): CopyFault | undefined {
  const mended = tidy(text);
  if (mended === text || mended === '') return undefined;
  const [before = ''] = /^\s+/.exec(text) ?? [];
  const [after = ''] = /\s+$/.exec(text) ?? [];
  if (before !== '' || after !== '') {
    const part =
      before === ''
        ? { offset: text.length - after.length, length: after.length }
        : { offset: 0, length: before.length };
    const place = before === '' ? 'ends' : 'begins';
    return {
      message: `This text ${place} with ${nameOfCharacter((before || after).charAt(0))}.`,
      hint: 'Remove it.',
      mended,
      part,
    };
  }
  const run = spaces.exec(text);
  if (run) {
    const [kind = ''] = /[\t\n\r]/.exec(run[0]) ?? [];
    return {
      message: `This text holds ${nameOfCharacter(kind)}.`,
      hint: 'Write one space in its place.',
      mended,
      part: { offset: run.index, length: run[0].length },
    };
  }
  const { offset, inA } = firstDifference(text, mended);
  return {
    message:
      'A letter of this text is written in parts, such as an accent of its own: it looks the same, and is not found.',
    hint: 'Type the letter again.',
    mended,
    part: { offset, length: inA.length + 1 },
  };
}
