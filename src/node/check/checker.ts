import { collectFindings, inspect, settingsOf, takeShared } from '../../content/checks/core/check-site';
import type { Finding } from '../../content/model/diagnostics';
import { type Language, type Languages, translatedLanguages } from '../../content/model/languages';
import { documentFile, idOfDocument, siteFolder } from '../../content/model/routes';
import type { SharedContent } from '../../content/resolve/shared-content';
import type { SchemaSet } from '../../content/schema/schemas';
import {
  findDictionaries,
  loadSource,
  type Page,
  readSettings,
  type SourceFile,
} from '../../content/site/load';
import type { PageFacts } from '../../content/site/page-facts';
import { readLanguages } from '../../content/site/read-languages';
import { SiteContext } from '../../content/site/site-context';
import { chosenFaces, type LookAtFace } from '../../content/site/theme/faces';
import { folderIn } from '../../content/text/paths';
import { PageCache } from '../cache/page-cache';
import type { FileOverlay } from '../read/git-files';
import { type PageTexts, parsePage, textsOf } from '../read/page-files';
import { schemasBeside } from '../read/schemas-beside';
import { componentWords, missingWords, ownWords } from '../read/word-files';
import { FilesOfSite } from './files-of-site';
import { FolderChanges } from './folder-changes';
import { OverlaidSource } from './overlaid-source';
import { FolderSource, type SiteSource } from './site-source';

/** Below this number of pages, reading a cache costs as much as it saves. A page has two files or more. */
const cachedByDefaultFrom = 200;

interface CheckerOptions {
  /** Where to keep results until the next run; nothing is kept without it. */
  cacheFileOf?: ((settings: unknown) => string) | undefined;
  /** The number of pages from which results are kept. */
  cachedFrom?: number;
  /** Where to read the site if not simply from its folder. */
  source?: SiteSource;
}

/**
 * Checks a site's folder incrementally: another run only costs what has changed. Documents are read one at a time and
 * not kept, so memory does not grow with the text of the site.
 */
export class Checker {
  readonly #folder: string;
  readonly #schemas: SchemaSet;
  readonly #cacheFileOf: ((settings: unknown) => string) | undefined;
  readonly #cachedFrom: number;
  /** Undefined if nothing is kept. */
  #cache: PageCache | undefined;
  readonly #files: FilesOfSite;
  readonly #source: OverlaidSource;
  /** The facts gathered so far: read-only for callers. */
  readonly site: SiteContext;
  #changes: FolderChanges | undefined;
  /** Loaded on demand, if the theme names a face. */
  #lookAtFace: typeof import('../faces/look-at-face').lookAtFace | undefined;
  /** The site document and its dictionaries, as checked. */
  shared: Pick<SharedContent, 'siteDocument' | 'sharedDictionaries' | 'theme'> = {
    siteDocument: undefined,
    sharedDictionaries: new Map(),
  };

  constructor(folder: string, schemas: SchemaSet, options: CheckerOptions = {}) {
    const { cacheFileOf, cachedFrom = cachedByDefaultFrom, source = new FolderSource(folder) } = options;
    this.#cachedFrom = cachedFrom;
    this.#source = new OverlaidSource(source);
    this.#files = new FilesOfSite(this.#source);
    this.#folder = folder;
    this.#schemas = schemas;
    this.#cacheFileOf = cacheFileOf;
    const { all: files, images, brokenImages, downloads, strange } = this.#files;
    const read = (file: string) => this.read(file);
    const hasSchemas = schemasBeside(folder);
    const lackedIn = (language: Language) => missingWords(language, folder);
    const lookAtFace: LookAtFace = (source) => this.#lookAtFace?.(source, (file) => this.bytes(file));
    const asked = { missingWords: lackedIn, componentWords, ownWords, hasSchemas, lookAtFace, read };
    this.site = new SiteContext({ files, images, brokenImages, downloads, strange, ...asked }, schemas);
  }

