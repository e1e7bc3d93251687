import { tidy } from './plain-text';
import { unspacedNarrow } from './unspaced';

type Direction = 'ltr' | 'rtl';

/** Cursive scripts, whose spelling uses joiners and non-joiners. */
const joining =
  '[\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Kannada}\\p{Script=Khmer}\\p{Script=Malayalam}\\p{Script=Mongolian}\\p{Script=Myanmar}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Syriac}\\p{Script=Tamil}\\p{Script=Telugu}]';
/** Scripts without spaces between words, in which a zero-width space says where a word ends. */
const unspaced = `[${unspacedNarrow}\\p{Script=Tibetan}\\p{Script=Javanese}\\p{Script=Balinese}\\p{Script=Tai_Tham}]`;
/** Characters that are invisible in every script. A flag such as that of Scotland is written with tags. */
const blank =
  '[\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0\\ufff9-\\ufffb]|\\u180e(?!\\p{Script=Mongolian})|(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0000}-\\u{e007f}]';
/** Outside the words of cursive scripts, whose endings are also added to foreign words, digits and quotes: `PDF\u200cها`. */
const outside = `(?<!${joining}\\p{M}*|[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}](?=.${joining}))`;
/** A joiner is legitimate within an emoji, and in words of cursive scripts. */
const invisible = new RegExp(
  `${blank}|\\p{NChar}|[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]|(?<!${unspaced})\\u200b(?!${unspaced})|${outside}\\u200c|${outside}\\u200d(?!\\p{Extended_Pictographic})`,
  'gu',
);
/** Characters that end a line, so that the words around them are two. */
const lineEnds = /[\v\f\u0085\u2028\u2029]/;
/** Controls that come from bytes of another encoding: what stood there is unknown. */
const ofBytes = /[\u0080-\u0084\u0086-\u009f]/;
/** Directional marks are legitimate in right-to-left text only; a price among it has no letters of its own: `\u200f32,000 ¥`. */
const marks = /[\u200e\u200f\u2066-\u2069]/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Which directional marks a text may have: all from right to left, otherwise none. */
function meantIn(text: string, direction: Direction): (character: string) => boolean {
  const isFromRight = rightToLeft.test(text) || direction === 'rtl';
  return (character) => marks.test(character) && isFromRight;
}

/** The first character of a text that nobody sees and nobody means. */
export function firstInvisible(
  text: string,
  direction: Direction,
): { character: string; offset: number } | undefined {
  const isMeant = meantIn(text, direction);
  for (const { 0: character, index } of text.matchAll(invisible))
    if (!isMeant(character)) return { character, offset: index };
  return undefined;
}

/** A text without such characters, with line breaks for those that end a line; undefined where something else stood in their place. */
export function withoutInvisible(text: string, direction: Direction): string | undefined {
  if (ofBytes.test(text)) return undefined;
  const isMeant = meantIn(text, direction);
  return text.replace(invisible, (character) =>
    isMeant(character) ? character : lineEnds.test(character) ? '\n' : '',
  );
}

/** Whether a text has no such characters, and is tidy. */
export function isTidy(text: string, direction: Direction): boolean {
  return firstInvisible(text, direction) === undefined && tidy(text) === text;
}
