import path from 'node:path';
import { locate } from '../../content/json/locate';
import { type Diagnostic, type Finding, isError } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { Language, Languages } from '../../content/model/languages';
import { type LocalRoutes, routeBehind } from '../../content/model/local-routes';
import { notFoundId, pageIdOf, parsePath, routeOf } from '../../content/model/routes';
import { reportPretty } from '../../content/report/pretty';
import {
  createResolver,
  type ResolvedPage,
  type ResolvedSite,
  type Resolver,
  type SharedContent,
} from '../../content/resolve/resolve';
import { compileSchemas } from '../../content/schema/compile-schemas';
import type { SchemaSet } from '../../content/schema/schemas';
import { listBehind } from '../../content/site/list-pages';
import { listablePages } from '../../content/site/lists';
import type { Page } from '../../content/site/load';
import { contentFile, siteFile } from '../../content/site/output-files';
import { dictionariesOf } from '../../content/site/page-facts';
import { resolveTheme } from '../../content/site/theme/theme';
import { themeStyles } from '../../content/site/theme/theme-css';
import { visibleLines } from '../../content/text/encode/visible';
import { faceStyles } from '../bundle/themed';
import { keyOfInputs } from '../cache/inputs';
import { cacheFileOf } from '../cache/page-cache';
import { loadSchemas } from '../cache/schema-cache';
import { Checker } from '../check/checker';
import type { SiteFaces } from '../faces/site-faces';
import { fromWorkingDirectory } from '../project/working-directory';
import { readSchemaFiles } from '../read/files';
import { migrations } from '../read/migrations.generated';
import { parsePage, readTexts } from '../read/page-files';
import { requireSchemas } from '../read/schema-mistakes';
import { readSiteContent } from '../read/site-content';
import { facesOf } from '../render/faces-of';
import { galleryPages } from '../render/gallery';
import { LiveDownloads } from './live-downloads';
import { LiveImages } from './live-images';
import { LiveRedirects } from './live-redirects';
import { withLastShown, withStandIns } from './stand-ins';

/**
 * A site as it is being written: pages are resolved when somebody looks at them, so that starting takes as long as
 * checking. A section that is not valid stays as it was shown last, or a stand-in says that it cannot be shown; so does a page
 * whose document cannot be read. Everything else goes on.
 */
export class LiveContent {
  /** What is wrong, as the command line shows it; empty when nothing is. */
  report = '';
  /** The same one by one; files are relative to the folder of the site. */
  diagnostics: readonly Diagnostic[] = [];
  /** The same before their places are known. */
  findings: readonly Finding[] = [];
  /** The stylesheet of its theme. */
  look = themeStyles(resolveTheme(undefined));
  /** The languages of the site, drafts too. */
  languages: Languages = [];
  readonly #folder: string;
  #checker: Checker | undefined;
  #schemas: SchemaSet | undefined;
  #resolver: Resolver | undefined;
  #images: LiveImages | undefined;
  #downloads: LiveDownloads | undefined;
  #sites: ReadonlyMap<Language, ResolvedSite> = new Map();
  #sharedSections: SharedContent['sharedSections'] = new Map();
  #redirects: LiveRedirects | undefined;
  #faces: SiteFaces | undefined;
  /** The pages with paths of their own in some languages; undefined where there are none. */
  #routes: LocalRoutes | undefined;
  /** The pages that somebody looked at since something was saved, by file. */
  readonly #files = new Map<string, ResolvedPage>();
  /** Every page as it was shown last. */
  readonly #shown = new Map<string, ResolvedPage>();
  /** The further pages of their lists. */
  readonly #parts = new WeakMap<ResolvedPage, readonly ResolvedPage[]>();
  /** Says which schemas were loaded. */
  #key: string | undefined;
  #hasFailed = false;

  /** @param folder the folder of the site, as an absolute path */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Looks at everything, when the schemas are others than at the last look. Never throws; what is wrong is reported.
   * Validators of changed schemas are compiled in this process: generating them to be kept takes five times as long.
   *
   * @returns whether there is something new to show or to say
   */
  async load(): Promise<boolean> {
    return this.#attempt(async () => {
      const key = keyOfInputs();
      if (this.#checker && key === this.#key) return false;
      const schemas = this.#checker ? compiledSchemas() : (await loadSchemas()).schemas;
      const checker = new Checker(this.#folder, schemas, (settings) => this.#cacheFile(key, settings));
      await checker.follow();
      this.#schemas = schemas;
      this.#checker = checker;
      this.#key = key;
      return true;
    });
  }

