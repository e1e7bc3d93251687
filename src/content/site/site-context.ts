import { basePathOf } from '../model/base-path';
import type { Place } from '../model/diagnostics';
import { isHref } from '../model/hrefs';
import { ownIcons } from '../model/icons';
import { type Language, type Languages, translatedLanguages } from '../model/languages';
import type { LocalRoutes } from '../model/local-routes';
import { machineTexts } from '../model/machine-texts';
import type { readRedirects } from '../model/redirects';
import { isSharedSection, notFoundId, pageIdOf, routeOf, siteFolder } from '../model/routes';
import { sharedType } from '../model/section-files';
import { SiteTranslation } from '../model/site-translation';
import { wronglyNamed } from '../model/wrong-names';
import type { SchemaSet } from '../schema/schemas';
import type { Clock } from '../text/clock';
import { now, today } from '../text/days';
import { Candidates } from '../text/suggest';
import { readAccepts } from './accept';
import { partPath, partRoutes } from './list-pages';
import { type Dictionaries, entriesOf, findDictionaries, isReadable } from './load';
import { PageContext } from './page-context';
import type { PageFacts, ShownSection } from './page-facts';
import type { Rules } from './rules';
import { findSchemaFolder } from './schema-paths';
import { SiteCounts } from './site-counts';
import type { SiteFolder } from './site-folder';
import { SiteLists } from './site-lists';

/**
 * The input of site checks: the facts of all pages, with counts of what they use. Adding or removing a page costs in
 * proportion to its content, and a check in proportion to the number of distinct names.
 */
export class SiteContext extends SiteCounts {
  folder: SiteFolder;
  readonly schemas: SchemaSet;
  /** By page id. */
  readonly pages = new Map<string, PageFacts>();
  /** By id. */
  readonly sharedSections = new Map<string, PageFacts>();
  /** The site document with the shared dictionaries. */
  shared: PageFacts | undefined;
  languages: Languages = [];
  /** Records how long each check takes, if requested. */
  clock: Clock | undefined;
  /** The site's configuration of the checks. */
  rules: Rules = { byCode: new Map(), options: new Map(), folders: [], mistakes: [] };
  /** The site's redirects. */
  redirects: ReturnType<typeof readRedirects> = [];
  /** The lists of its pages. */
  readonly lists = new SiteLists(this);
  readonly #contexts = new Map<string, PageContext>();

  constructor(folder: SiteFolder, schemas: SchemaSet) {
    super();
    this.folder = folder;
    this.schemas = schemas;
  }

  /** The current date in the site's time zone. */
  get today(): string {
    return today(this.shared?.timeZone);
  }

  /** The same with the time: see `isUnpublished`. */
  get now(): string {
    return now(this.shared?.timeZone);
  }

  /** The pages with localized paths, including further pages of their lists, by route. */
  get localRoutes(): LocalRoutes {
    const all = this.all().flatMap(({ id, routes }) => (routes ? [[routeOf(id), routes] as const] : []));
    const parts = all.flatMap(([route, routes]) =>
      Array.from({ length: (this.lists.parts.get(pageIdOf(route)) ?? 1) - 1 }, (_, index) => {
        const part = index + 2;
        return [partPath(route, part), partRoutes(routes, part)] as const;
      }),
    );
    return new Map([...all, ...parts]);
  }

  /** The site's path on its host: see `basePathOf`. */
  get base(): string {
    return this.shared ? basePathOf(this.context(this.shared).document?.url) : '';
  }

  /** The icons that the site document adds. */
  get ownIcons(): ReturnType<typeof ownIcons> {
    return this.shared ? ownIcons(this.context(this.shared).document) : {};
  }

  /** The schemas' folder relative to the site's: see `findSchemaFolder`. */
  get schemaFolder(): string | undefined {
    return findSchemaFolder(this.all(), this.folder.hasSchemas);
  }

  /** Increments with every change, invalidating what was computed for earlier versions. */
  version = 0;

