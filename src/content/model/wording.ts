import { editDistance } from '../text/suggest';
import { isImageName } from './images';

/** The address of a mailbox or of a page, and nothing else: `visit@example.org`, `www.example.org/visit`. */
const address = /^(?:[^\s@/]+@[^\s@/]+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+)$/iu;

/** Whether copy has words to translate: `75%`, `$3.2M`, addresses and file names are the same in every language. */
export function hasWords(copy: string): boolean {
  return /\p{L}{2}/u.test(copy) && !isImageName(copy) && !address.test(copy);
}

/** Whether two texts share at least half of their words, or differ in at most three letters. */
export function isRewording(before: string, after: string): boolean {
  const words = new Set(after.toLowerCase().split(/\s+/));
  const others = before.toLowerCase().split(/\s+/);
  const shared = others.filter((word) => words.has(word)).length;
  return shared * 2 >= Math.max(words.size, others.length) || editDistance(before, after) <= 3;
}

/** The length of a text in code points, as people count. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** A text normalized for searching: without case and accents. */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
