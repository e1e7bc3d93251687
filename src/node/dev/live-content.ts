import path from 'node:path';
import { locate } from '../../content/json/locate';
import { type Diagnostic, type Finding, isError } from '../../content/model/diagnostics';
import type { ServedImage } from '../../content/model/images';
import { isRecord } from '../../content/model/is-record';
import type { Language, Languages } from '../../content/model/languages';
import { type LocalRoutes, routeBehind } from '../../content/model/local-routes';
import { notFoundId, pageIdOf, parsePath, routeOf } from '../../content/model/routes';
import { reportPretty } from '../../content/report/pretty';
import { createResolver, type Resolver } from '../../content/resolve/resolve';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import type { SharedContent } from '../../content/resolve/shared-content';
import { compileSchemas } from '../../content/schema/compile-schemas';
import type { SchemaSet } from '../../content/schema/schemas';
import { listBehind } from '../../content/site/list-pages';
import { listablePages, toldPages } from '../../content/site/lists';
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
 * The content of a site during development. Pages are resolved on request, so that starting takes no longer than
 * checking. An invalid section, or a page whose document cannot be parsed, is shown as it was last, or else replaced by
 * a stand-in; everything else keeps working.
 */
export class LiveContent {
  /** The findings as printed on the command line; empty if there are none. */
  report = '';
  /** The same as diagnostics; files are relative to the site's folder. */
  diagnostics: readonly Diagnostic[] = [];
  /** The same without locations. */
  findings: readonly Finding[] = [];
  /** The stylesheet of the site's theme. */
  look = themeStyles(resolveTheme(undefined));
  /** The languages of the site, including drafts. */
  languages: Languages = [];
  readonly #folder: string;
  #checker: Checker | undefined;
  #schemas: SchemaSet | undefined;
  #resolver: Resolver | undefined;
  /** What the resolver was made of. */
  #given: SharedContent | undefined;
  #images: LiveImages | undefined;
  #downloads: LiveDownloads | undefined;
  #sites: ReadonlyMap<Language, ResolvedSite> = new Map();
  #sharedSections: SharedContent['sharedSections'] = new Map();
  #redirects: LiveRedirects | undefined;
  #faces: SiteFaces | undefined;
  /** The pages with localized paths; undefined if there are none. */
  #routes: LocalRoutes | undefined;
  /** Resolved pages by file, cleared on every save. */
  readonly #files = new Map<string, ResolvedPage>();
  /** The last shown state of every page. */
  readonly #shown = new Map<string, ResolvedPage>();
  /** The further pages of paginated lists. */
  readonly #parts = new WeakMap<ResolvedPage, readonly ResolvedPage[]>();
  /** The key of the loaded schemas. */
  #key: string | undefined;
  #hasFailed = false;

  /**
   * @param folder the site's folder, as an absolute path
   */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Scans everything if the schemas have changed since the last time. Never throws; problems are reported. Validators
   * of changed schemas are compiled in memory, as generating them for the cache takes five times as long.
   *
   * @returns whether there is something new to show or report
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

  /** Checks what was saved. @returns as `load` does */
  async update(): Promise<boolean> {
    const checker = this.#checker;
    return checker ? this.#attempt(() => checker.update()) : this.load();
  }

