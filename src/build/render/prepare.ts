import { type Language, publishedLanguages, sourceLanguage } from '../../content/languages';
import { createResolver, type ResolvedSite, type SharedContent } from '../../content/resolve';
import type { SchemaSet } from '../../content/schemas';
import { unpublishedPaths } from '../../content/unpublished';
import { type Bundle, loadBundle } from '../bundle/bundle';
import type { Checker } from '../check/checker';
import { readSiteImages, type SiteImages } from '../images/site-images';
import type { Output } from '../output/output';
import { readSiteContent } from '../read/site-content';
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
  sites: ReadonlyMap<Language, ResolvedSite>;
  rendering: Rendering;
}

/** Sites of more documents than this have no pictures for shared links: drawing them would take longer than all else. */
const picturesUpTo = 500;

/**
 * Bundles the application, if it is not bundled as it is, and reads what all pages share.
 *
 * @param checker knows the files of the site and its pages
 * @throws UsageError when a file cannot be read, or the application not be bundled
 */
export async function prepareBuild(
  { pages: folder, out, siteUrl, drafts = false }: SiteOptions,
  { files, site: { today, pages, images: shown } }: Checker,
  schemas: SchemaSet,
  { staging, isFirst, isCompressed }: Output,
): Promise<Prepared> {
  const bundle = loadBundle();
  const read = readSiteContent(folder, files, schemas);
  const languages = drafts ? read.languages : publishedLanguages(read.languages);
  const unpublished = drafts ? new Set<string>() : unpublishedPaths(pages.values(), today);
  const images = await readSiteImages(folder, shown.keys());
  const shared: SharedContent = { ...read, languages, unpublished, images: images.served };
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
    key: bundle.key,
    template: bundle.template,
  };
  return { bundle, shared, images, sites, rendering };
}
