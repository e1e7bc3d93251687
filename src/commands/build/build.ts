import { locate } from '../../content/json/locate';
import { type Diagnostic, isError } from '../../content/model/diagnostics';
import { publishedLanguages } from '../../content/model/languages';
import { localize, routeOf } from '../../content/model/routes';
import type { SchemaSet } from '../../content/schema/schemas';
import { contentFile, filesOf, htmlFile, writtenTwice } from '../../content/site/output-files';
import { dictionariesOf, type PageFacts } from '../../content/site/page-facts';
import { loadServerEntry, type ServerEntry } from '../../node/bundle/server-entry';
import { stylesSource } from '../../node/bundle/vite-manifest';
import { cacheFileOf } from '../../node/cache/page-cache';
import { loadSchemas } from '../../node/cache/schema-cache';
import { Checker } from '../../node/check/checker';
import { StillSource } from '../../node/check/still-source';
import { ImageList } from '../../node/images/image-cache';
import { renderFailed, unreadableImages } from '../../node/output/failures';
import { measure } from '../../node/output/measure';
import { Output, type UnfinishedBuild } from '../../node/output/output';
import { BuildRecords } from '../../node/output/records';
import { hashOf } from '../../node/project/hash';
import { UsageError } from '../../node/project/project';
import { fromWorkingDirectory } from '../../node/project/working-directory';
import { hashesOf } from '../../node/read/page-files';
import { galleryPages } from '../../node/render/gallery';
import { templateFiller } from '../../node/render/html';
import { pageKeys } from '../../node/render/page-keys';
import { type Prepared, prepareBuild, type SiteOptions } from '../../node/render/prepare';
import { renderHtml } from '../../node/render/render-pages';
import { hostingOf, sharedFiles } from '../../node/render/shared-files';
import { addressesOf, sitemapFile, sitemapFiles } from '../../node/render/sitemap';
import { inThreads } from '../../node/render/threads';

export interface BuildOptions extends SiteOptions {
  /** Whether to build the gallery of section types too: for developers, never for a published site. */
  gallery?: boolean | undefined;
  /** Whether to write compressed copies of text files for servers that serve them. */
  compress?: boolean | undefined;
  /** Which share of the pages to render, of how many; files that pages share are in every shard. */
  shard?: { index: number; count: number } | undefined;
  /** The ids of the pages to render; all of them by default. */
  only?: ReadonlySet<string> | undefined;
  /** Whether to measure every page rather than the heaviest only, which takes longer than the build. */
  costs?: boolean | undefined;
  /**
   * Changes the files of the build before they are moved into place.
   *
   * @returns the files that it adds
   */
  finish?: ((build: UnfinishedBuild) => readonly string[]) | undefined;
  /** Called from time to time with the number of rendered documents. */
  progress?: ((done: number, total: number) => void) | undefined;
}

interface BuildResult {
  /** If one of them is an error, nothing was written. Files are relative to the site's folder. */
  diagnostics: Diagnostic[];
  /** Number of page documents. */
  documents: number;
  /** Number of HTML pages in the build, and how many of them had to be rendered. */
  pages: number;
  rendered: number;
  /** Number of draft pages that were left out. */
  drafts: number;
  /** The sizes of the heaviest pages. */
  summary?: string;
  /** The size of each page that was measured. */
  costs?: string[];
  /** Measured pages and images that exceed the budget. */
  tooHeavy?: Diagnostic[];
  /** Returns the text of one of the site's files, for messages. */
  textOf: (file: string) => string | undefined;
}

