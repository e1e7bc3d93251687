import { attempt } from './attempt';

/** Windows-1252 for the bytes 0x80 to 0x9f; higher bytes are as in Unicode. */
const shown = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** A byte that continues a character in UTF-8, as Windows-1252 or Latin-1 show it. */
const later = `[\u0080-\u00bf${shown}]`;
/**
 * What right texts have, too: in capitals a word that ends in such a letter, before a quotation mark or a dash (“AMANHÃ”, AMANHÃ–SEMPRE); such a
 * letter between quotation marks; and a word that ends in `â`, before such signs.
 */
const right = [
  `(?<=\\p{Lu})[ÂÃ](?:[–—]|[‘’‚“”„‹›…•](?!\\p{L}))`,
  `(?<=\\p{Lu}{2})[ÂÃ][\u00a0-\u00bf](?!\\p{L})`,
  `(?<=[“„”«»‘‚])[ÂÃ][“”‘’«»](?!\\p{L})`,
  `Â[‘’‚“”„‹›…–—]`,
  `(?<=\\p{L})â[‘’“”–—]`,
].join('|');
/** Letters and punctuation of common languages in UTF-8. Other beginnings also stand before quotation marks in right texts. */
const sequence = new RegExp(`(?!${right})(?:[ÂÃ]${later}|â${later}{2}|ð${later}{3})`, 'gu');
/** Any character in UTF-8: in a text that consists of such, and of ASCII. */
const anySequence = new RegExp(`[Â-ß]${later}|[à-ï]${later}{2}|[ð-ô]${later}{3}`, 'g');
/** The same, where right texts have them. */
const doubtful = new RegExp(`(?:${right})`, 'gu');
/** Controls that no text has, but for the sign for the next line: they come from bytes of UTF-8 alone. */
const control = /[\u0080-\u0084\u0086-\u009f]/;

/** Characters of a text that a program read in the wrong encoding. */
interface Misread {
  /** The first characters in question, where they begin, and what they were. */
  letters: string;
  offset: number;
  meant: string;
  /** The text as it was. */
  mended: string;
}

/** What a program that read a text as Windows-1252 or Latin-1 made of its UTF-8; undefined if nothing looks like it. */
export function misreadIn(text: string): Misread | undefined {
  const sequences = text.match(anySequence);
  if (!sequences) return undefined;
  const whole = decode(text);
  const isSure = sequences.length > 1 && text.replaceAll(doubtful, ' ').search(anySequence) >= 0;
  const isWhole = whole !== text && (isSure || control.test(text));
  const pattern = isWhole ? anySequence : sequence;
  for (const { 0: letters, index } of text.matchAll(pattern)) {
    const meant = decode(letters);
    if (meant === letters) continue;
    const once = isWhole ? whole : text.replace(sequence, decode);
    // A text may have been read wrongly more than once.
    return { letters, offset: index, meant, mended: misreadIn(once)?.mended ?? once };
  }
  return undefined;
}

/** Reverses the wrong decoding; returns the letters unchanged if they are not valid UTF-8. */
function decode(letters: string): string {
  const bytes: number[] = [];
  for (const letter of letters) {
    const at = shown.indexOf(letter);
    const byte = at < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + at;
    if (byte > 0xff) return letters;
    bytes.push(byte);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return attempt(() => decoder.decode(Uint8Array.from(bytes)), letters);
}
