import { type Located, locateEach } from '../../content/json/locate';
import type { Diagnostic } from '../../content/model/diagnostics';
import type { Language, Languages } from '../../content/model/languages';
import { notFoundId, pageIdOf, parsePath, routeOf } from '../../content/model/routes';
import { reportPretty } from '../../content/report/pretty';
import { summaryOf, underShownNames } from '../../content/report/shown';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import { compileSchemas } from '../../content/schema/compile-schemas';
import type { SchemaSet } from '../../content/schema/schemas';
import { listBehind } from '../../content/site/list-pages';
import { contentFile, siteFile } from '../../content/site/output-files';
import { dictionariesOf } from '../../content/site/page-facts';
import { resolveTheme } from '../../content/site/theme/theme';
import { themeStyles } from '../../content/site/theme/theme-css';
import { visibleLines } from '../../content/text/encode/visible';
import { keyOfInputs } from '../cache/inputs';
import { cacheFileOf } from '../cache/page-cache';
import { loadSchemas } from '../cache/schema-cache';
import { Checker } from '../check/checker';
import { Turns } from '../project/turns';
import { fromWorkingDirectory } from '../project/working-directory';
import { readSchemaFiles } from '../read/files';
import { migrations } from '../read/migrations.generated';
import { parsePage, readTexts } from '../read/page-files';
import { requireSchemas } from '../read/schema-mistakes';
import { galleryPages } from '../render/gallery';
import { SavedSite } from './saved-site';

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
  /** The same with their findings. */
  located: readonly Located[] = [];
  /** Undefined before the first scan; read-only for callers, like what follows. */
  checker: Checker | undefined;
  schemas: SchemaSet | undefined;
  /** The site as it was saved last without a mistake in what its pages share; undefined while there is none. */
  site: SavedSite | undefined;
  readonly #folder: string;
  readonly #turns = new Turns();
  /** Resolved pages by file, cleared on every save. */
  readonly #files = new Map<string, ResolvedPage>();
  /** The last shown state of every page. */
  readonly #shown = new Map<string, ResolvedPage>();
  /** The further pages of paginated lists. */
  readonly #parts = new WeakMap<ResolvedPage, readonly ResolvedPage[]>();
  /** The key of the loaded schemas. */
  #key: string | undefined;
  #hasFailed = false;

  /** @param folder the site's folder, as an absolute path */
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
      // What could not be read the last time may still be unreadable.
      if (this.checker && key === this.#key) return this.#hasFailed ? this.checker.update() : false;
      const schemas = this.checker ? compiledSchemas() : (await loadSchemas()).schemas;
      const checker = new Checker(this.#folder, schemas, { cacheFileOf: cacheFileOf(this.#folder, key) });
      await checker.follow();
      this.schemas = schemas;
      this.checker = checker;
      this.#key = key;
      return true;
    });
  }

  /** Checks what was saved. @returns as `load` does */
  async update(): Promise<boolean> {
    return this.checker ? this.#attempt(async () => this.checker?.update() ?? false) : this.load();
  }

  /** Checks files that the workbench has written. @returns as `load` does */
  async saved(files: readonly string[]): Promise<boolean> {
    return this.#attempt(async () => {
      await this.checker?.take(files);
      return true;
    });
  }

  /** Where checkers of the same documents cache their results. */
  get cacheFileOf(): (settings: unknown) => string {
    return cacheFileOf(this.#folder, this.#key ?? '');
  }

  get look(): string {
    return this.site?.look ?? themeStyles(resolveTheme(undefined));
  }

  /** The languages of the site, including drafts. */
  get languages(): Languages {
    return this.site?.languages ?? [];
  }

  /** The content file that the browser fetches from a path; undefined if there is none. */
  file(file: string): string | undefined {
    const [, language = '', id] = /^content\/([\w-]+)\/(.+)\.json$/.exec(file) ?? [];
    const site = this.site?.sites.get(language);
    if (!site || id === undefined) return undefined;
    if (file === siteFile(language)) return JSON.stringify(site);
    const page = this.#at(this.#idBehind(id, language), language);
    return page && JSON.stringify(page);
  }

  /** The page for an address: by its route, or the 404 page. */
  pageAt(pathname: string): ResolvedPage | undefined {
    const { language, route } = parsePath(pathname, this.languages);
    const id = this.#idBehind(pageIdOf(route), language);
    return this.#at(id, language) ?? this.#page(notFoundId, language);
  }

  /** A page, or a further page of a list. */
  #at(id: string, language: Language): ResolvedPage | undefined {
    const behind = this.checker?.facts(id) ? undefined : listBehind(routeOf(id));
    if (!behind) return this.#page(id, language);
    const page = this.#page(pageIdOf(behind.route), language);
    return page && this.#parts.get(page)?.[behind.part - 2];
  }

  #idBehind(id: string, language: Language): string {
    return this.site?.idBehind(id, language) ?? id;
  }

  #page(id: string, language: Language): ResolvedPage | undefined {
    const file = contentFile(id, language);
    const cached = this.#files.get(file);
    if (cached) return cached;
    const facts = this.checker?.facts(id);
    if (!facts) return id.startsWith('_gallery') ? this.#shown.get(file) : undefined;
    const last = this.#shown.get(file);
    try {
      const texts = readTexts(this.#folder, { id, dictionaries: dictionariesOf(facts, this.languages) });
      // Validated again, as it may have been saved since it was checked.
      const { page, parts } = this.site?.resolve(parsePage(texts), language, last) ?? {};
      if (!page || !parts || page === last) return last;
      this.#parts.set(page, parts);
      this.#files.set(file, page);
      this.#shown.set(file, page);
      return page;
    } catch {
      // Saved again since it was checked, and incomplete: another update is on its way.
      return last;
    }
  }

  /** Looks at the site when earlier looks have ended: the workbench and the watcher look at it independently. */
  #attempt(look: () => Promise<boolean>): Promise<boolean> {
    return this.#turns.take(() => this.#lookAndReport(look));
  }

  async #lookAndReport(look: () => Promise<boolean>): Promise<boolean> {
    const started = performance.now();
    try {
      const isNew = await look();
      const checker = this.checker;
      if (!checker || (!isNew && !this.#hasFailed)) return false;
      const textOf = (file: string) => checker.text(file);
      const nameOf = (file: string) => fromWorkingDirectory(file, this.#folder);
      this.located = locateEach(checker.findings(), textOf, nameOf);
      this.diagnostics = this.located.map(({ diagnostic }) => diagnostic);
      const summary = summaryOf(this.diagnostics, checker.pages, started);
      const shown = underShownNames(this.diagnostics, nameOf, textOf);
      this.report = shown.diagnostics.length
        ? reportPretty(shown.diagnostics, summary, shown.textOf, false)
        : '';
      await this.#refresh(checker);
      this.#hasFailed = false;
      return true;
    } catch (error) {
      const { message } = error as Error;
      const isNew = this.report !== visibleLines(message);
      this.report = visibleLines(message);
      // What was found before says nothing of the site as it is now.
      this.located = [];
      this.diagnostics = [];
      this.#hasFailed = true;
      return isNew;
    }
  }

  /** Switches to the saved state: pages are resolved again on request. */
  async #refresh(checker: Checker): Promise<void> {
    this.#files.clear();
    if (!this.schemas || (checker.isSharedInvalid && this.site)) return;
    const site = await SavedSite.read(this.#folder, checker, this.schemas, this.#key ?? '').catch(
      (error: Error) => {
        // From a wrong document there may be no site: the findings say why.
        if (!checker.isSharedInvalid) throw error;
      },
    );
    if (!site) return;
    this.site = site;
    for (const { page } of galleryPages(this.schemas, site.languages, site.sites, true))
      this.#shown.set(contentFile(page.id, page.language), page);
  }
}

/** The schemas on disk. @throws SchemaMistakes if they are invalid */
function compiledSchemas(): SchemaSet {
  const files = readSchemaFiles();
  requireSchemas(files);
  return compileSchemas(files, migrations);
}
