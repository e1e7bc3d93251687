import { inLatin } from './look-alikes';
import { gapBetween } from './wide-letters';

/**
 * Invisible characters: soft hyphens, joiners, bidirectional marks, byte order marks, code points that no character has, and control
 * characters other than spaces.
 */
const unseen =
  /(?!\s|\u0085)\p{Cc}|\p{NChar}|[\u00ad\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/gu;

/**
 * Line breaks and tabs, which pages show as one space, with the spaces around them. Several spaces in a row are a habit of typing that
 * pages do not show, and no mistake.
 */
export const spaces = / *[\t\n\r][ \t\n\r]*/;
const everySpaces = new RegExp(spaces, 'g');

/** A text as one line: with what pages show in place of line breaks and tabs. */
export function onOneLine(text: string): string {
  return text.replaceAll(everySpaces, (run, at: number) =>
    /[\n\r]/.test(run) ? gapBetween(text.slice(0, at), text.slice(at + run.length)) : ' ',
  );
}

/** Letters with combining marks, and the parts of Korean syllables. */
const parts = /\P{M}\p{M}+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\uac00-\ud7a3][\u11a8-\u11c2]/gu;

/**
 * A text with each letter and its marks in one character where there is one. Unlike NFC it leaves letters that have one already as they are: NFC
 * takes those of Hindi and Bengali apart that keyboards write, and rewrites Japanese names with another form of a character.
 */
export function composed(text: string): string {
  return text.replaceAll(parts, (written) => {
    const whole = written.normalize('NFC');
    return whole.length < written.length ? whole : written;
  });
}

/** A text in composed form, without surrounding space, line breaks and tabs: as it should be written. */
export function tidy(text: string): string {
  return onOneLine(composed(text).trim());
}

/**
 * Whether two different texts look the same: they only differ in kinds of spaces and hyphens, invisible characters, or letters of alphabets that look alike.
 */
export function lookAlike(a: string, b: string): boolean {
  return a !== b && appearanceOf(a) === appearanceOf(b);
}

/** A text as its entry should be written: without invisible characters and repeated spaces. */
export function asSeen(text: string): string {
  return withSingleSpaces(tidy(text.replaceAll(unseen, '')));
}

/** A text with one space in place of several. */
export function withSingleSpaces(text: string): string {
  return text.replaceAll(/ {2,}/g, ' ');
}

/** What a text looks like: texts that look the same have the same. */
export function appearanceOf(text: string): string {
  return inLatin(tidy(text.replaceAll(unseen, '')).normalize('NFC'))
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ');
}

const names: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\t': 'a tab',
  '\n': 'a line break',
  '-': 'a hyphen',
};

/** Characters that nobody sees, or tells from another one. */
const unseenNames: Readonly<Record<string, string>> = {
  '\u0085': 'a next line',
  '\u00a0': 'a no-break space',
  '\u00ad': 'a soft hyphen',
  '\u034f': 'a combining grapheme joiner',
  '\u115f': 'a Hangul filler',
  '\u1160': 'a Hangul filler',
  '\u180e': 'a Mongolian vowel separator',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2011': 'a no-break hyphen',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u202f': 'a narrow no-break space',
  '\u2060': 'a word joiner',
  '\u2800': 'a blank Braille pattern',
  '\u3164': 'a Hangul filler',
  '\ufeff': 'a byte order mark',
  '\uffa0': 'a Hangul filler',
};

/** The name of a confusable or invisible character for editors: `a no-break space (U+00A0)`. */
export function nameOfCharacter(character: string): string {
  const [name, unseenName] = [names[character], unseenNames[character]];
  if (name !== undefined) return name;
  if (unseenName !== undefined) return `${unseenName} (${codeOfCharacter(character)})`;
  if (/^\p{M}$/u.test(character)) return `an accent of its own (${codeOfCharacter(character)})`;
  return /[\p{L}\p{N}]/u.test(character) ? `"${character}"` : codeOfCharacter(character);
}

/** The code point of a character as Unicode writes it: `U+00A0`. */
export function codeOfCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Where two texts start to differ, in UTF-16 units, and the character of each there; empty at its end. */
export function firstDifference(a: string, b: string): { offset: number; inA: string; inB: string } {
  let offset = 0;
  while (offset < a.length && a[offset] === b[offset]) offset++;
  const at = (text: string) =>
    String.fromCodePoint(...[text.codePointAt(offset)].filter((code) => code !== undefined));
  return { offset, inA: at(a), inB: at(b) };
}
