import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectFindings, inspect, setShared } from '../content/check-site';
import type { Finding } from '../content/diagnostics';
import { imageTypes } from '../content/images';
import { loadSource, type SourceFile, sitePage } from '../content/load';
import { missingTexts } from '../content/missing-texts';
import type { PageFacts } from '../content/page-facts';
import { notFoundId, siteFolder } from '../content/routes';
import type { SchemaSet } from '../content/schemas';
import { SiteContext } from '../content/site-context';
import { read } from './files';
import { hashOf } from './hash';
import { type Inspected, inspectPage } from './inspect-pages';
import { digestOfPage, type PageFiles, pageOf, readText, readTexts } from './page-files';
import { projectRoot, reason, UsageError } from './project';

/** What is kept of a page between two looks at it. */
interface Entry {
  /** Sizes and times of its files. Equal ones mean an equal page. */
  stamp: string;
  /** Of what its files say: a fresh checkout has new times and the same content. */
  hash: string;
  facts: PageFacts;
}

/** Below this number of pages, reading a cache costs as much as it saves. */
const cachedByDefaultFrom = 200;

/** Reading this many pages takes longer than starting a thread for it. */
const perThread = 2000;

/**
 * Checks the folder of a site and keeps what it learned, so that looking again costs what has changed. Documents are
 * read one after the other and not kept: memory does not grow with the text of the site.
 */
export class Checker {
  readonly #folder: string;
  readonly #schemas: SchemaSet;
  readonly #cacheFileOf: (() => string) | undefined;
  #cacheFile: string | undefined;
  readonly #cachedFrom: number;
  readonly #cached = new Map<string, string>();
  readonly #entries = new Map<string, Entry>();
  readonly #files = new Set<string>();
  readonly #brokenImages = new Map<string, string>();
  /** Pages that the cache does not know as they are. */
  readonly #unsaved = new Set<string>();
  #linesInCache = 0;
  readonly #context: SiteContext;
  /** Files whose time is so new that they may change again without a new time. */
  #started = Date.now();

