/** Copy that its page's own dictionary lacks, with the limits of its place: in code points. */
export interface LackedText {
  copy: string;
  minLength: number;
  maxLength: number;
  isInline?: true;
}

/** Counts the uses of lacked texts: a text may be used with several limits. */
export class LackedTexts {
  readonly #uses = new Map<string, { text: LackedText; count: number }[]>();

  add(text: LackedText): void {
    const uses = this.#uses.get(text.copy);
    const same = uses?.find((use) => isSame(use.text, text));
    if (same) same.count++;
    else if (uses) uses.push({ text, count: 1 });
    else this.#uses.set(text.copy, [{ text, count: 1 }]);
  }

  remove(text: LackedText): void {
    const uses = this.#uses.get(text.copy) ?? [];
    for (const use of uses) if (isSame(use.text, text)) use.count--;
    const left = uses.filter(({ count }) => count > 0);
    if (left.length > 0) this.#uses.set(text.copy, left);
    else this.#uses.delete(text.copy);
  }

  /** The distinct texts, whatever their limits. */
  copies(): Iterable<string> {
    return this.#uses.keys();
  }

  has(copy: string): boolean {
    return this.#uses.has(copy);
  }

  /** The texts, each once with each of its limits. */
  *values(): Iterable<LackedText> {
    for (const uses of this.#uses.values()) for (const { text } of uses) yield text;
  }
}

function isSame(one: LackedText, other: LackedText): boolean {
  return (
    one.copy === other.copy &&
    one.minLength === other.minLength &&
    one.maxLength === other.maxLength &&
    one.isInline === other.isInline
  );
}
