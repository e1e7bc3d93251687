import type { ServedImage } from '../../content/model/images';
import { isRecord } from '../../content/model/is-record';
import type { Language, Languages } from '../../content/model/languages';
import { type LocalRoutes, routeBehind } from '../../content/model/local-routes';
import { pageIdOf, routeOf } from '../../content/model/routes';
import { createResolver, type Resolver } from '../../content/resolve/resolve';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import type { SharedContent } from '../../content/resolve/shared-content';
import type { SchemaSet } from '../../content/schema/schemas';
import { lendingPages, listablePages } from '../../content/site/lists';
import type { Page } from '../../content/site/load';
import { resolveTheme } from '../../content/site/theme/theme';
import { themeStyles } from '../../content/site/theme/theme-css';
import { faceStyles } from '../bundle/themed';
import type { Checker } from '../check/checker';
import type { SiteFaces } from '../faces/site-faces';
import { facesOf } from '../render/faces-of';
import { LiveDownloads } from './live-downloads';
import { LiveImages } from './live-images';
import { LiveRedirects } from './live-redirects';
import { withLastShown, withStandIns } from './stand-ins';

/** What the site document and the other shared files said when they were last saved, and what pages are resolved with. */
export class SavedSite {
  /** The languages of the site, including drafts. */
  readonly languages: Languages;
  /** The stylesheet of the site's theme. */
  readonly look: string;
  /** The resolved site document by language. */
  readonly sites: ReadonlyMap<Language, ResolvedSite>;
  readonly images: LiveImages;
  readonly downloads: LiveDownloads;
  readonly redirects: LiveRedirects;
  readonly faces: SiteFaces | undefined;
  readonly #schemas: SchemaSet;
  readonly #content: SharedContent;
  readonly #resolver: Resolver;
  /** The pages with localized paths; undefined if there are none. */
  readonly #routes: LocalRoutes | undefined;

  /** Reads it. @param key of the inputs that it was checked with */
  static async read(folder: string, checker: Checker, schemas: SchemaSet, key: string): Promise<SavedSite> {
    return new SavedSite(folder, checker, schemas, await facesOf(folder, checker, key), key);
  }

  private constructor(
    folder: string,
    checker: Checker,
    schemas: SchemaSet,
    faces: SiteFaces | undefined,
    key: string,
  ) {
    const { site } = checker;
    const shared = checker.sharedContent();
    const lists = site.all().flatMap((facts) => facts.lists ?? []);
    this.#schemas = schemas;
    this.faces = faces;
    this.images = new LiveImages(folder, site.images.keys(), key);
    this.downloads = new LiveDownloads(folder, site.downloads.keys());
    this.#routes = site.localRoutes.size > 0 ? site.localRoutes : undefined;
    this.redirects = new LiveRedirects(checker, shared.languages);
    this.#content = {
      ...shared,
      images: this.images.served,
      offered: this.downloads.served,
      listable: listablePages(site.pages.values(), lists, undefined),
      lenders: lendingPages(site.pages.values(), site.all(), undefined),
      routes: site.localRoutes,
      today: site.today,
      now: site.now,
    };
    this.#resolver = createResolver(this.#content, schemas);
    this.languages = shared.languages;
    this.look = themeStyles(resolveTheme(shared.theme?.value)) + faceStyles(faces);
    this.sites = new Map(shared.languages.map(({ code }) => [code, this.#resolver.site(code)]));
  }

  /** The id of the page with a localized path in a language; the given id if there is none. */
  idBehind(id: string, language: Language): string {
    if (!this.#routes || id.startsWith('_')) return id;
    return pageIdOf(routeBehind(routeOf(id), language, this.languages, this.#routes));
  }

  /**
   * Resolves a page as far as it can be shown: see `withStandIns` and `withLastShown`.
   *
   * @param last the page as it was shown last; a document that cannot be parsed is shown like that
   * @returns the page, and the further pages of its list
   */
  resolve(
    page: Page,
    language: Language,
    last: ResolvedPage | undefined,
  ): { page: ResolvedPage | undefined; parts: readonly ResolvedPage[] } {
    if (last && !isRecord(page.source.value)) return { page: last, parts: [] };
    const possible = withStandIns(page, this.#schemas, this.#content.sharedSections);
    const [first, ...parts] = this.#resolver.parts(possible.page, language);
    return { page: withLastShown(first, possible.places, page, last, this.#schemas), parts };
  }

  /**
   * Resolves a page that is saved in no file, such as an earlier state of one, as far as it can be shown.
   *
   * @param images images that differ from those of the site, by path
   */
  resolved(page: Page, language: Language, images: ReadonlyMap<string, ServedImage>): ResolvedPage {
    const content = { ...this.#content, images: new Map([...this.#content.images, ...images]) };
    const possible = withStandIns(page, this.#schemas, this.#content.sharedSections);
    return createResolver(content, this.#schemas).page(possible.page, language);
  }
}
