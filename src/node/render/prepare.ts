import { basePathOf } from '../../content/model/base-path';
import { datedLists } from '../../content/model/dated';
import { pathOf } from '../../content/model/hrefs';
import { isRecord } from '../../content/model/is-record';
import { type Language, publishedLanguages, sourceLanguage } from '../../content/model/languages';
import type { Redirect } from '../../content/model/redirects';
import { routeOf } from '../../content/model/routes';
import { feedsOf } from '../../content/resolve/feeds';
import { createResolver } from '../../content/resolve/resolve';
import type { ResolvedSite } from '../../content/resolve/resolved-page';
import type { SharedContent } from '../../content/resolve/shared-content';
import type { SchemaSet } from '../../content/schema/schemas';
import { partCounts } from '../../content/site/list-pages';
import { lendingPages, listablePages } from '../../content/site/lists';
import type { PageFacts } from '../../content/site/page-facts';
import { shownFiles } from '../../content/site/shown-files';
import { resolveTheme } from '../../content/site/theme/theme';
import { drawnColors } from '../../content/site/theme/theme-css';
import { isUnpublished, unpublishedPaths } from '../../content/site/unpublished';
import { type Bundle, loadBundle } from '../bundle/bundle';
import { themed } from '../bundle/themed';
import type { Checker } from '../check/checker';
import type { SiteFaces } from '../faces/site-faces';
import type { ImageList } from '../images/image-cache';
import { readSiteImages, type SiteImages } from '../images/site-images';
import type { Output } from '../output/output';
import { SiteDownloads } from '../output/site-downloads';
import { facesOf } from './faces-of';
import type { Rendering } from './render-pages';

export interface SiteOptions {
  /** The site's folder. */
  pages: string;
  /** The output folder. */
  out: string;
  /** Where the site is published; defaults to `url` of the site document. */
  siteUrl?: string | undefined;
  /** Whether draft pages and languages are included. */
  drafts?: boolean | undefined;
}

export interface Prepared {
  bundle: Bundle;
  shared: SharedContent;
  images: SiteImages;
  downloads: SiteDownloads;
  sites: ReadonlyMap<Language, ResolvedSite>;
  faces: SiteFaces | undefined;
  rendering: Rendering;
  /** Redirects of earlier addresses without a page, except for those that lead to drafts. */
  redirects: readonly Redirect[];
  /** Whether draft pages and languages are included. */
  hasDrafts: boolean;
  /** The number of pages of each paginated list: see `partCounts`. */
  parts: ReadonlyMap<string, number>;
  isIndexed: (facts: PageFacts) => boolean;
}

/** Sites with more documents have no social images: drawing them would take longer than everything else. */
const picturesUpTo = 500;

/**
 * Bundles the application unless it is cached, and reads what all pages share.
 *
 * @param imageList the site's images as checked
 * @throws UsageError when a file cannot be read, or the application cannot be bundled
 */
export async function prepareBuild(
  { pages: folder, out, siteUrl, drafts = false }: SiteOptions,
  checker: Checker,
  schemas: SchemaSet,
  { staging, isFirst, isCompressed }: Output,
  imageList: ImageList,
): Promise<Prepared> {
  const read = checker.sharedContent();
  const { today, now, pages } = checker.site;
  const theme = resolveTheme(read.theme?.value);
  const plain = loadBundle(folder);
  const faces = await facesOf(folder, checker, plain.inputs);
  const bundle = themed(plain, theme, faces);
  const languages = drafts ? read.languages : publishedLanguages(read.languages);
  const unpublished = drafts ? new Set<string>() : unpublishedPaths(pages.values(), now);
  const publishedOf = (kind: 'image' | 'download') => publishedFiles(checker, schemas, unpublished, kind);
  const images = await readSiteImages(folder, publishedOf('image'), imageList);
  const downloads = new SiteDownloads(folder, publishedOf('download'));
  const { value } = read.siteDocument ?? {};
  const base = basePathOf(siteUrl ?? (isRecord(value) ? value.url : undefined));
  const routes = checker.site.localRoutes;
  const lists = checker.site.all().flatMap(({ lists = [] }) => lists);
  const listable = listablePages(pages.values(), lists, drafts ? undefined : now);
  const lenders = lendingPages(pages.values(), checker.site.all(), drafts ? undefined : now);
  const dated = datedLists(lists);
  const feeds = feedsOf(checker.site, languages, dated);
  const shared: SharedContent = {
    ...{ ...read, languages, unpublished, images: images.served, today, now, listable },
    ...(lenders.size > 0 && { lenders }),
    ...(dated.size > 0 && { datedLists: dated, feeds }),
    ...(base && { base }),
    ...(downloads.served.size > 0 && { offered: downloads.served }),
    ...(routes.size > 0 && { routes }),
  };
  const resolver = createResolver(shared, schemas);
  const sites = new Map(
    languages.map(({ code }) => [
      code,
      { ...resolver.site(code), ...(siteUrl !== undefined && { url: siteUrl }) },
    ]),
  );
  const site = sites.get(sourceLanguage(languages));
  const documents = [...checker.files].filter((file) => file.endsWith('/page.json')).length;
  const rendering: Rendering = {
    hasPictures: site?.socialPictures === true && documents <= picturesUpTo,
    out,
    staging,
    isFirst,
    isCompressed,
    folder,
    shared,
    siteUrl: site?.url ?? '',
    bundle: bundle.folder,
    key: bundle.inputs,
    template: bundle.template,
    colors: drawnColors(theme),
    ...(faces?.drawn && { face: faces.drawn }),
  };
  const isIndexed = ({ draft, isUnindexed }: PageFacts) => !isUnindexed && !isUnpublished(draft, now);
  const redirects = checker.site.redirects.filter(
    ({ to }) => to === undefined || !unpublished.has(pathOf(to)),
  );
  const parts = partCounts(pages.values(), (route) => listable.get(route) ?? [], today);
  return {
    ...{ bundle, shared, images, downloads, sites, faces, rendering, redirects, parts },
    ...{ hasDrafts: drafts, isIndexed },
  };
}

/** The images or downloads that published pages show, including the shell; those of drafts must not be published. */
function publishedFiles(
  checker: Checker,
  schemas: SchemaSet,
  unpublished: ReadonlySet<string>,
  kind: 'image' | 'download',
): Set<string> {
  const files = new Set<string>();
  for (const facts of checker.site.all()) {
    const named = (kind === 'image' ? facts.images : facts.downloads) ?? [];
    if (unpublished.has(routeOf(facts.id)) || named.length === 0) continue;
    // A link to a draft is left out together with its image or download.
    const isCut = facts.hrefs.some((href) => unpublished.has(pathOf(href)));
    const shown = isCut ? shownFiles(checker.site.context(facts).page, schemas, unpublished, kind) : named;
    for (const file of shown) files.add(file);
  }
  checker.site.release();
  return files;
}
