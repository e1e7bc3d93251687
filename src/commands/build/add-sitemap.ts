import { publishedLanguages } from '../../content/model/languages';
import type { PageFacts } from '../../content/site/page-facts';
import type { Output } from '../../node/output/output';
import type { BuildRecords } from '../../node/output/records';
import { hashOf } from '../../node/project/hash';
import type { Prepared } from '../../node/render/prepare';
import { addressesOf, sitemapFile, sitemapFiles } from '../../node/render/sitemap';

/**
 * Adds the sitemap, reusing that of the last build if it lists the same pages: its size grows with the site.
 *
 * @returns its files
 */
export function addSitemap(
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
  if (files.length === 1) records.set(sitemapFile, { key, sizes, types: '' });
  return files.map(([file]) => file);
}
