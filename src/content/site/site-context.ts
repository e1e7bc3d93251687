import { basePathOf } from '../model/base-path';
import type { Place } from '../model/diagnostics';
import { isHref, pathOf } from '../model/hrefs';
import { type Language, type Languages, translatedLanguages } from '../model/languages';
import type { LocalRoutes } from '../model/local-routes';
import type { readRedirects } from '../model/redirects';
import { isSharedSection, notFoundId, pageIdOf, routeOf, siteFolder } from '../model/routes';
import { sharedType } from '../model/section-files';
import { SiteTranslation } from '../model/site-translation';
import { wronglyNamed } from '../model/wrong-names';
import type { SchemaSet } from '../schema/schemas';
import type { Clock } from '../text/clock';
import { now, today } from '../text/days';
import { grouped } from '../text/grouped';
import { Candidates } from '../text/suggest';
import { Tally } from '../text/tally';
import { readAccepts } from './accept';
import { goesOn, listBehind, partCounts, partPath, partRoutes } from './list-pages';
import { idsListed, routeAbove } from './lists';
import { type Dictionaries, entriesOf, findDictionaries, isReadable } from './load';
import { PageContext } from './page-context';
import type { PageFacts, ShownSection } from './page-facts';
import { isUnpublished } from './published';
import type { Rules } from './rules';
import { findSchemaFolder } from './schema-paths';
import type { SiteFolder } from './site-folder';

/**
 * The input of site checks: the facts of all pages, with counts of what they use. Adding or removing a page costs in
 * proportion to its content, and a check in proportion to the number of distinct names.
 */
export class SiteContext {
  folder: SiteFolder;
  readonly schemas: SchemaSet;
  /** By page id. */
  readonly pages = new Map<string, PageFacts>();
  /** By id. */
  readonly sharedSections = new Map<string, PageFacts>();
  /** How often each shared section is shown, by id, whether or not it exists. */
  readonly shown = new Tally();
  /** The site document with the shared dictionaries. */
  shared: PageFacts | undefined;
  languages: Languages = [];
  /** Records how long each check takes, if requested. */
  clock: Clock | undefined;
  /** The site's configuration of the checks. */
  rules: Rules = { byCode: new Map(), options: new Map(), folders: [], mistakes: [] };
  /** The site's redirects. */
  redirects: ReturnType<typeof readRedirects> = [];
  /** One for each language but the source language. */
  translations: readonly SiteTranslation[] = [];
  /**
   * Links to this site; and the paths that they lead to, without links from a page to itself or from a sitemap page.
   */
  readonly hrefs = new Tally();
  readonly incoming = new Tally();
  readonly outward = new Tally();
  readonly images = new Tally();
  readonly downloads = new Tally();
  readonly headings = new Tally();
  /** Titles and descriptions of pages in the source language. */
  readonly titles = new Tally();
  readonly descriptions = new Tally();
  /** Routes and aliases. */
  readonly paths = new Tally();
  readonly #contexts = new Map<string, PageContext>();

  constructor(folder: SiteFolder, schemas: SchemaSet) {
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
      Array.from({ length: (this.parts.get(pageIdOf(route)) ?? 1) - 1 }, (_, index) => {
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
    }
  }

  /** Adds or replaces the facts of a page. */
  set(facts: PageFacts): void {
    this.delete(facts.id);
    this.version++;
    this.#count(facts, 'add');
    if (facts.id === siteFolder) this.shared = facts;
    else this.#mapOf(facts.id).set(facts.id, facts);
  }

  /** Removes a page. */
  delete(id: string): void {
    const facts = id === siteFolder ? this.shared : this.#mapOf(id).get(id);
    if (!facts) return;
    this.version++;
    this.#count(facts, 'remove');
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

  #count(facts: PageFacts, change: 'add' | 'remove'): void {
    const { id } = facts;
    const own = routeOf(id);
    for (const href of facts.hrefs) {
      this.hrefs[change](href);
      const path = pathOf(href);
      if (path !== '' && path !== own && !facts.isSitemap) this.incoming[change](path);
    }
    for (const href of facts.outward) this.outward[change](href);
    for (const image of facts.images) this.images[change](image);
    for (const file of facts.downloads ?? []) this.downloads[change](file);
    for (const { words } of facts.headings) this.headings[change](words);
    for (const { language, open } of this.translations)
      for (const key of facts.translations[language]?.open ?? []) open[change](key);
    for (const one of facts.shows ?? []) this.shown[change](one.id);
    if (id === siteFolder || isSharedSection(id)) return;
    this.paths[change](own);
    for (const alias of facts.aliases) this.paths[change](alias);
    if (facts.isInvalid || id === notFoundId) return;
    this.titles[change](facts.title);
    this.descriptions[change](facts.description);
  }

  /** The published pages below a route, which its lists may show. */
  pagesBelow(route: string): readonly PageFacts[] {
    if (this.#below?.version !== this.version || this.#below.moment !== this.now) {
      const pages = [...this.pages.values()].filter(({ draft }) => !isUnpublished(draft, this.now));
      const routes = grouped(pages, (page) => routeAbove(page) ?? '');
      this.#below = { version: this.version, moment: this.now, routes };
    }
    return this.#below.routes.get(route) ?? [];
  }
  #below: { version: number; moment: string; routes: ReadonlyMap<string, readonly PageFacts[]> } | undefined;

  /** The ids of the pages that the lists of a document link to, regardless of the day. */
  listedBy({ id, lists = [] }: PageFacts): ReadonlySet<string> {
    const long = goesOn(routeOf(id), lists);
    const whole = lists.map((list) => (list === long ? { ...list, limit: Number.POSITIVE_INFINITY } : list));
    return idsListed(whole, (route) => this.pagesBelow(route));
  }

  /** The number of pages of each paginated list, by page id. */
  get parts(): ReadonlyMap<string, number> {
    if (this.#parts?.version !== this.version || this.#parts.moment !== this.now) {
      const counts = partCounts(this.pages.values(), (route) => this.pagesBelow(route), this.today);
      this.#parts = { version: this.version, moment: this.now, counts };
    }
    return this.#parts.counts;
  }
  #parts: { version: number; moment: string; counts: ReadonlyMap<string, number> } | undefined;

  /** The page with the list of which a path would be a further page, whether or not there are so many. */
  listAt(path: string): PageFacts | undefined {
    const behind = listBehind(path);
    if (!behind) return undefined;
    const isOf = ({ id, routes = {} }: PageFacts) =>
      routeOf(id) === behind.route || Object.values(routes).includes(behind.route);
    return [...this.pages.values()].find(
      (page) => page.lists && isOf(page) && goesOn(routeOf(page.id), page.lists),
    );
  }

  /** Whether a path is that of a further page of a list. */
  isPart(path: string): boolean {
    const { route, part = 0 } = listBehind(path) ?? {};
    return route !== undefined && part <= (this.parts.get(pageIdOf(route)) ?? 0);
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