  /** Looks at what was saved. @returns as `load` does */
  async update(): Promise<boolean> {
    const checker = this.#checker;
    return checker ? this.#attempt(() => checker.update()) : this.load();
  }

  /** Looks at files that the workbench has written. @returns as `load` does */
  async saved(files: readonly string[]): Promise<boolean> {
    return this.#attempt(async () => {
      await this.#checker?.take(files);
      return true;
    });
  }

  #cacheFile(key: string | undefined, settings: unknown): string {
    return cacheFileOf(this.#folder, key ?? '', settings);
  }

  /** Where a checker keeps what it learns of this site, for others that look at the same documents. */
  readonly cacheFileOf = (settings: unknown): string => this.#cacheFile(this.#key, settings);

  /** The schemas that were loaded last. */
  get schemas(): SchemaSet | undefined {
    return this.#schemas;
  }

  /** What is known of the site; undefined before the first look. */
  get checker(): Checker | undefined {
    return this.#checker;
  }

  /** The addresses that documents name for forms and figures. */
  endpoints(): string[] {
    return (this.#checker?.site.all() ?? []).flatMap(({ endpoints }) => endpoints);
  }

  /** Those of them that browsers send forms to without scripts. */
  posted(): string[] {
    return (this.#checker?.site.all() ?? []).flatMap(({ posted }) => posted);
  }

  /** What documents show of other sites. */
  embedded(): string[] {
    return (this.#checker?.site.all() ?? []).flatMap(({ embedded = [] }) => embedded);
  }

  /** The JSON file that the browser fetches under a path; undefined when there is none. */
  file(file: string): string | undefined {
    const [, known = '', id] = /^content\/([\w-]+)\/(.+)\.json$/.exec(file) ?? [];
    if (!this.#sites.has(known) || id === undefined) return undefined;
    if (file === siteFile(known)) return JSON.stringify(this.#sites.get(known));
    const page = this.#at(this.#idBehind(id, known), known);
    return page && JSON.stringify(page);
  }

  /** The bytes of an image that is served under a path; undefined when there is none. */
  image(file: string): { bytes: Uint8Array; type: string } | undefined {
    return this.#images?.find(file);
  }

  /** The bytes of a face that is served under a path; undefined when there is none. */
  face(file: string): Uint8Array | undefined {
    return this.#faces?.files.get(file);
  }

  /** A file that a page offers and that is served under a path, with its headers; undefined when there is none. */
  download(file: string): ReturnType<LiveDownloads['find']> {
    return this.#downloads?.find(file);
  }

  /** The page that answers for an address: the one with that route, or the 404 page. */
  pageAt(pathname: string): ResolvedPage | undefined {
    const { language, route } = parsePath(pathname, this.languages);
    const id = this.#idBehind(pageIdOf(route), language);
    return this.#at(id, language) ?? this.#page(notFoundId, language);
  }

  /** A page, or a further page of a list. */
  #at(id: string, language: Language): ResolvedPage | undefined {
    const behind = this.#checker?.facts(id) ? undefined : listBehind(routeOf(id));
    if (!behind) return this.#page(id, language);
    const page = this.#page(pageIdOf(behind.route), language);
    return page && this.#parts.get(page)?.[behind.part - 2];
  }

  /** The page that has a path of its own in a language, by that path; the id as it is where there is none. */
  #idBehind(id: string, language: Language): string {
    if (!this.#routes || id.startsWith('_')) return id;
    return pageIdOf(routeBehind(routeOf(id), language, this.languages, this.#routes));
  }

  /** The site document in a language, as it is shown. */
  siteIn(language: Language): ResolvedSite | undefined {
    return this.#sites.get(language);
  }

  /** Where an address leads that no page has: see `LiveRedirects`. */
  redirect(pathname: string): string | undefined {
    return this.#redirects?.at(pathname);
  }

  /** Whether what was at an address is gone for good. */
  isGone(pathname: string): boolean {
    return this.#redirects?.isGone(pathname) === true;
  }

  #page(id: string, language: Language): ResolvedPage | undefined {
    const file = contentFile(id, language);
    const known = this.#files.get(file);
    if (known) return known;
    const facts = this.#checker?.facts(id);
    if (!facts) return id.startsWith('_gallery') ? this.#shown.get(file) : undefined;
    const last = this.#shown.get(file);
    try {
      const texts = readTexts(this.#folder, { id, dictionaries: dictionariesOf(facts, this.languages) });
      const page = this.#resolve(parsePage(texts), language, last);
      if (!page) return last;
      this.#files.set(file, page);
      this.#shown.set(file, page);
      return page;
    } catch {
      // Saved again since it was looked at, and only half: the next look is on its way.
      return last;
    }
  }

  /**
   * A page as it can be shown: see `withStandIns` and `withLastShown`. What cannot be read stays as it was shown last. Whether it is
   * valid is looked at here: it may have been saved again since it was checked.
   */
  #resolve(page: Page, language: Language, last: ResolvedPage | undefined) {
    const resolver = this.#resolver;
    const schemas = this.#schemas;
    if (!resolver || !schemas) return undefined;
    if (last && !isRecord(page.source.value)) return last;
    const possible = withStandIns(page, schemas, this.#sharedSections);
    const [first, ...parts] = resolver.parts(possible.page, language);
    const shown = withLastShown(first, possible.places, page, last, schemas);
    if (shown) this.#parts.set(shown, parts);
    return shown;
  }

  async #attempt(look: () => Promise<boolean>): Promise<boolean> {
    const started = performance.now();
    try {
      const isNew = await look();
      const checker = this.#checker;
      if (!checker || (!isNew && !this.#hasFailed)) return false;
      const textOf = (file: string) => checker.text(file);
      const nameOf = (file: string) => fromWorkingDirectory(file, this.#folder);
      this.findings = checker.findings();
      this.diagnostics = locate(this.findings, textOf, nameOf);
      const errors = this.diagnostics.filter(isError).length;
      const summary = {
        pages: checker.pages,
        errors,
        warnings: this.diagnostics.length - errors,
        durationMs: Math.round(performance.now() - started),
      };
      const named = this.diagnostics.map((diagnostic) => ({ ...diagnostic, file: nameOf(diagnostic.file) }));
      const textOfNamed = (file: string) =>
        textOf(path.relative(this.#folder, file).replaceAll(path.sep, '/'));
      this.report = named.length ? reportPretty(named, summary, textOfNamed, false) : '';
      await this.#takeIn(checker);
      this.#hasFailed = false;
      return true;
    } catch (error) {
      const { message } = error as Error;
      const isNew = this.report !== visibleLines(message);
      this.report = visibleLines(message);
      this.#hasFailed = true;
      return isNew;
    }
  }

  /** From now on what was saved is shown: pages are resolved again when somebody looks at them. */
  async #takeIn(checker: Checker): Promise<void> {
    this.#files.clear();
    if (!this.#schemas || (checker.isSharedInvalid && this.#resolver)) return;
    const shared = readSiteContent(this.#folder, checker.files, this.#schemas);
    const codes = shared.languages.map(({ code }) => code);
    this.#faces = await facesOf(this.#folder, checker, codes, this.#key ?? '');
    this.#images = new LiveImages(this.#folder, checker.site.images.keys());
    this.#downloads = new LiveDownloads(this.#folder, checker.site.downloads.keys());
    const served = { images: this.#images.served, offered: this.#downloads.served };
    const { localRoutes } = checker.site;
    this.#routes = localRoutes.size > 0 ? localRoutes : undefined;
    const lists = checker.site.all().flatMap(({ lists = [] }) => lists);
    const listable = listablePages(checker.site.pages.values(), lists, undefined);
    const resolver = createResolver(
      {
        ...shared,
        ...served,
        listable,
        routes: localRoutes,
        today: checker.site.today,
        now: checker.site.now,
      },
      this.#schemas,
    );
    const { languages } = shared;
    this.look = themeStyles(resolveTheme(shared.theme?.value)) + faceStyles(this.#faces);
    this.languages = languages;
    this.#sites = new Map(languages.map(({ code }) => [code, resolver.site(code)]));
    this.#resolver = resolver;
    this.#sharedSections = shared.sharedSections;
    this.#redirects = new LiveRedirects(checker, languages);
    for (const { page } of galleryPages(this.#schemas, languages, this.#sites, true))
      this.#shown.set(contentFile(page.id, page.language), page);
  }
}

/** The schemas as they are on the disk. @throws SchemaMistakes where they are not schemas */
function compiledSchemas(): SchemaSet {
  const files = readSchemaFiles();
  requireSchemas(files);
  return compileSchemas(files, migrations);
}
