import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFacts } from '../../content/site/page-facts';
import { hashOf } from '../project/hash';
import { keepNewest, writeWhole } from './cache';
import { inCache } from './place';

/** What is kept of a page between two looks at it. */
export interface Entry {
  /** Sizes and times of its files. Equal ones mean an equal page. */
  stamp: string;
  /** Of what its files say: a fresh checkout has new times and the same content. */
  hash: string;
  facts: PageFacts;
}

/**
 * What is known of pages from one run to the next, in a file with a line for each. What is new is added at its end, where a
 * later line counts.
 */
export class PageCache {
  readonly #file: string;
  /** Lines as they were read, parsed when their page is looked at: all of them at once would double the memory. */
  readonly #before = new Map<string, string>();
  readonly #entries = new Map<string, Entry>();
  /** Pages that the file does not know as they are. */
  readonly #unsaved = new Set<string>();
  #lines = 0;

  /** Reads what was known. When the file cannot be read, everything is checked again. */
  constructor(file: string) {
    this.#file = file;
    try {
      for (const line of readFileSync(file, 'latin1').split('\n')) {
        const id = line.slice(0, line.indexOf('\t'));
        if (id === '') continue;
        this.#before.set(id, line.slice(id.length + 1));
        this.#lines++;
      }
    } catch {
      // The first run.
    }
  }

  /** What was known of a page; undefined for a line that is not as it was written: whoever was killed meanwhile has left half of it. */
  before(id: string): Entry | undefined {
    const line = this.#before.get(id);
    if (line === undefined) return undefined;
    const end = line.lastIndexOf('\t');
    const json = line.slice(0, end);
    return line.slice(end + 1) === sealOf(id, json) ? JSON.parse(json) : undefined;
  }

  /** What is known of a page now. */
  get(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** @param isNew whether the file does not know it so */
  set(id: string, entry: Entry, isNew: boolean): void {
    this.#entries.set(id, entry);
    if (isNew) this.#unsaved.add(id);
  }

  delete(id: string): void {
    this.#entries.delete(id);
    this.#unsaved.delete(id);
  }

  /** Adds what is new to the file; when most of its lines are old ones, all are written anew. */
  save(): void {
    this.#before.clear();
    if (this.#unsaved.size === 0) return;
    const isAdded = this.#lines > 0 && this.#lines + this.#unsaved.size < 2 * this.#entries.size;
    try {
      if (isAdded) for (const lines of this.#linesOf(this.#unsaved)) appendFileSync(this.#file, lines);
      else {
        writeWhole(this.#file, this.#linesOf(this.#entries.keys()));
        keepNewest(path.dirname(this.#file), keptFiles);
      }
    } catch {
      // A cache that cannot be written only costs time.
    }
  }

  /** What the file holds of pages, in pieces: all of it at once would double the memory. */
  *#linesOf(ids: Iterable<string>): Iterable<string> {
    // The line before may be half a line.
    let lines = '\n';
    for (const id of ids) {
      const json = inAscii(JSON.stringify(this.#entries.get(id)));
      lines += `${id}\t${json}\t${sealOf(id, json)}\n`;
      if (lines.length < 100_000) continue;
      yield lines;
      lines = '';
    }
    yield lines;
  }
}

/** One for each folder and version of the checks: more than anyone works with, and than the tests of one run do. */
const keptFiles = 50;

/** Ends a line: the hash of what stands in it. */
function sealOf(id: string, json: string): string {
  return hashOf(`${id}\t${json}`);
}

/** JSON of the same value in ASCII alone, which is read twice as fast and takes half the memory. */
function inAscii(json: string): string {
  return json.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Where what is known of a folder is kept. @param key of the inputs: other checks, and other settings, may know otherwise */
export function cacheFileOf(folder: string, key: string, settings: unknown): string {
  const name = `${hashOf(path.resolve(folder) + JSON.stringify(settings))}-${key}.json`;
  return inCache('validate-pages', name);
}
