import { basePathOf } from '../../content/model/base-path';
import { datedLists } from '../../content/model/dated';
import { isRecord } from '../../content/model/is-record';
import { type Language, publishedLanguages, sourceLanguage } from '../../content/model/languages';
import type { Redirect } from '../../content/model/redirects';
import { routeOf } from '../../content/model/routes';
import { feedsOf } from '../../content/resolve/feeds';
import { createResolver, type ResolvedSite, type SharedContent } from '../../content/resolve/resolve';
import type { SchemaSet } from '../../content/schema/schemas';
import { partCounts } from '../../content/site/list-pages';
import { listablePages } from '../../content/site/lists';
import type { PageFacts } from '../../content/site/page-facts';
import { readLanguages } from '../../content/site/read-languages';
import { shownFiles } from '../../content/site/shown-files';
import { pathOf } from '../../content/site/site-context';
import { resolveTheme, type Theme } from '../../content/site/theme/theme';
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

/** Which site is rendered, and where to. */
export interface SiteOptions {
  /** The folder of the site. */
  pages: string;
  /** The folder that the build writes. */
  out: string;
  /** Where the site is published; the site document's `url` when it is left out. */
  siteUrl?: string | undefined;
  /** Whether pages and languages that are drafts are built too. */
  drafts?: boolean | undefined;
}

/** What pages are rendered with. */
export interface Prepared {
  bundle: Bundle;
  /** What they share, and the images that they show. */
  shared: SharedContent;
  images: SiteImages;
  downloads: SiteDownloads;
  sites: ReadonlyMap<Language, ResolvedSite>;
  /** What the site looks like. */
  theme: Theme;
  faces: SiteFaces | undefined;
  rendering: Rendering;
  /** Where earlier addresses lead that belong to no page; what leads to a draft is left out, as links are. */
  redirects: readonly Redirect[];
  /** Whether pages and languages are built that are drafts, and which pages search engines are to know. */
  hasDrafts: boolean;
  /** On how many pages the lists stand that go on: see `partCounts`. */
  parts: ReadonlyMap<string, number>;
  isIndexed: (facts: PageFacts) => boolean;
}

/** Sites of more documents than this have no pictures for shared links: drawing them would take longer than all else. */
const picturesUpTo = 500;

/**
 * Bundles the application, if it is not bundled as it is, and reads what all pages share.
 *
 * @param checker knows the files of the site and its pages
 * @param imageList knows its images as they were checked
 * @throws UsageError when a file cannot be read, or the application not be bundled
 */
export async function prepareBuild(
  { pages: folder, out, siteUrl, drafts = false }: SiteOptions,
  checker: Checker,
  schemas: SchemaSet,
  { staging, isFirst, isCompressed }: Output,
  imageList: ImageList,
): Promise<Prepared> {
  const { files, shared: read } = checker;
  const { today, now, pages } = checker.site;
  const theme = resolveTheme(read.theme?.value);
  // Without the glossary's terms, which are of no use to visitors.
  const all = readLanguages(read.siteDocument, undefined, files, schemas);
  const plain = loadBundle(folder);
  const codes = all.map(({ code }) => code);
  const faces = await facesOf(folder, checker, codes, plain.inputs);
  const bundle = themed(plain, theme, faces);
  const languages = drafts ? all : publishedLanguages(all);
  const unpublished = drafts ? new Set<string>() : unpublishedPaths(pages.values(), now);
  const publishedOf = (kind: 'image' | 'download') => publishedFiles(checker, schemas, unpublished, kind);
  const images = await readSiteImages(folder, publishedOf('image'), imageList);
  const downloads = new SiteDownloads(folder, publishedOf('download'));
  const { value } = read.siteDocument ?? {};
  const base = basePathOf(siteUrl ?? (isRecord(value) ? value.url : undefined));
  const routes = checker.site.localRoutes;
  const sharedSections = checker.sharedSections();
  const lists = checker.site.all().flatMap(({ lists = [] }) => lists);
  const listable = listablePages(pages.values(), lists, drafts ? undefined : now);
  const dated = datedLists(lists);
  const feeds = feedsOf(checker.site, languages, dated);
  const shared: SharedContent = {
    ...{ ...read, languages, unpublished, images: images.served, today, now, sharedSections, listable },
    ...(dated.size > 0 && { datedLists: dated, feeds }),
    ...(base && { base }),
    ...(downloads.served.size > 0 && { offered: downloads.served }),
    ...(routes.size > 0 && { routes }),
  };
  const resolver = createResolver(shared, schemas);
  const sites = new Map(languages.map(({ code }) => [code, resolver.site(code)]));
  const site = sites.get(sourceLanguage(languages));
  const documents = [...files].filter((file) => file.endsWith('/page.json')).length;
  const rendering: Rendering = {
    hasPictures: site?.socialPictures === true && documents <= picturesUpTo,
    out,
    staging,
    isFirst,
    isCompressed,
    folder,
    shared,
    siteUrl: siteUrl ?? site?.url ?? '',
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
    ...{ bundle, shared, images, downloads, sites, theme, faces, rendering, redirects, parts },
    ...{ hasDrafts: drafts, isIndexed },
  };
}

/** The images that published pages show and the files that they offer, and what surrounds them: those of drafts are not for visitors. */
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
    // What leads to a draft is left out of a page, with the images and files beside the link.
    const isCut = facts.hrefs.some((href) => unpublished.has(pathOf(href)));
    const shown = isCut ? shownFiles(checker.site.context(facts).page, schemas, unpublished, kind) : named;
    for (const file of shown) files.add(file);
  }
  checker.site.release();
  return files;
}
