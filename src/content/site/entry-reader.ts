import { isEntry } from '../model/machine-texts';
import { textOfEntry, translationIn } from './load';

/**
 * Reads the entries of a dictionary for the texts of a document in turn, and knows which were never read. Dictionaries
 * are written in document order, so the next entry is tried first: comparing two texts is much cheaper than a lookup.
 */
export class EntryReader {
  readonly #dictionary: unknown;
  /** Of all entries in order, including `$schema`. */
  readonly names: readonly string[];
  readonly #texts: readonly unknown[];
  /** All entries before this index have been read. */
  #next = 0;
  #others: Set<string> | undefined;

  constructor(dictionary: unknown) {
    const isObject = typeof dictionary === 'object' && dictionary !== null;
    this.#dictionary = dictionary;
    this.names = isObject ? Object.keys(dictionary) : [];
    this.#texts = isObject ? Object.values(dictionary) : [];
    const first = this.names.findIndex(isEntry);
    this.#next = first < 0 ? this.names.length : first;
  }

  /** The translation of a text; empty if the entry is not text, undefined if there is none. */
  read(copy: string): string | undefined {
    if (this.names[this.#next] === copy) {
      return textOfEntry(this.#texts[this.#next++]);
    }
    const text = translationIn(this.#dictionary, copy);
    if (text !== undefined) {
      this.#others ??= new Set();
      this.#others.add(copy);
    }
    return text;
  }

  /** The entries that were not read. */
  get unused(): readonly string[] {
    if (this.#next === this.names.length) return [];
    return this.names.slice(this.#next).filter((name) => isEntry(name) && !this.#others?.has(name));
  }
}