  /** The number of page documents. */
  get pages(): number {
    return this.site.pages.size;
  }

  /** Every page, with the hash of its files as checked; the hash is empty if there is no cache. */
  *pagesWithHash(): Iterable<{ facts: PageFacts; hash: string }> {
    for (const facts of this.site.all()) {
      if (this.site.pages.has(facts.id)) yield { facts, hash: this.hashOf(facts.id) };
    }
  }

  /** What pages share, as checked. @throws UsageError when a shared section has changed since */
  sharedContent(): Omit<SharedContent, 'images'> {
    // Without the glossary's terms, which visitors do not need.
    const languages = readLanguages(this.shared.siteDocument, undefined, this.files, this.#schemas);
    const sharedSections = new Map<string, Page>();
    for (const { id } of this.site.sharedSections.values())
      sharedSections.set(id, parsePage(this.#textsOf(id)));
    return { ...this.shared, languages, sharedSections };
  }

  /** The hash of the files of a page or shared section as checked; empty if there is no cache. */
  hashOf(id: string): string {
    return this.#cache?.hashOf(id) ?? '';
  }

  /** The facts of a page; undefined if it does not exist. */
  facts(id: string): PageFacts | undefined {
    return this.site.pages.get(id);
  }

  /** Whether the site document has errors that make it unreliable. */
  get isSharedInvalid(): boolean {
    return this.site.shared?.isInvalid ?? true;
  }

  /** Every readable file of the site. */
  get files(): ReadonlySet<string> {
    return this.#files.readable;
  }

  get languages(): Languages {
    return this.site.languages;
  }

  /** Scans the whole folder. @throws UsageError when the folder or a file in it cannot be read */
  async scan(): Promise<void> {
    const started = Date.now();
    this.#files.list();
    const isLarge = this.#files.all.size > 2 * this.#cachedFrom;
    this.#checkShared();
    const cacheFile = isLarge ? this.#cacheFileOf?.(this.#settings) : undefined;
    this.#cache = cacheFile === undefined ? undefined : new PageCache(cacheFile, this.#folder, started);
    const ids = new Set<string>();
    for (const file of this.#files.all) {
      const id = idOfDocument(file);
      if (id === undefined) continue;
      ids.add(id);
      this.#checkPage(id, true);
    }
    for (const id of [...this.site.pages.keys(), ...this.site.sharedSections.keys()])
      if (!ids.has(id)) this.#forget(id);
    await this.#files.readMedia(this.#files.all);
    await this.#loadFaceReader();
    this.#cache?.save();
  }

  /** Scans the whole folder, and records the state of its files for `update`. @throws as `scan` does */
  async follow(): Promise<void> {
    this.#changes = new FolderChanges(this.#folder);
    await this.scan();
  }

  /**
   * Checks the files that have changed on disk since the last run.
   *
   * @returns whether anything has, or may have, changed
   * @throws UsageError when the folder or a file in it cannot be read; the next update tries again
   */
  async update(): Promise<boolean> {
    this.#changes ??= new FolderChanges(this.#folder);
    return this.#changes.since((changed, strange) =>
      strange.size > 0 || this.#files.strange.size > 0 ? this.scan() : this.take(changed),
    );
  }

  /** Checks files that are known to have changed. @throws as `scan` does */
  async take(changed: readonly string[]): Promise<void> {
    const ids = new Set<string>();
    for (const file of changed) {
      if (this.#source.has(file)) this.#files.all.add(file);
      else this.#files.all.delete(file);
      const id = folderIn(file);
      if (id !== siteFolder) ids.add(id);
      else if (this.#checkShared()) return this.scan();
    }
    for (const id of ids) {
      if (this.#files.all.has(documentFile(id)) && idOfDocument(documentFile(id)) !== undefined)
        this.#checkPage(id, false);
      else this.#forget(id);
    }
    await this.#files.readMedia(changed);
    await this.#loadFaceReader();
  }

  /** Checks the site with an overlay; an empty overlay restores the files on disk. @throws as `scan` does */
  async show(overlay: FileOverlay): Promise<void> {
    const changed = this.#source.show(overlay);
    return this.#files.strange.size > 0 ? this.scan() : this.take(changed);
  }

  /** All findings: see `collectFindings`. */
  findings(asked?: Language, isBuilt?: boolean): Finding[] {
    return collectFindings(this.site, asked, isBuilt);
  }

  /**
   * The current text of a JSON file of the site; undefined if it does not exist.
   *
   * @throws UsageError as the source does
   */
  text(file: string): string | undefined {
    if (!file.endsWith('.json') || !this.#files.all.has(file)) return undefined;
    return this.#files.strange.has(file) ? '' : this.#source.text(file);
  }

  /** The current bytes of a file of the site; undefined if it does not exist. @throws UsageError as the source does */
  bytes(file: string): Uint8Array | undefined {
    return this.files.has(file) ? this.#source.bytes(file) : undefined;
  }

  /** A JSON file of the site, parsed; undefined if it does not exist. */
  read(file: string): SourceFile | undefined {
    const text = this.text(file);
    return text === undefined ? undefined : loadSource(file, text);
  }

  #checkPage(id: string, isScan: boolean): void {
    const files = [documentFile(id), ...this.#dictionariesOf(id).map((code) => `${id}/${code}.json`)];
    const read = () => this.#textsOf(id);
    const inspect = (texts: PageTexts) => this.#inspect(parsePage(texts));
    // Overlaid files are not cached: the cache describes the disk.
    if (this.#source.isElsewhere(files)) {
      this.site.set(inspect(read()));
      return;
    }
    const kept = isScan ? this.#cache?.scanned(id, files, read, inspect) : undefined;
    const entry = kept ?? { stamp: '', hash: '', facts: inspect(read()) };
    if (!kept) this.#cache?.set(id, entry);
    this.site.set(entry.facts);
    this.#source.looked?.(entry);
  }

  /** The languages for which a page or shared section has a dictionary. */
  #dictionariesOf(id: string): Language[] {
    const codes = translatedLanguages(this.languages).map(({ code }) => code);
    return codes.filter((code) => this.#files.all.has(`${id}/${code}.json`));
  }

  #textsOf(id: string) {
    return textsOf({ id, dictionaries: this.#dictionariesOf(id) }, (name) => this.text(name) ?? '');
  }

  /** Loads the reader of typefaces if the theme names one, since the checks need it. */
  async #loadFaceReader(): Promise<void> {
    if (!chosenFaces(this.shared.theme?.value).some(({ source }) => source)) return;
    this.#lookAtFace ??= (await import('../faces/look-at-face')).lookAtFace;
  }

  #forget(id: string): void {
    this.site.delete(id);
    this.#cache?.delete(id);
  }

  /**
   * Checks what pages share.
   *
   * @returns whether the languages or settings have changed, so that all pages have to be checked again
   */
  #checkShared(): boolean {
    const siteDocument = this.read(`${siteFolder}/site.json`);
    const settings = readSettings((file) => this.read(file), this.#files.all);
    const { glossary, theme } = settings;
    const languages = readLanguages(siteDocument, glossary, this.#files.all, this.#schemas);
    const sharedDictionaries = findDictionaries(languages, (code) => this.read(`${siteFolder}/${code}.json`));
    this.shared = { siteDocument, sharedDictionaries, theme };
    const before = JSON.stringify(this.#settings);
    const isChanged = takeShared(this.site, { languages, settings, siteDocument, sharedDictionaries });
    return isChanged || before !== JSON.stringify(this.#settings);
  }

  get #settings(): unknown {
    return settingsOf(this.languages, this.site.rules);
  }

  #inspect(page: Page): PageFacts {
    return inspect(page, this.languages, this.#schemas, this.site.rules, this.site.clock);
  }
}
