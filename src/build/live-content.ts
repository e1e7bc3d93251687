import path from 'node:path';
import { isError } from '../content/diagnostics';
import { type Language, languages } from '../content/languages';
import { locate } from '../content/locate';
import { reportPretty } from '../content/reporters/pretty';
import { createResolver, type ResolvedPage, type ResolvedSite, type Resolver } from '../content/resolve';
import { localize, notFoundId, pageIdOf, parsePath, routeOf, siteFolder } from '../content/routes';
import type { SchemaSet } from '../content/schemas';
import { Checker } from './checker';
import { galleryPages } from './gallery';
import { cacheFileOf } from './page-cache';
import { pageOf, readTexts } from './page-files';
import { contentFile, siteFile } from './page-output';
import { loadSchemas } from './schema-cache';
import { readSiteContent } from './site-content';
import { fromWorkingDirectory } from './working-directory';

/**
 * A site as it is being written: pages are resolved when somebody looks at them, so that starting takes as long as
 * checking. While there are errors, what was shown last stays.
 */
export class LiveContent {
  /** What is wrong, as the command line shows it; empty when nothing is. */
  report = '';
  readonly #folder: string;
  #checker: Checker | undefined;
  #schemas: SchemaSet | undefined;
  #resolver: Resolver | undefined;
  #sites: ReadonlyMap<Language, ResolvedSite> = new Map();
  #redirects: ReadonlyMap<string, string> = new Map();
  /** What was shown, by file. */
  readonly #files = new Map<string, ResolvedPage>();
  /** Documents that changed since the site last had no errors. */
  readonly #changed = new Set<string>();

  /** @param folder the folder of the site, as an absolute path */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Looks at everything: at the start, and when a schema has changed. Never throws; what is wrong is reported. */
  async load(): Promise<void> {
    await this.#attempt(async () => {
      const { schemas, key } = await loadSchemas();
      this.#schemas = schemas;
      this.#checker = new Checker(this.#folder, schemas, () => cacheFileOf(this.#folder, key));
      await this.#checker.scan();
      this.#changed.add(siteFolder);
    });
  }

  /** Looks at what was saved. @param files relative to the folder of the site */
  async update(files: readonly string[]): Promise<void> {
    if (!this.#checker) return this.load();
    await this.#attempt(async () => {
      await this.#checker?.update(files);
      for (const file of files) this.#changed.add(file.slice(0, Math.max(0, file.lastIndexOf('/'))));
    });
  }

  /** The JSON file that the browser fetches under a path; undefined when there is none. */
  file(file: string): string | undefined {
    const [, language, id] = /^content\/(\w+)\/(.+)\.json$/.exec(file) ?? [];
    const known = languages.find((name) => name === language);
    if (!known || id === undefined) return undefined;
    if (file === siteFile(known)) return JSON.stringify(this.#sites.get(known));
    const page = this.#page(id, known);
    return page && JSON.stringify(page);
  }

  /** The page that answers for an address: the one with that route, or the 404 page. */
  pageAt(pathname: string): ResolvedPage | undefined {
    const { language, route } = parsePath(pathname);
    return this.#page(pageIdOf(route), language) ?? this.#page(notFoundId, language);
  }

  /** Where an alias leads. */
  redirect(pathname: string): string | undefined {
    return this.#redirects.get(pathname);
  }

  #page(id: string, language: Language): ResolvedPage | undefined {
    const file = contentFile(id, language);
    const known = this.#files.get(file);
    if (known) return known;
    const facts = this.#checker?.facts(id);
    // What is not valid cannot be resolved; the report says what is wrong.
    if (!facts || facts.isInvalid || !this.#resolver) return undefined;
    const texts = readTexts(this.#folder, { id, hasDictionary: facts.dictionary !== undefined });
    const page = this.#resolver.page(pageOf(texts), language);
    this.#files.set(file, page);
    return page;
  }

  async #attempt(look: () => Promise<void>): Promise<void> {
    const started = performance.now();
    try {
      await look();
      const checker = this.#checker;
      if (!checker) return;
      const textOf = (file: string) => checker.text(file);
      const nameOf = (file: string) => fromWorkingDirectory(file, this.#folder);
      const diagnostics = locate(checker.findings(), textOf, nameOf);
      const errors = diagnostics.filter(isError).length;
      const summary = {
        pages: checker.pages,
        errors,
        warnings: diagnostics.length - errors,
        durationMs: Math.round(performance.now() - started),
      };
      this.report = errors
        ? reportPretty(
            diagnostics.map((diagnostic) => ({ ...diagnostic, file: nameOf(diagnostic.file) })),
            summary,
            (file) => textOf(path.relative(this.#folder, file).replaceAll(path.sep, '/')),
            false,
          )
        : '';
      if (errors === 0) this.#takeIn(checker);
    } catch (error) {
      this.report = (error as Error).message;
    }
  }

  /** From now on what was saved is shown. */
  #takeIn(checker: Checker): void {
    const isShared = [...this.#changed].some((id) => id === siteFolder || !checker.facts(id));
    // Images of a page may have changed with it, and other pages may show them; resolving again takes no time.
    if (isShared || this.#changed.size > 0) this.#resolve(checker, isShared);
    this.#changed.clear();
  }

  #resolve(checker: Checker, isShared: boolean): void {
    if (!this.#schemas) return;
    const { shared } = readSiteContent(this.#folder, checker.files);
    this.#resolver = createResolver(shared, this.#schemas);
    if (isShared) this.#files.clear();
    for (const id of this.#changed)
      for (const language of languages) this.#files.delete(contentFile(id, language));
    this.#sites = new Map(
      languages.map((language) => [language, this.#resolver?.site(language) as ResolvedSite]),
    );
    const redirects = new Map<string, string>();
    for (const { facts } of checker.known()) {
      for (const alias of facts.aliases)
        for (const language of languages)
          redirects.set(localize(alias, language), localize(routeOf(facts.id), language));
    }
    this.#redirects = redirects;
    for (const { page } of galleryPages(this.#schemas, this.#sites))
      this.#files.set(contentFile(page.id, page.language), page);
  }
}
