import { basePathOf } from '../model/base-path';
import type { Clock } from '../model/clock';
import type { Place } from '../model/diagnostics';
import { kindByContent } from '../model/document-kind';
import { isHref } from '../model/hrefs';
import { ownIcons } from '../model/icons';
import { type Language, languageOfWords } from '../model/languages';
import type { LocalRoutes } from '../model/local-routes';
import type { readRedirects } from '../model/redirects';
import { notFoundId, pageIdOf, routeOf, siteFolder } from '../model/routes';
import { wronglyNamed } from '../model/wrong-names';
import type { SchemaSet } from '../schema/schemas';
import { now, today } from '../text/days';
import { Candidates } from '../text/suggest';
import { takeAccepts } from './accept';
import { partPath, partRoutes } from './list-pages';
import { findDictionaries, readSettings } from './load';
import { PageContext } from './page-context';
import type { PageFacts } from './page-facts';
import { perVersion } from './per-version';
import type { Rules } from './rules';
import { findSchemaFolder } from './schema-paths';
import type { SiteFolder } from './site-folder';
import { SiteLists } from './site-lists';
import { SitePages } from './site-pages';

const hrefsOf = perVersion(
  ({ paths }: SiteContext) => new Candidates([...paths.keys()].filter((path) => isHref(path))),
);

/**
 * The input of site checks: the facts of all pages, with counts of what they use. Adding or removing a page costs in
 * proportion to its content, and a check in proportion to the number of distinct names.
 */
export class SiteContext extends SitePages {
  folder: SiteFolder;
  readonly schemas: SchemaSet;
  /** Records how long each check takes, if requested. */
  clock: Clock | undefined;
  /** The site's configuration of the checks. */
  rules: Rules = { byCode: new Map(), fixed: new Set(), options: new Map(), folders: [], mistakes: [] };
  redirects: ReturnType<typeof readRedirects> = [];
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

  /** The component words that the site brings itself, by its languages. */
  get ownWords(): { file: string; language: Language; value: unknown }[] {
    const { words } = readSettings((path) => this.folder.read(path), this.folder.files);
    return words.flatMap(({ path: file, value }) => {
      const language = this.languages.find(({ code }) => code === languageOfWords(file))?.code;
      return language === undefined ? [] : [{ file, language, value }];
    });
  }

  /** The schemas' folder relative to the site's: see `findSchemaFolder`. */
  get schemaFolder(): string | undefined {
    return findSchemaFolder(this.all(), this.folder.hasSchemas);
  }

  /** Routes and aliases that a link may name. Pages in wrongly named folders have none. */
  get writtenPaths(): Candidates {
    return hrefsOf(this);
  }

  /** The missing documents whose files are misnamed, with those files. */
  get wrongNames(): ReadonlyMap<string, string> {
    const isPage = (file: string) => kindByContent(this.folder.read(file)?.value) === 'a page document';
    this.#wrongNames ??= wronglyNamed(this.folder.files, this.languages, isPage);
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
    const isDocument = (file: string) => /\/(page|section)\.json$/.test(file);
    return this.all().some(({ isInvalid }) => isInvalid) || [...this.wrongNames.keys()].some(isDocument);
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
    const cached = this.#contexts.get(facts.id);
    if (cached) return cached;
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
    const context = new PageContext(takeAccepts(page).page, this.languages, this.schemas);
    this.#contexts.set(facts.id, context);
    return context;
  }

  /** Releases the reread documents, and the list of misnamed files. */
  release(): void {
    this.#contexts.clear();
    this.#wrongNames = undefined;
  }
}