  /**
   * Sets the languages and removes all pages, which then have to be set again.
   *
   * @returns whether the languages have changed
   */
  setLanguages(languages: Languages): boolean {
    if (JSON.stringify(languages) === JSON.stringify(this.languages)) return false;
    for (const id of [siteFolder, ...this.pages.keys(), ...this.sharedSections.keys()]) this.delete(id);
    this.languages = languages;
    this.translations = translatedLanguages(languages).map(({ code }) => new SiteTranslation(code));
    return true;
  }

  /** Sets the shared dictionaries. */
  setShared(dictionaries: Dictionaries): void {
    this.version++;
    for (const translation of this.translations) {
      const dictionary = dictionaries.get(translation.language);
      translation.isUnknown = !isReadable(dictionary);
      translation.entries = entriesOf(dictionary);
      translation.machine = new Set(machineTexts(dictionary?.value));
    }
  }

  /** Adds or replaces the facts of a page. */
  set(facts: PageFacts): void {
    this.delete(facts.id);
    this.version++;
    this.count(facts, 'add');
    if (facts.id === siteFolder) this.shared = facts;
    else this.#mapOf(facts.id).set(facts.id, facts);
  }

  /** Removes a page. */
  delete(id: string): void {
    const facts = id === siteFolder ? this.shared : this.#mapOf(id).get(id);
    if (!facts) return;
    this.version++;
    this.count(facts, 'remove');
    if (id === siteFolder) this.shared = undefined;
    else this.#mapOf(id).delete(id);
  }