  /**
   * @param folder the folder of the site
   * @param cacheFileOf says where what was learned is kept until the next run; without it nothing is
   * @param cachedFrom from how many pages on it is
   */
  constructor(
    folder: string,
    schemas: SchemaSet,
    cacheFileOf?: () => string,
    cachedFrom = cachedByDefaultFrom,
  ) {
    this.#cachedFrom = cachedFrom;
    this.#folder = folder;
    this.#schemas = schemas;
    this.#cacheFileOf = cacheFileOf;
    const folderOf = { files: this.#files, brokenImages: this.#brokenImages };
    this.#context = new SiteContext({ ...folderOf, read: (file) => this.read(file) }, schemas);
  }

  /** How many page documents there are. */
  get pages(): number {
    return this.#context.pages.size;
  }

  /** Every page, and another text for other files of it: empty where nothing is kept. */
  *known(): Iterable<{ facts: PageFacts; digest: string }> {
    for (const facts of this.#context.all()) {
      if (facts.id !== siteFolder) yield { facts, digest: this.#entries.get(facts.id)?.hash ?? '' };
    }
  }

  /** What is known of a page; undefined when there is none. */
  facts(id: string): PageFacts | undefined {
    return this.#context.pages.get(id);
  }

  /** Every file of the site. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** What the shared dictionary says of a text. */
  shared(copy: string): string | undefined {
    return this.#context.entries[copy];
  }

  /** Looks at the whole folder. @throws UsageError when it or a file in it cannot be read */
  async scan(): Promise<void> {
    this.#started = Date.now();
    this.#files.clear();
    this.#brokenImages.clear();
    this.#list('');
    const isLarge = this.#files.size > 2 * this.#cachedFrom;
    if (isLarge) {
      this.#cacheFile = this.#cacheFileOf?.();
      this.#loadCache();
    }
    const isCached = isLarge && this.#cacheFile !== undefined;
    const ids = new Set<string>();
    const unknown: PageFiles[] = [];
    for (const file of this.#files) {
      const id = pageIdOf(file);
      if (id === undefined) continue;
      ids.add(id);
      if (this.#cached.has(id)) this.#look(id, isCached);
      else unknown.push({ id, hasDictionary: this.#files.has(`${id}/es.json`) });
    }
    const keep = ({ facts, digest }: Inspected) => {
      const stamp = isCached ? this.#stamp(facts.file, facts.dictionary) : '';
      this.#unsaved.add(facts.id);
      this.#keep(facts.id, { stamp, hash: digest, facts });
    };
    const inspection = { folder: this.#folder, hasDigests: isCached };
    if (unknown.length < perThread) {
      for (const files of unknown) keep(inspectPage(inspection, files, this.#schemas));
    } else {
      const { inThreads } = await import('./threads');
      await inThreads('inspect', inspection, unknown, { keep, perThread });
    }
    for (const id of [...this.#context.pages.keys()]) if (!ids.has(id)) this.#forget(id);
    this.#lookShared();
    await this.#lookAtImages(this.#files);
    this.#cached.clear();
    if (isLarge) this.#saveCache();
  }

  /** Looks again at what has changed. @param files paths relative to the folder of the site, with `/` */
  async update(files: readonly string[]): Promise<void> {
    const ids = new Set<string>();
    for (const file of files) {
      if (existsSync(path.join(this.#folder, file))) this.#files.add(file);
      else this.#files.delete(file);
      const id = file.slice(0, Math.max(0, file.lastIndexOf('/')));
      if (id === siteFolder) this.#lookShared();
      else ids.add(id);
    }
    for (const id of ids) {
      if (this.#files.has(`${id}/page.json`) && pageIdOf(`${id}/page.json`) !== undefined)
        this.#look(id, false);
      else this.#forget(id);
    }
    await this.#lookAtImages(files);
  }

  /** Everything that is wrong. */
  findings(): Finding[] {
    return collectFindings(this.#context);
  }

  /** Every dictionary with the copy of its document in order, and the texts that lack Spanish and belong in it. */
  *dictionaries(): Iterable<{ file: string; order: readonly string[]; missing: readonly string[] }> {
    const missing = missingTexts(this.#context);
    for (const facts of this.#context.all()) {
      const { dictionary, isInvalid } = facts;
      if (dictionary === undefined || isInvalid) continue;
      const { copies } = this.#context.context(facts);
      yield {
        file: dictionary,
        // The order of what many pages share is its editor's.
        order: facts.id === siteFolder ? [] : [...new Set(copies.map(({ text }) => text))],
        missing: missing
          .filter(({ target, stale }) => target === dictionary && stale === undefined)
          .map(({ copy }) => copy),
      };
    }
    this.#context.release();
  }

  /** A JSON file of the site as it is now; undefined when there is none. */
  read(file: string): SourceFile | undefined {
    if (!file.endsWith('.json') || !this.#files.has(file)) return undefined;
    return loadSource(file, readText(this.#folder, file));
  }

  #list(folder: string): void {
    let entries: import('node:fs').Dirent[];
    try {
      entries = readdirSync(path.join(this.#folder, folder), { withFileTypes: true });
    } catch (error) {
      throw new UsageError(`${path.join(this.#folder, folder)} cannot be read: ${reason(error)}`);
    }
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) this.#list(file);
      else this.#files.add(file);
    }
  }

  #look(id: string, isCached: boolean): void {
    const file = `${id}/page.json`;
    const dictionary = this.#files.has(`${id}/es.json`) ? `${id}/es.json` : undefined;
    const stamp = isCached ? this.#stamp(file, dictionary) : '';
    const cached = this.#cachedEntry(id);
    if (cached && stamp !== '' && cached.stamp === stamp) {
      this.#keep(id, cached);
      return;
    }
    const texts = readTexts(this.#folder, { id, hasDictionary: dictionary !== undefined });
    const digest = isCached ? digestOfPage(texts) : '';
    this.#unsaved.add(id);
    if (cached && digest !== '' && cached.hash === digest) this.#keep(id, { ...cached, stamp });
    else this.#keep(id, { stamp, hash: digest, facts: inspect(pageOf(texts), this.#schemas) });
  }

  async #lookAtImages(files: Iterable<string>): Promise<void> {
    const images = [...files].filter((file) => imageTypes.test(file));
    if (images.length === 0) return;
    const { sizeOf } = await import('./images');
    for (const file of images) {
      this.#brokenImages.delete(file);
      const size = this.#files.has(file) ? sizeOf(file, read(path.join(this.#folder, file))) : undefined;
      if (typeof size === 'string') this.#brokenImages.set(file, size);
    }
  }

  #keep(id: string, entry: Entry): void {
    this.#context.set(entry.facts);
    if (this.#cacheFile !== undefined) this.#entries.set(id, entry);
  }

  #forget(id: string): void {
    this.#context.delete(id);
    this.#unsaved.delete(id);
    this.#entries.delete(id);
  }

  #lookShared(): void {
    const dictionary = this.read(`${siteFolder}/es.json`);
    const page = sitePage(this.read(`${siteFolder}/site.json`), dictionary);
    this.#context.set(inspect(page, this.#schemas));
    setShared(this.#context, dictionary);
  }

  /** Sizes and times of a page's files; empty when one of them is too new to rely on its time. */
  #stamp(...files: (string | undefined)[]): string {
    let stamp = '';
    for (const file of files) {
      if (file === undefined) continue;
      const stat = statSync(path.join(this.#folder, file), { throwIfNoEntry: false });
      if (!stat || stat.mtimeMs > this.#started - 2000) return '';
      stamp += `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino} `;
    }
    return stamp;
  }

  /** One entry a line, which is parsed when its page is looked at: all of them at once would double the memory. */
  #loadCache(): void {
    if (this.#cacheFile === undefined) return;
    this.#linesInCache = 0;
    try {
      for (const line of readFileSync(this.#cacheFile, 'utf8').split('\n')) {
        const id = line.slice(0, line.indexOf('\t'));
        if (id === '') continue;
        this.#cached.set(id, line.slice(id.length + 1));
        this.#linesInCache++;
      }
    } catch {
      // No cache: everything is looked at.
    }
  }

  #cachedEntry(id: string): Entry | undefined {
    const line = this.#cached.get(id);
    if (line === undefined) return undefined;
    try {
      return JSON.parse(line);
    } catch {
      // Half of a cache is none.
      return undefined;
    }
  }

  /** Adds what is new at the end, where a later line counts; when most lines are old ones, all are written anew. */
  #saveCache(): void {
    if (this.#cacheFile === undefined || this.#unsaved.size === 0) return;
    const isAdded =
      this.#linesInCache > 0 && this.#linesInCache + this.#unsaved.size < 2 * this.#entries.size;
    const target = isAdded ? this.#cacheFile : `${this.#cacheFile}.${process.pid}`;
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      const file = openSync(target, isAdded ? 'a' : 'w');
      // Whoever was killed while writing left half a line.
      let lines = '\n';
      for (const id of isAdded ? this.#unsaved : this.#entries.keys()) {
        lines += `${id}\t${JSON.stringify(this.#entries.get(id))}\n`;
        // All of them at once would double the memory.
        if (lines.length < 100_000) continue;
        writeSync(file, lines);
        lines = '';
      }
      writeSync(file, lines);
      closeSync(file);
      if (!isAdded) renameSync(target, this.#cacheFile);
      this.#linesInCache = isAdded ? this.#linesInCache + this.#unsaved.size : this.#entries.size;
      this.#unsaved.clear();
    } catch {
      // A cache that cannot be written only costs time.
    }
  }
}

/** Where what is known of a folder is kept: another place for another folder, and for every version of the checks. */
export function cacheFileOf(folder: string, schemaKey: string): string {
  const checks = hashOf(readFileSync(fileURLToPath(import.meta.url)));
  const name = `${hashOf(path.resolve(folder))}-${checks}-${schemaKey}.json`;
  return path.join(projectRoot, 'node_modules/.cache/validate-pages', name);
}

function pageIdOf(file: string): string | undefined {
  if (!file.endsWith('/page.json')) return undefined;
  const id = file.slice(0, -'/page.json'.length);
  return id.startsWith('_') && id !== notFoundId ? undefined : id;
}
