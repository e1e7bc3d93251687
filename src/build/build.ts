import path from 'node:path';
import { type Diagnostic, isError } from '../content/diagnostics';
import { languages } from '../content/languages';
import { locate } from '../content/locate';
import { localize } from '../content/routes';
import type { SchemaSet } from '../content/schemas';
import { loadServerEntry, type ServerEntry } from './bundle/server-entry';
import { cacheFileOf } from './cache/page-cache';
import { loadSchemas } from './cache/schema-cache';
import { Checker } from './check/checker';
import { measure } from './output/measure';
import { Output } from './output/output';
import { contentFile, filesOf, htmlFile } from './output/page-output';
import { BuildRecords } from './output/records';
import { hashOf } from './project/hash';
import { projectRoot } from './project/project';
import { fromWorkingDirectory } from './project/working-directory';
import { galleryPages } from './render/gallery';
import { templateFiller } from './render/html';
import { pageKeys } from './render/page-keys';
import { type Prepared, prepareBuild, type SiteOptions } from './render/prepare';
import { type Rendered, renderHtml } from './render/render-pages';
import { hostingOf, sharedFiles, sitemapFile, sitemapOf } from './render/shared-files';
import { inThreads } from './render/threads';

export interface BuildOptions extends SiteOptions {
  /** Whether the gallery of section types is built along: for developers, never for a published site. */
  gallery?: boolean | undefined;
  /** Whether text files are written compressed as well, for servers that send them so. */
  compress?: boolean | undefined;
  /** Which part of the pages is rendered, of how many; all files that pages share are in every part. */
  shard?: { index: number; count: number } | undefined;
  /** Whether every page is weighed, not only the heaviest: that takes longer than the build. */
  costs?: boolean | undefined;
  /** Is told now and then how many documents have been rendered. */
  progress?: ((done: number, total: number) => void) | undefined;
}

export interface BuildResult {
  /** When there is an error among them, nothing was written. Files are relative to the folder of the site. */
  diagnostics: Diagnostic[];
  /** How many page documents there are. */
  documents: number;
  /** How many HTML pages belong to the build, and how many of them had to be rendered. */
  pages: number;
  rendered: number;
  /** What the heaviest pages cost. */
  summary?: string;
  /** What each page costs that was weighed. */
  costs?: string[];
  /** The text of a file of the site, for a message. */
  textOf: (file: string) => string | undefined;
}

