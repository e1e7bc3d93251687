import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../content/model/diagnostics';
import { hashOf } from '../project/hash';

/** One file that was changed, and what was done to it. */
export interface Change {
  file: string;
  what: string;
}

/** Smaller images, which are made once, and not while others wait to write. */
export class SmallerImages {
  readonly #folder: string;
  /** By the name of the image and the hash of its bytes; undefined when it cannot be read. */
  readonly #made = new Map<string, Uint8Array | undefined>();
  readonly #wanted = new Map<string, Buffer>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether all that was asked for is made. */
  get areMade(): boolean {
    return this.#wanted.size === 0;
  }

  /**
   * The smaller image of a finding about a large one; undefined when there is none, or none yet: then `make` makes it.
   * What cannot be read keeps its finding, for a person to mend.
   */
  of({ file }: Finding): Uint8Array | undefined {
    const bytes = readFileSync(path.join(this.#folder, file));
    const key = `${file} ${hashOf(bytes)}`;
    if (!this.#made.has(key)) this.#wanted.set(key, bytes);
    return this.#made.get(key);
  }

  /** Makes what was asked for. */
  async make(): Promise<void> {
    const { makeSmaller } = await import('../images/make-variant');
    for (const [key, bytes] of this.#wanted) {
      const file = key.slice(0, key.lastIndexOf(' '));
      this.#made.set(key, await makeSmaller(file, bytes).catch(() => undefined));
    }
    this.#wanted.clear();
  }
}
