/** Does one thing after another: each begins when those before it have ended, well or not. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** @returns what the work returns, once it has had its turn */
  take<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => {});
    return next;
  }

  /** Resolves when everything begun so far has ended. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
