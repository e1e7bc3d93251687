/** Counts occurrences of texts; a text that no longer occurs is removed. */
export class Tally {
  readonly #counts = new Map<string, number>();
  readonly #repeated = new Set<string>();

  add(text: string): void {
    const count = this.#counts.get(text) ?? 0;
    this.#counts.set(text, count + 1);
    if (count === 1) this.#repeated.add(text);
  }

  remove(text: string): void {
    const count = this.#counts.get(text) ?? 0;
    if (count > 1) this.#counts.set(text, count - 1);
    else this.#counts.delete(text);
    if (count === 2) this.#repeated.delete(text);
  }

  has(text: string): boolean {
    return this.#counts.has(text);
  }

  /** The distinct texts. */
  keys(): Iterable<string> {
    return this.#counts.keys();
  }

  /** The texts that occur more than once. */
  get repeated(): ReadonlySet<string> {
    return this.#repeated;
  }
}
