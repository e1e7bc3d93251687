import { editDistance } from '../text/suggest';
import { unspacedNarrow } from '../text/unspaced';
import { hasWideLetters, wideLetters } from '../text/wide-letters';
import { isImageName } from './images';

/** The address of a mailbox or of a page, and nothing else: `visit@example.org`, `www.example.org/visit`. */
const address = /^(?:[^\s@/]+@[^\s@/]+\.\p{L}[\p{L}\p{M}]+|(?:https?:\/\/|www\.)\S+)$/iu;

/** Two letters, between which accents may stand; or a letter and a vowel that is written as a mark on it: `नाम`, `ชื่อ`, `माँ`. */
const word = /\p{L}\p{M}*(?:\p{L}|(?=\p{M})\p{Alphabetic})/u;

/** Whether copy has words to translate: `75%`, `$3.2M`, addresses and file names are the same in every language. */
export function hasWords(copy: string): boolean {
  return (word.test(copy) || hasWideWord(copy)) && !isImageName(copy) && !address.test(copy);
}

/** Whether a text has a letter of Chinese, Japanese or Korean, where one letter may be a word: `松`, `円`. */
function hasWideWord(text: string): boolean {
  return (
    hasWideLetters(text) &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
  );
}

/** Whether two texts share at least half of their words, or differ in at most three letters. */
export function isRewording(before: string, after: string): boolean {
  const [words, others] = [new Set(wordsOf(after)), wordsOf(before)];
  const shared = others.filter((word) => words.has(word)).length;
  return shared * 2 >= Math.max(words.size, others.length) || editDistance(before, after, 3) <= 3;
}

/** The words of a text in lower case. Where no spaces stand between words, pairs of letters stand for them. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) =>
      word.length > 2 && (hasWideLetters(word) || unspaced.test(word)) ? pairsOf([...word]) : word,
    );
}

const unspaced = new RegExp(`[${unspacedNarrow}]`, 'u');

function pairsOf(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/**
 * The room that a text takes, as limits count it: its letters in code points, where a wide one, of Chinese, Japanese or Korean, counts as two.
 * A text says about as much in half as many of them.
 */
export function lengthOf(text: string): number {
  return [...text].length + wideLetters(text);
}

/** A text normalized for searching: without case and accents. */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
