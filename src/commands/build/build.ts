import { locate } from '../../content/json/locate';
import { type Diagnostic, isError } from '../../content/model/diagnostics';
import { writtenTwice } from '../../content/site/output-files';
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
import { hostingOf } from '../../node/render/hosting-of';
import { prepareBuild, type SiteOptions } from '../../node/render/prepare';
import { addShared } from './add-shared';
import { type BuiltPage, pagesToBuild } from './pages-to-build';
import { renderAll } from './render-all';
import { listUnpublished } from './unpublished-pages';

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
  /** Which pages are not published, in words; empty if all are. */
  leftOut: string;
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
  const { pages: folder, out, costs } = options;
  const { schemas, key: schemaKey } = await loadSchemas();
  const imageList = new ImageList(folder, schemaKey);
  const checker = new Checker(folder, schemas, {
    cacheFileOf: cacheFileOf(folder, schemaKey),
    cachedFrom: 0,
    source: new StillSource(folder, imageList),
  });
  const output = new Output(out, options.compress);
  try {
    const records = new BuildRecords(out, output.keyBefore);
    await checker.scan();
    const textOf = (file: string) => checker.text(file);
    const result = { documents: checker.pages, pages: 0, rendered: 0, leftOut: '', textOf };
    const diagnostics = locate(checker.findings(undefined, options.drafts), textOf, (file) =>
      fromWorkingDirectory(file, folder),
    );
    if (diagnostics.some(isError)) return { ...result, diagnostics };

    const prepared = await prepareBuild(options, checker, schemas, output, imageList);
    const pages = pagesToBuild(checker, schemas, prepared, output);
    const own = ownPages(pages, options);
    const stale = own.filter((page) => !records.keep(page, output.isCompressed));
    if (prepared.bundle.inputs !== schemaKey)
      throw new UsageError('The sources changed while the site was checked: build again.');
    const unrendered = await renderAll(stale, prepared, { records, output }, options.progress);
    if (unrendered.length > 0) return { ...result, diagnostics: unrendered };

    const facts = pages.map((page) => page.facts);
    const gallery = options.gallery ? schemas : undefined;
    const shared = await addShared(facts, prepared, checker, { records, output }, gallery);
    if (shared.failures.length > 0) return { ...result, diagnostics: shared.failures };
    const { summary, lines, tooHeavy } = measure(
      facts,
      prepared,
      records,
      output,
      costs ? Number.POSITIVE_INFINITY : 1,
      costs ? schemas.sectionTypes : [],
    );
    const built = [...pages.flatMap((page) => page.files), ...prepared.images.files, ...shared.files];
    const files = finished(built, output, options.finish);
    const key = hashOf(pages.map((page) => `${page.id} ${page.key}`).join('\n'));
    output.commit(files, hostingOf(facts, prepared), key);
    records.save(key);
    const languages = prepared.shared.languages.length;
    return {
      ...result,
      diagnostics,
      pages: own.length * languages,
      rendered: stale.length * languages,
      leftOut: options.drafts ? '' : listUnpublished(checker.site.pages.values(), checker.site.now),
      summary,
      costs: lines,
      tooHeavy,
    };
  } finally {
    output.close();
  }
}

/** The pages that this build renders: its shard, or those that were asked for. */
const ownPages = (pages: readonly BuiltPage[], { shard, only }: BuildOptions) =>
  pages.filter(
    ({ id }, index) => (!shard || index % shard.count === shard.index - 1) && (!only || only.has(id)),
  );

/** The files of a build with those that its caller adds, none of which may be there already. */
function finished(files: readonly string[], output: Output, finish: BuildOptions['finish']): string[] {
  const added = finish?.({
    files,
    read: (file) => output.read(file).toString('utf8'),
    write: (file, text) => output.replace(file, text),
  });
  const all = [...files, ...(added ?? [])];
  const [twice] = writtenTwice(all);
  if (twice !== undefined) throw new UsageError(`Two parts of the site would be written to ${twice}.`);
  return all;
}
