import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFacts } from '../../content/site/page-facts';
import { attempt } from '../../content/text/attempt';
import { hashOf } from '../project/hash';
import { hashOfPage, type PageTexts } from '../read/page-files';
import { keepNewest, writeWhole } from './cache';
import { inCache } from './place';
import { stampOf } from './stamp';

/** What is cached of a page. */
interface Entry {
  /** Sizes and times of its files. An equal stamp means an unchanged page. */
  stamp: string;
  /** Hash of its files' content: a fresh checkout has new times but the same content. */
  hash: string;
  facts: PageFacts;
}

/**
 * Caches pages between runs in a file with one line per page. New entries are appended, and the last line for a page
 * wins.
 */
export class PageCache {
  readonly #file: string;
  readonly #folder: string;
  readonly #started: number;
  /** Unparsed lines, parsed on demand: parsing all at once would double the memory. */
  readonly #before = new Map<string, string>();
  readonly #entries = new Map<string, Entry>();
  /** Pages whose entries are not in the file yet. */
  readonly #unsaved = new Set<string>();
  #lines = 0;

  /**
   * Reads the cache file. If it cannot be read, everything is checked again.
   *
   * @param folder of the site
   * @param started when its full scan began
   */
  constructor(file: string, folder: string, started: number) {
    this.#file = file;
    this.#folder = folder;
    this.#started = started;
    const lines = attempt(() => readFileSync(file, 'latin1').split('\n'), []);
    for (const line of lines) {
      const id = line.slice(0, line.indexOf('\t'));
      if (id === '') continue;
      this.#before.set(id, line.slice(id.length + 1));
      this.#lines++;
    }
  }

  /**
   * The entry of a page as of the full scan, taken over from earlier runs if its files are unchanged.
   *
   * @param files of the page, relative to the folder
   * @param inspect collects the facts
   */
  scanned(
    id: string,
    files: readonly string[],
    read: () => PageTexts,
    inspect: (texts: PageTexts) => PageFacts,
  ): Entry {
    const cached = this.#cached(id);
    const paths = files.map((file) => `${this.#folder}/${file}`);
    const stamp = stampOf(paths, this.#started);
    if (cached && stamp !== '' && cached.stamp === stamp) {
      this.#entries.set(id, cached);
      return cached;
    }
    const texts = read();
    const hash = hashOfPage(texts);
    const entry = cached?.hash === hash ? { ...cached, stamp } : { stamp, hash, facts: inspect(texts) };
    this.set(id, entry);
    return entry;
  }

  /**
   * The entry of a page from earlier runs; undefined if its line is damaged, for example half written by a killed
   * process.
   */
  #cached(id: string): Entry | undefined {
    const line = this.#before.get(id);
    if (line === undefined) return undefined;
    const end = line.lastIndexOf('\t');
    const json = line.slice(0, end);
    return line.slice(end + 1) === sealOf(id, json) ? JSON.parse(json) : undefined;
  }

  /** The hash of a page's files as of the full scan; empty if the page has changed since. */
  hashOf(id: string): string {
    return this.#entries.get(id)?.hash ?? '';
  }

  /** Sets the entry of a page, which the file lacks. */
  set(id: string, entry: Entry): void {
    this.#entries.set(id, entry);
    this.#unsaved.add(id);
  }

  delete(id: string): void {
    this.#entries.delete(id);
    this.#unsaved.delete(id);
  }

  /** Appends new entries to the file, or rewrites it if most of its lines are outdated. */
  save(): void {
    this.#before.clear();
    if (this.#unsaved.size === 0) return;
    const isAdded = this.#lines > 0 && this.#lines + this.#unsaved.size < 2 * this.#entries.size;
    // A cache that cannot be written only costs time.
    attempt(() => {
      if (isAdded) for (const lines of this.#linesOf(this.#unsaved)) appendFileSync(this.#file, lines);
      else {
        writeWhole(this.#file, this.#linesOf(this.#entries.keys()));
        keepNewest(path.dirname(this.#file), keptFiles);
      }
    });
  }

  /** The lines of pages, in chunks: all at once would double the memory. */
  *#linesOf(ids: Iterable<string>): Iterable<string> {
    // The file may end in an incomplete line.
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

/** One file per folder and version of the checks: more than anyone works with, and more than one test run needs. */
const keptFiles = 50;

/** The hash at the end of a line. */
function sealOf(id: string, json: string): string {
  return hashOf(`${id}\t${json}`);
}

/** Escapes JSON to ASCII, which is read twice as fast and takes half the memory. */
function inAscii(json: string): string {
  return json.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Names the cache file of a folder for the settings of its site.
 *
 * @param key of the inputs: other checks or settings may give other results
 */
export function cacheFileOf(folder: string, key: string): (settings: unknown) => string {
  const place = path.resolve(folder);
  return (settings) => inCache('validate-pages', `${hashOf(place + JSON.stringify(settings))}-${key}.json`);
}