  #mapOf(id: string): Map<string, PageFacts> {
    return isSharedSection(id) ? this.sharedSections : this.pages;
  }

  /** The facts of a page, of a shared section or of the site document. */
  facts(id: string): PageFacts | undefined {
    return id === siteFolder ? this.shared : this.#mapOf(id).get(id);
  }

  /** The distinct shared sections on a page; those that do not exist are left out. */
  sectionsOn({ shows = [] }: PageFacts): PageFacts[] {
    const found = new Set(shows.flatMap(({ id }) => this.sharedSections.get(id) ?? []));
    return [...found];
  }

  /** The facts of a page, merged with the images, downloads, endpoints and embedded content of its shared sections. */
  withSections(page: PageFacts): PageFacts {
    const sections = this.sectionsOn(page);
    if (sections.length === 0) return page;
    const all = [page, ...sections];
    const merged = (name: 'images' | 'downloads' | 'endpoints' | 'posted' | 'embedded') => [
      ...new Set(all.flatMap((facts) => facts[name] ?? [])),
    ];
    // The types of shared sections are in their own documents.
    const types = all.flatMap(({ words }) => words.filter((word) => word.startsWith('type ')));
    const words = [...page.words, ...types].filter((word) => word !== `type ${sharedType}`);
    return {
      ...page,
      images: merged('images'),
      downloads: merged('downloads'),
      endpoints: merged('endpoints'),
      posted: merged('posted'),
      embedded: merged('embedded'),
      words: [...new Set(words)],
    };
  }

  /** The anchors on a page, including those of its shared sections. */
  anchorsOf(page: PageFacts): readonly string[] {
    if (!page.shows) return page.anchors;
    return [...page.anchors, ...page.shows.flatMap((one) => this.anchorsIn(one))];
  }

  /** The anchors that a shared section adds to a page; its own is replaced by one set on the page. */
  anchorsIn({ id, anchor }: ShownSection): readonly string[] {
    const facts = this.sharedSections.get(id);
    if (!facts) return [];
    return anchor === undefined ? facts.anchors : facts.anchors.filter((one) => one !== facts.ownAnchor);
  }

  /** The pages that show a shared section. */
  pagesShowing(id: string): PageFacts[] {
    return [...this.pages.values()].filter(({ shows }) => shows?.some((one) => one.id === id));
  }

  /** The facts of all pages and shared sections in file order, the site document first. */
  all(): readonly PageFacts[] {
    if (this.#all.version !== this.version) {
      const pages = [...this.pages.values(), ...this.sharedSections.values()].sort((a, b) =>
        a.file < b.file ? -1 : 1,
      );
      this.#all = { version: this.version, pages: this.shared ? [this.shared, ...pages] : pages };
    }
    return this.#all.pages;
  }
  /** Cached, since many checks use it. */
  #all: { version: number; pages: readonly PageFacts[] } = { version: -1, pages: [] };

  /** Routes and aliases that a link may name. Pages in wrongly named folders have none. */
  writtenPaths(): Candidates {
    if (this.#written?.version !== this.version) {
      const paths = new Candidates([...this.paths.keys()].filter((path) => isHref(path)));
      this.#written = { version: this.version, paths };
    }
    return this.#written.paths;
  }
  #written: { version: number; paths: Candidates } | undefined;

  /** The missing documents whose files are misnamed, with those files. */
  get wrongNames(): ReadonlyMap<string, string> {
    this.#wrongNames ??= wronglyNamed(this.folder.files, this.languages);
    return this.#wrongNames;
  }
  #wrongNames: ReadonlyMap<string, string> | undefined;

  /** Whether a page would exist at a path if its document had the right name. */
  isWronglyNamed(path: string): boolean {
    return this.wrongNames.has(`${path === '/' ? 'index' : path.slice(1)}/page.json`);
  }

  /**
   * Whether a document is unreliable or not read because its file is misnamed, so that what it links to, uses or shows
   * is unknown.
   */
  get hasInvalid(): boolean {
    if (this.shared?.isInvalid) return true;
    for (const document of this.wrongNames.keys()) if (/\/(page|section)\.json$/.test(document)) return true;
    for (const { isInvalid } of this.pages.values()) if (isInvalid) return true;
    for (const { isInvalid } of this.sharedSections.values()) if (isInvalid) return true;
    return false;
  }

  /** Whether a document refers to a download by an invalid path, or to one that does not exist. */
  get hasWrongDownloads(): boolean {
    if ([...this.downloads.keys()].some((file) => !this.folder.files.has(file))) return true;
    return this.all().some(({ wrongDownloads }) => wrongDownloads !== undefined);
  }

  /** The page at a path, by its route or one of its aliases. */
  pageAt(path: string): PageFacts | undefined {
    const direct = this.pages.get(path === '/' ? 'index' : path.slice(1));
    if (direct && direct.id !== notFoundId) return direct;
    if (path === routeOf(notFoundId)) return this.pages.get(notFoundId);
    if (!this.paths.has(path)) return undefined;
    return [...this.pages.values()].find(({ aliases }) => aliases.includes(path));
  }

  /** The place of a language in the site document; the document itself if it does not list the language. */
  placeOfLanguage(language: Language): Place {
    const file = `${siteFolder}/site.json`;
    const listed = this.shared && this.context(this.shared).document?.languages;
    const index = Array.isArray(listed) ? listed.findIndex((entry) => entry?.code === language) : -1;
    return { file, pointer: index < 0 ? '' : `/languages/${index}` };
  }

  /** Rereads a document with its places: only for documents with findings. */
  context(facts: PageFacts): PageContext {
    const known = this.#contexts.get(facts.id);
    if (known) return known;
    const source = this.folder.read(facts.file) ?? {
      path: facts.file,
      text: '',
      value: undefined,
      isBroken: true,
    };
    const dictionaries = findDictionaries(this.languages, (code) => {
      const file = facts.translations[code]?.dictionary;
      return file === undefined ? undefined : this.folder.read(file);
    });
    const page = {
      id: facts.id,
      route: routeOf(facts.id),
      source,
      dictionaries,
      isSite: facts.id === siteFolder,
    };
    const context = new PageContext(readAccepts(page).page, this.languages, this.schemas);
    this.#contexts.set(facts.id, context);
    return context;
  }

  /** Releases the reread documents, and the list of misnamed files. */
  release(): void {
    this.#contexts.clear();
    this.#wrongNames = undefined;
  }
}
