import { directionOf, type Language } from '../model/languages';
import { misreadIn } from '../text/misread';
import { everySpaces, firstDifference, nameOfCharacter, spaces, tidy } from '../text/plain-text';
import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

const names: Record<string, string> = {
  '\u00ad': 'soft hyphen',
  '\u034f': 'combining grapheme joiner',
  '\u115f': 'Hangul filler',
  '\u1160': 'Hangul filler',
  '\u180e': 'Mongolian vowel separator',
  '\u3164': 'Hangul filler',
  '\uffa0': 'Hangul filler',
  '\u2800': 'blank Braille pattern',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u0085': 'next line',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};
/** Cursive scripts, whose spelling uses joiners and non-joiners. */
const joining =
  '[\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Kannada}\\p{Script=Khmer}\\p{Script=Malayalam}\\p{Script=Mongolian}\\p{Script=Myanmar}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Syriac}\\p{Script=Tamil}\\p{Script=Telugu}]';
/** Characters that are invisible in every script. A flag such as that of Scotland is written with tags. */
const blank =
  '[\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0\\ufff9-\\ufffb]|\\u180e(?!\\p{Script=Mongolian})|(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0000}-\\u{e007f}]';
/** A joiner is legitimate within an emoji, and in words of cursive scripts. */
const invisible = new RegExp(
  `${blank}|\\p{NChar}|[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]|(?<!${joining})\\u200c|(?<!${joining})\\u200d(?!\\p{Extended_Pictographic})`,
  'gu',
);
/** Characters that end a line, so that the words around them are two. */
const lineEnds = /[\v\f\u0085\u2028\u2029]/;
/** Controls that come from bytes of another encoding: what stood there is unknown. */
const ofBytes = /[\u0080-\u0084\u0086-\u009f]/;
/** Directional marks are legitimate in right-to-left text only; a price among it has no letters of its own: `\u200f32,000 ¥`. */
const marks = /[\u200e\u200f\u2066-\u2069]/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const invisibleCharacter: Check = {
  code: 'invisible-character',
  severity: 'error',
  summary: 'No text contains an invisible character.',
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
 * What a document with a fault contains: the character itself, a combining accent, or space directly inside quotes.
 * JSON requires control characters to be escaped.
 */
const signs =
  /[\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\ufdd0-\ufdef\ufffe\uffff\udb40]|[\u0300-\u036f]|"[^\S\n][^"}\],:]|[^:,[{\s][^\S\n]+"|\\[tn]/;

function faultOf(text: string, language: Language): CopyFault | undefined {
  const isFromRight = rightToLeft.test(text) || directionOf(language) === 'rtl';
  const isMeant = (character: string) => marks.test(character) && isFromRight;
  const first = [...text.matchAll(invisible)].find(([character]) => !isMeant(character));
  if (!first) return untidiness(text);
  // What looks like a control is part of a letter then.
  if (misreadIn(text)) return undefined;
  const { 0: character, index } = first;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    message: `This text holds a character that nobody sees: ${names[character] ? `${names[character]} (${code})` : code}.`,
    hint: 'Remove it, or type the text again. --fix removes it where it is certain.',
    mended: ofBytes.test(text)
      ? undefined
      : text
          .replace(invisible, (character) =>
            isMeant(character) ? character : lineEnds.test(character) ? '\n' : '',
          )
          .replaceAll(everySpaces, ' ')
          .trim(),
    part: { offset: index, length: character.length },
  };
}

/** Surrounding space, space within that pages show as one, or decomposed accents, as some programs on macOS write them. */
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
    message: 'An accent in this text is a character of its own: it looks the same, and is not found.',
    hint: 'Type the letter again.',
    mended,
    part: { offset, length: inA.length + 1 },
  };
}
