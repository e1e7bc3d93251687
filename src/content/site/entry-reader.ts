import { textOfEntry, translationIn } from './load';

/**
 * Reads the entries of a dictionary for one text of a document after the other, and knows which were never asked for.
 * Dictionaries are written in the order of their document, so the entry behind the last one is tried first: comparing
 * two texts costs a fraction of looking one up.
 */
export class EntryReader {
  readonly #dictionary: unknown;
  /** Of all entries, in their order; of `$schema` too. */
  readonly names: readonly string[];
  readonly #texts: readonly unknown[];
  /** All entries before this one have been asked for. */
  #next = 0;
  #others: Set<string> | undefined;

  constructor(dictionary: unknown) {
    const isObject = typeof dictionary === 'object' && dictionary !== null;
    this.#dictionary = dictionary;
    this.names = isObject ? Object.keys(dictionary) : [];
    this.#texts = isObject ? Object.values(dictionary) : [];
    while (this.names[this.#next]?.startsWith('$')) this.#next++;
  }

  /** The translation of a text; empty when the entry is not text, undefined when there is none. */
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
    return this.names.slice(this.#next).filter((name) => !this.#others?.has(name) && !name.startsWith('$'));
  }
}