/**
 * Checks, bundles, prerenders and writes a site. A page is rendered if anything that it shows has changed since the last build,
 * and written if the output differs.
 *
 * @throws UsageError if a folder cannot be read or written
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { pages: folder, out, shard, only } = options;
  const { schemas, key: schemaKey } = await loadSchemas();
  const imageList = new ImageList(folder, schemaKey);
  const cacheFile = (settings: unknown) => cacheFileOf(folder, schemaKey, settings);
  const checker = new Checker(folder, schemas, cacheFile, 0, new StillSource(folder, imageList));
  const output = new Output(out, options.compress);
  try {
    const records = new BuildRecords(out, output.keyBefore);
    await checker.scan();
    const textOf = (file: string) => checker.text(file);
    const result = { documents: checker.pages, pages: 0, rendered: 0, drafts: 0, textOf };
    const diagnostics = locate(checker.findings(undefined, options.drafts), textOf, (file) =>
      fromWorkingDirectory(file, folder),
    );
    if (diagnostics.some(isError)) return { ...result, diagnostics };

    const prepared = await prepareBuild(options, checker, schemas, output, imageList);
    const pages = listPages(checker, schemas, prepared, output);
    const own = pages.filter(
      ({ id }, index) => (!shard || index % shard.count === shard.index - 1) && (!only || only.has(id)),
    );
    const stale = own.filter((page) => !records.keep(page, output.isCompressed));
    if (prepared.bundle.inputs !== schemaKey)
      throw new UsageError('The sources changed while the site was checked: build again.');
    const failures = await renderAll(stale, prepared, { records, output }, options.progress);
    if (failures.length > 0) return { ...result, diagnostics: failures };

    const server = loadServerEntry(prepared.bundle.folder);
    const gallery = options.gallery ? renderGallery(prepared, server, schemas) : { made: [], failures };
    if (gallery.failures.length > 0) return { ...result, diagnostics: gallery.failures };
    const allFacts = pages.map(({ facts }) => facts);
    const { languages } = prepared.shared;
    const common = [...gallery.made, ...sharedFiles(allFacts, prepared, server, checker.site)];
    for (const [file, content] of common) output.add(file, content);
    prepared.downloads.copy((file, bytes) => output.add(file, bytes));
    const sitemap = addSitemap(allFacts, prepared, { records, output });

    const weighed = options.costs ? Number.POSITIVE_INFINITY : 1;
    const { summary, lines, tooHeavy } = measure(
      pages,
      prepared,
      records,
      output,
      weighed,
      options.costs ? schemas.sectionTypes : [],
    );
    const files = [
      ...pages.flatMap((page) => page.files),
      ...prepared.images.files,
      ...prepared.downloads.files,
      ...common.map(([file]) => file),
      ...sitemap,
    ];
    const unfinished: UnfinishedBuild = {
      files,
      read: (file) => output.read(file),
      write: (file, text) => output.replace(file, text),
    };
    files.push(...(options.finish?.(unfinished) ?? []));
    const [twice] = writtenTwice(files);
    if (twice !== undefined) throw new UsageError(`Two parts of the site would be written to ${twice}.`);
    const key = hashOf(pages.map((page) => `${page.id} ${page.key}`).join('\n'));
    output.commit(files, hostingOf(allFacts, prepared), key);
    records.save(key);
    return {
      ...result,
      diagnostics,
      pages: own.length * languages.length,
      rendered: stale.length * languages.length,
      drafts: checker.pages - pages.length,
      summary,
      costs: lines,
      tooHeavy,
    };
  } finally {
    output.close();
  }
}

/** A built page: its files, and a cache key that covers everything the page shows. */
interface BuiltPage {
  id: string;
  facts: PageFacts;
  files: readonly string[];
  key: string;
  /** Hashes of its documents as they were checked. */
  hashes: ReadonlyMap<string, string>;
}

/** The stylesheet's name contains its hash, and it includes the site's theme. */
const stylesheetOf = ({ template }: Prepared['bundle']) => template.manifest[stylesSource]?.file;

function listPages(
  checker: Checker,
  schemas: SchemaSet,
  { bundle, shared, sites, faces, rendering, parts }: Prepared,
  output: Output,
) {
  const { hasPictures, siteUrl } = rendering;
  const { languages, unpublished } = shared;
  const shown = [
    ...[bundle.key, stylesheetOf(bundle), siteUrl, [...sites], output.isCompressed, hasPictures],
    ...(faces ? [faces.rules] : []),
    // Links depend on the paths of their pages. Routes of paginated parts are excluded: a link to a part that did not exist was
    // not a link.
    ...(shared.routes ? [[...shared.routes].filter(([route]) => !checker.site.lists.isPart(route))] : []),
  ];
  const keyOf = pageKeys(checker, shared, schemas, hashOf(JSON.stringify(shown)));
  const built = [...checker.known()].filter(({ facts }) => !unpublished?.has(routeOf(facts.id)));
  return built.map(({ facts, hash }): BuiltPage => {
    const { id, aliases, routes } = facts;
    const files = filesOf(id, aliases, languages, hasPictures, routes, parts.get(id));
    const shownFacts = checker.site.withSections(facts);
    return { id, facts: shownFacts, files, key: keyOf(facts, hash), hashes: hashesOf({ facts, hash }) };
  });
}