/**
 * Checks, bundles, prerenders and writes a site. A page is rendered when something that it shows has changed since the
 * last build, and written when it is another then.
 *
 * @throws UsageError when a folder cannot be read or written
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { pages: folder, out, gallery, shard, progress } = options;
  const { schemas, key: schemaKey } = await loadSchemas();
  const checker = new Checker(folder, schemas, () => cacheFileOf(folder, schemaKey), 0);
  const output = new Output(out, options.compress);
  try {
    const records = new BuildRecords(out, output.keyBefore);
    await checker.scan();
    const textOf = (file: string) => checker.text(file);
    const result = { documents: checker.pages, pages: 0, rendered: 0, textOf };
    const diagnostics = locate(checker.findings(), textOf, (file) => fromWorkingDirectory(file, folder));
    if (diagnostics.some(isError)) return { ...result, diagnostics };

    const prepared = prepareBuild(options, checker.files, schemas, output);
    const { bundle, content, sites, rendering } = prepared;
    const { hasPictures, siteUrl } = rendering;
    const server = loadServerEntry(bundle.folder);
    const known = [...checker.known()].map(({ facts, hash }) => ({
      facts,
      hash,
      files: filesOf(facts.id, facts.aliases, hasPictures),
    }));
    const common = hashOf(
      JSON.stringify([bundle.key, siteUrl, [...sites], output.isCompressed, hasPictures]),
    );
    const keyOf = pageKeys(checker, content, common);
    const keys = new Map(known.map(({ facts, hash }) => [facts.id, keyOf(facts, hash)]));
    const key = hashOf(known.map(({ facts: { id } }) => `${id} ${keys.get(id)}`).join('\n'));

    const failures: Diagnostic[] = [];
    const keep = ({ id, sizes, types, failure }: Rendered) => {
      if (failure) failures.push(renderFailed(`${id}/page.json`, failure));
      records.set(id, { key: keys.get(id) ?? '', sizes, types });
    };
    const own = shard ? known.filter((_, index) => index % shard.count === shard.index - 1) : known;
    const stale = own.filter(({ facts: { id }, files }) => {
      const record = records.fresh(id, keys.get(id) ?? '', files, output.isCompressed);
      if (record) records.set(id, record);
      return !record;
    });
    const items = stale.map(({ facts }) => ({
      id: facts.id,
      hasDictionary: facts.dictionary !== undefined,
    }));
    await inThreads(rendering, items, {
      keep,
      progress: progress && ((taken) => progress(taken, items.length)),
    });
    if (failures.length > 0) return { ...result, diagnostics: failures };

    const pages = known.map(({ facts }) => facts);
    const files = known.flatMap((page) => page.files);
    const add = ([file, content]: readonly [string, string | Uint8Array]) => {
      output.add(file, content);
      files.push(file);
    };
    if (gallery) {
      const { made, failures } = renderGallery(prepared, server, schemas);
      if (failures.length > 0) return { ...result, diagnostics: failures };
      made.forEach(add);
    }
    for (const file of sharedFiles(pages, prepared, server)) add(file);
    // As long as the pages are many: it is made when it lists others.
    const sitemapKey = hashOf([common, ...pages.map(({ id }) => id)].join());
    let sitemap = records.fresh(sitemapFile, sitemapKey, [sitemapFile], output.isCompressed);
    if (!sitemap) {
      const size = output.add(sitemapFile, sitemapOf(pages, siteUrl, server));
      sitemap = { key: sitemapKey, sizes: [size], types: '' };
    }
    records.set(sitemapFile, sitemap);
    files.push(sitemapFile);

    const isOwn = path.resolve(folder) === path.join(projectRoot, 'pages');
    const weighed = options.costs ? Number.POSITIVE_INFINITY : isOwn ? 6 : 1;
    const { summary, lines, tooHeavy } = measure(known, records, bundle, output, weighed);
    // The budget is this project's; how heavy other content may be is for whoever writes it to say.
    if (isOwn && tooHeavy.length > 0) return { ...result, diagnostics: tooHeavy };
    output.commit(files, hostingOf(pages, bundle.template.html), key);
    records.save(key);
    return {
      ...result,
      diagnostics,
      pages: own.length * languages.length,
      rendered: items.length * languages.length,
      summary,
      costs: lines,
    };
  } finally {
    output.close();
  }
}

/** The gallery's files; or why there are none. */
function renderGallery({ bundle, sites, rendering }: Prepared, server: ServerEntry, schemas: SchemaSet) {
  const made: [file: string, content: string][] = [];
  const failures: Diagnostic[] = [];
  const fill = templateFiller(bundle.template);
  for (const data of galleryPages(schemas, sites)) {
    const { id, route, language } = data.page;
    const html = renderHtml(server, fill, data, rendering.siteUrl);
    if (typeof html !== 'string') failures.push(renderFailed(`${id}/page.json`, html));
    else
      made.push(
        [contentFile(id, language), JSON.stringify(data.page)],
        [htmlFile(localize(route, language)), html],
      );
  }
  return { made, failures };
}

function renderFailed(file: string, failure: NonNullable<Rendered['failure']>): Diagnostic {
  const { index, type, message } = failure;
  const where = index === undefined ? 'The page' : `Section ${index + 1} ("${type}")`;
  return {
    code: 'render-failed',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    pointer: index === undefined ? '' : `/sections/${index}`,
    message: `${where} cannot be rendered: ${message}`,
    hint: 'The document is valid, so this is a fault of the component: tell a developer.',
  };
}
