import { locate } from '../../content/json/locate';
import { type Diagnostic, isError } from '../../content/model/diagnostics';
import { writtenTwice } from '../../content/site/output-files';
import { loadServerEntry } from '../../node/bundle/server-entry';
import { cacheFileOf } from '../../node/cache/page-cache';
import { loadSchemas } from '../../node/cache/schema-cache';
import { Checker } from '../../node/check/checker';
import { StillSource } from '../../node/check/still-source';
import { ImageList } from '../../node/images/image-cache';
import { measure } from '../../node/output/measure';
import { Output, type UnfinishedBuild } from '../../node/output/output';
import { BuildRecords } from '../../node/output/records';
import { hashOf } from '../../node/project/hash';
import { UsageError } from '../../node/project/project';
import { fromWorkingDirectory } from '../../node/project/working-directory';
import { prepareBuild, type SiteOptions } from '../../node/render/prepare';
import { hostingOf, sharedFiles } from '../../node/render/shared-files';
import { addSitemap } from './add-sitemap';
import { pagesToBuild } from './pages-to-build';
import { renderAll, renderGallery } from './render-all';

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
  /** Changes the files of the build before they are moved into place. @returns the files that it adds */
  finish?: ((build: UnfinishedBuild) => readonly string[]) | undefined;
  /** Called from time to time with the number of rendered documents. */
  progress?: ((done: number, total: number) => void) | undefined;
}

interface BuildResult {
  /** If one of them is an error, nothing was written. Files are relative to the site's folder. */
  diagnostics: Diagnostic[];
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
  const checker = new Checker(folder, schemas, {
    cacheFileOf: (settings) => cacheFileOf(folder, schemaKey, settings),
    cachedFrom: 0,
    source: new StillSource(folder, imageList),
  });
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
    const pages = pagesToBuild(checker, schemas, prepared, output);
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
      allFacts,
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
