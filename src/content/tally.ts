/** How often each text occurs; a text that no longer occurs is forgotten. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  remove(text: string): void {
    const count = this.#counts.get(text) ?? 0;
    if (count > 1) this.#counts.set(text, count - 1);
    else this.#counts.delete(text);
  }

  has(text: string): boolean {
    return this.#counts.has(text);
  }

  /** The texts that occur, each once. */
  keys(): Iterable<string> {
    return this.#counts.keys();
  }

  /** The texts that occur more than once. */
  *repeated(): Iterable<string> {
    for (const [text, count] of this.#counts) if (count > 1) yield text;
  }
}
