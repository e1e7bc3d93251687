import type { Diagnostic } from '../../content/model/diagnostics';
import { publishedLanguages, sourceLanguage } from '../../content/model/languages';
import { homeIconPath } from '../../content/model/routes';
import type { SchemaSet } from '../../content/schema/schemas';
import type { PageFacts } from '../../content/site/page-facts';
import { loadServerEntry } from '../../node/bundle/server-entry';
import type { Checker } from '../../node/check/checker';
import type { Output } from '../../node/output/output';
import type { BuildRecords } from '../../node/output/records';
import { hashOf } from '../../node/project/hash';
import { homeIcon } from '../../node/render/home-icon';
import type { Prepared } from '../../node/render/prepare';
import { sharedFiles } from '../../node/render/shared-files';
import { addressesOf, sitemapFile, sitemapFiles } from '../../node/render/sitemap';
import { renderGallery } from './render-all';

/**
 * Adds what belongs to no page of its own: the gallery, files that pages share, downloads and the sitemap.
 *
 * @param gallery the section types to show in a gallery, if there is to be one
 * @returns the files, or what could not be rendered
 */
export async function addShared(
  pages: readonly PageFacts[],
  prepared: Prepared,
  { site }: Checker,
  { records, output }: { records: BuildRecords; output: Output },
  gallery: SchemaSet | undefined,
): Promise<{ files: string[]; failures: Diagnostic[] }> {
  const { bundle, downloads, rendering } = prepared;
  const server = loadServerEntry(bundle.folder);
  const { made, failures } = gallery ? renderGallery(prepared, server, gallery) : { made: [], failures: [] };
  if (failures.length > 0) return { files: [], failures };
  const shared = [...made, ...sharedFiles(pages, prepared, server, site)];
  const ofSource = prepared.sites.get(sourceLanguage(rendering.shared.languages));
  if (ofSource)
    shared.push([
      homeIconPath.slice(1),
      await homeIcon(ofSource, bundle.inputs, rendering.colors, rendering.face),
    ]);
  for (const [file, content] of shared) output.add(file, content);
  downloads.copy((file, bytes) => output.add(file, bytes));
  const sitemap = addSitemap(pages, prepared, { records, output });
  return { files: [...downloads.files, ...shared.map(([file]) => file), ...sitemap], failures };
}

/**
 * Adds the sitemap, reusing that of the last build if it lists the same pages: its size grows with the site.
 *
 * @returns its files
 */
function addSitemap(
  pages: readonly PageFacts[],
  { bundle, rendering: { siteUrl, shared }, parts, isIndexed }: Prepared,
  { records, output }: { records: BuildRecords; output: Output },
): string[] {
  const listed = pages.filter(isIndexed);
  const languages = publishedLanguages(shared.languages);
  const codes = languages.map(({ code }) => code);
  const key = hashOf(
    [
      bundle.key,
      siteUrl,
      ...codes,
      '',
      ...listed.map(({ id, routes }) => JSON.stringify([id, routes, parts.get(id)])),
    ].join(),
  );
  const one = { id: sitemapFile, key, files: [sitemapFile] };
  if (records.keep(one, output.isCompressed)) return one.files;
  const files = sitemapFiles(addressesOf(listed, languages, siteUrl, parts), siteUrl);
  const sizes = Object.fromEntries(files.map(([file, text]) => [file, output.add(file, text)]));
  // A sitemap in several parts is generated every time.
  if (files.length === 1) records.set(sitemapFile, { key, sizes, types: [] });
  return files.map(([file]) => file);
}
