import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../content/model/diagnostics';
import { hashOf } from '../project/hash';

/** Shrunk images. Each is made once, and outside of the write lock. */
export class SmallerImages {
  readonly #folder: string;
  /** By file name and content hash; undefined for an unreadable image. */
  readonly #made = new Map<string, Uint8Array | undefined>();
  readonly #wanted = new Map<string, Buffer>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether all requested images are made. */
  get areMade(): boolean {
    return this.#wanted.size === 0;
  }

  /**
   * The shrunk image for a finding about a large one. If undefined, it is unreadable, and its finding left to a person,
   * or not made yet: `make` makes it.
   */
  of({ file }: Finding): Uint8Array | undefined {
    const bytes = readFileSync(path.join(this.#folder, file));
    const key = `${file} ${hashOf(bytes)}`;
    if (!this.#made.has(key)) this.#wanted.set(key, bytes);
    return this.#made.get(key);
  }

  async make(): Promise<void> {
    const { makeSmaller } = await import('../images/make-variant');
    for (const [key, bytes] of this.#wanted) {
      const file = key.slice(0, key.lastIndexOf(' '));
      this.#made.set(key, await makeSmaller(file, bytes).catch(() => undefined));
    }
    this.#wanted.clear();
  }
}