  /** Checks files that the workbench has written. @returns as `load` does */
  async saved(files: readonly string[]): Promise<boolean> {
    return this.#attempt(async () => {
      await this.#checker?.take(files);
      return true;
    });
  }

  #cacheFile(key: string | undefined, settings: unknown): string {
    return cacheFileOf(this.#folder, key ?? '', settings);
  }

  /** Where checkers of the same documents cache their results. */
  readonly cacheFileOf = (settings: unknown): string => this.#cacheFile(this.#key, settings);

  /** The loaded schemas. */
  get schemas(): SchemaSet | undefined {
    return this.#schemas;
  }

  /** The checker; undefined before the first scan. */
  get checker(): Checker | undefined {
    return this.#checker;
  }

  /** The endpoints in documents, of forms and live figures. */
  endpoints(): string[] {
    return (this.#checker?.site.all() ?? []).flatMap(({ endpoints }) => endpoints);
  }

  /** The endpoints to which browsers post forms without scripts. */
  posted(): string[] {
    return (this.#checker?.site.all() ?? []).flatMap(({ posted }) => posted);
  }

  /** The embedded addresses of other sites. */
  embedded(): string[] {
    return (this.#checker?.site.all() ?? []).flatMap(({ embedded = [] }) => embedded);
  }

  /** The content file that the browser fetches from a path; undefined if there is none. */
  file(file: string): string | undefined {
    const [, known = '', id] = /^content\/([\w-]+)\/(.+)\.json$/.exec(file) ?? [];
    if (!this.#sites.has(known) || id === undefined) return undefined;
    if (file === siteFile(known)) return JSON.stringify(this.#sites.get(known));
    const page = this.#at(this.#idBehind(id, known), known);
    return page && JSON.stringify(page);
  }

  /** The image served at a path; undefined if there is none. */
  image(file: string): { bytes: Uint8Array; type: string } | undefined {
    return this.#images?.find(file);
  }

  /** The font file served at a path; undefined if there is none. */
  face(file: string): Uint8Array | undefined {
    return this.#faces?.files.get(file);
  }

  /** The download served at a path, with its headers; undefined if there is none. */
  download(file: string): ReturnType<LiveDownloads['find']> {
    return this.#downloads?.find(file);
  }

  /** The page for an address: by its route, or the 404 page. */
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

  /** The id of the page with a localized path in a language; the given id if there is none. */
  #idBehind(id: string, language: Language): string {
    if (!this.#routes || id.startsWith('_')) return id;
    return pageIdOf(routeBehind(routeOf(id), language, this.languages, this.#routes));
  }

  /**
   * A page that is saved in no file, such as an earlier state of one, resolved as far as it can be shown.
   *
   * @param images images that differ from those of the site, by path
   * @returns undefined while the site cannot be read
   */
  resolved(
    page: Page,
    language: Language,
    images: ReadonlyMap<string, ServedImage>,
  ): ResolvedPage | undefined {
    if (!this.#given || !this.#schemas) return undefined;
    const given = { ...this.#given, images: new Map([...this.#given.images, ...images]) };
    const possible = withStandIns(page, this.#schemas, this.#sharedSections);
    return createResolver(given, this.#schemas).page(possible.page, language);
  }

  /** The resolved site document in a language. */
  siteIn(language: Language): ResolvedSite | undefined {
    return this.#sites.get(language);
  }

  /** Where an address without a page redirects to: see `LiveRedirects`. */
  redirect(pathname: string): string | undefined {
    return this.#redirects?.at(pathname);
  }

  /** Whether the content of an address is gone for good. */
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
      // Saved again since it was checked, and incomplete: another update is on its way.
      return last;
    }
  }

  /**
   * Resolves a page as far as it can be shown: see `withStandIns` and `withLastShown`. If it cannot be parsed, the last
   * state is kept. It is validated here, as it may have been saved again since it was checked.
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
      await this.#refresh(checker);
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

  /** Switches to the saved state: pages are resolved again on request. */
  async #refresh(checker: Checker): Promise<void> {
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
    const given = {
      ...shared,
      ...served,
      listable,
      told: toldPages(checker.site.pages.values(), checker.site.all(), undefined),
      routes: localRoutes,
      today: checker.site.today,
      now: checker.site.now,
    };
    const resolver = createResolver(given, this.#schemas);
    const { languages } = shared;
    this.look = themeStyles(resolveTheme(shared.theme?.value)) + faceStyles(this.#faces);
    this.languages = languages;
    this.#sites = new Map(languages.map(({ code }) => [code, resolver.site(code)]));
    this.#resolver = resolver;
    this.#given = given;
    this.#sharedSections = shared.sharedSections;
    this.#redirects = new LiveRedirects(checker, languages);
    for (const { page } of galleryPages(this.#schemas, languages, this.#sites, true))
      this.#shown.set(contentFile(page.id, page.language), page);
  }
}

/** The schemas on disk. @throws SchemaMistakes if they are invalid */
function compiledSchemas(): SchemaSet {
  const files = readSchemaFiles();
  requireSchemas(files);
  return compileSchemas(files, migrations);
}