/**
 * Renders pages and resizes images in parallel: pages need only the images' names. @returns what could not be rendered or read
 */
async function renderAll(
  pages: readonly BuiltPage[],
  prepared: Prepared,
  { records, output }: { records: BuildRecords; output: Output },
  progress: BuildOptions['progress'],
): Promise<Diagnostic[]> {
  const { images } = prepared;
  const total = pages.length + images.served.size;
  const done = { pages: 0, images: 0 };
  const tell = () => progress?.(done.pages + done.images, total);
  const work = [
    renderPages(pages, prepared, records, (taken) => {
      done.pages = taken;
      tell();
    }),
    images.make(
      (file, bytes) => output.add(file, bytes),
      () => {
        done.images++;
        tell();
      },
    ),
  ] as const;
  // Neither may keep writing after the other has failed.
  await Promise.allSettled(work);
  const [failures] = await Promise.all(work);
  return [...failures, ...unreadableImages(images.unreadable)];
}

/** Renders pages and records the results. @returns what could not be rendered */
async function renderPages(
  pages: readonly BuiltPage[],
  { rendering, images }: Prepared,
  records: BuildRecords,
  progress: (taken: number) => void,
): Promise<Diagnostic[]> {
  const failures: Diagnostic[] = [];
  const keys = new Map(pages.map(({ id, key }) => [id, key]));
  const { languages } = rendering.shared;
  const photographOf = ({ images: shown }: PageFacts) => {
    const file = shown.find((image) => images.served.get(image)?.srcSet && !images.unreadable.has(image));
    const hash = file === undefined ? undefined : images.hashOf(file);
    return file !== undefined && hash !== undefined ? { file, hash } : undefined;
  };
  const items = pages.map(({ id, facts, hashes }) => ({
    id,
    hashes,
    dictionaries: dictionariesOf(facts, languages),
    photograph: photographOf(facts),
  }));
  const photographs = new Map(items.map(({ id, photograph }) => [id, photograph?.file ?? '']));
  await inThreads(rendering, items, {
    keep({ id, sizes, types, failure, unreadable }) {
      if (unreadable !== undefined) images.unreadable.set(photographs.get(id) ?? '', unreadable);
      if (failure) failures.push(renderFailed(`${id}/page.json`, failure));
      records.set(id, { key: keys.get(id) ?? '', sizes, types });
    },
    progress,
  });
  return failures;
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
  const sizes = files.map(([file, text]) => output.add(file, text));
  // A sitemap in several parts is generated every time.
  if (files.length === 1) records.set(sitemapFile, { key, sizes, types: '' });
  return files.map(([file]) => file);
}

/** Renders the gallery's files, or returns the reasons why that failed. */
function renderGallery(
  { bundle, shared, sites, rendering }: Prepared,
  server: ServerEntry,
  schemas: SchemaSet,
) {
  const made: [file: string, content: string][] = [];
  const failures: Diagnostic[] = [];
  const { languages } = shared;
  const fill = templateFiller(bundle.template, languages, shared.base);
  for (const data of galleryPages(schemas, languages, sites)) {
    const { id, route, language } = data.page;
    const html = renderHtml(server, fill, data, rendering.siteUrl);
    if (typeof html !== 'string') failures.push(renderFailed(`${id}/page.json`, html));
    else
      made.push(
        [contentFile(id, language), JSON.stringify(data.page)],
        [htmlFile(localize(route, language, languages)), html],
      );
  }
  return { made, failures };
}
