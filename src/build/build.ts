import path from 'node:path';
import { type Diagnostic, isError } from '../content/diagnostics';
import { type Language, languages } from '../content/languages';
import { locate } from '../content/locate';
import type { PageFacts } from '../content/page-facts';
import { parseOpen } from '../content/page-facts';
import { createResolver } from '../content/resolve';
import { localize, routeOf } from '../content/routes';
import { loadBundle, readClient } from './bundle';
import { Checker } from './checker';
import { galleryPages } from './gallery';
import { hashOf } from './hash';
import { hostingFiles, securityHeaders } from './hosting';
import { type ServerEntry, sitemapXml, templateFiller } from './html';
import { measure } from './measure';
import { Output } from './output';
import { cacheFileOf } from './page-cache';
import { contentFile, filesOf, htmlFile, siteFile } from './page-output';
import { projectRoot } from './project';
import { BuildRecords } from './records';
import { type Rendered, type Rendering, renderHtml } from './render-pages';
import { loadSchemas } from './schema-cache';
import { loadServerEntry } from './server-entry';
import { readSiteContent, type SiteContent } from './site-content';
import { inThreads } from './threads';

export interface BuildOptions {
  pages: string;
  out: string;
  /** Where the site is published; the site document's `url` when it is left out. */
  siteUrl?: string | undefined;
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

/** Sites of more documents than this have no pictures for shared links: drawing them would take longer than all else. */
const picturesUpTo = 500;

/** Rendering this many documents takes longer than starting a thread for it. */
const perThread = 150;

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
  await checker.scan();
  const textOf = (file: string) => checker.read(file)?.text;
  const result = { documents: checker.pages, pages: 0, rendered: 0, textOf };
  const diagnostics = locate(checker.findings(), textOf);
  if (diagnostics.some(isError)) return { ...result, diagnostics };

  const bundle = loadBundle();
  const server = loadServerEntry(bundle.folder);
  const content = readSiteContent(folder, checker.files);
  const resolver = createResolver(content.shared, schemas);
  const sites = new Map(languages.map((language) => [language, resolver.site(language)]));
  const siteUrl = options.siteUrl ?? sites.get('en')?.url ?? '';

  const output = new Output(out, options.compress);
  try {
    const hasPictures = sites.get('en')?.socialPictures === true && checker.pages <= picturesUpTo;
    const rendering: Rendering = {
      hasPictures,
      out,
      staging: output.staging,
      isFirst: output.isFirst,
      isCompressed: output.isCompressed,
      folder,
      shared: content.shared,
      siteUrl,
      bundle: bundle.folder,
      template: bundle.template,
    };
    const known = [...checker.known()].map(({ facts, digest }) => ({
      facts,
      digest,
      files: filesOf(facts.id, facts.aliases, hasPictures),
    }));
    const common = [bundle.key, siteUrl, [...sites], output.isCompressed, hasPictures];
    const keyOf = pageKeys(checker, content, hashOf(JSON.stringify(common)));
    const records = new BuildRecords(out, output.versionBefore);
    const keys = new Map(known.map(({ facts, digest }) => [facts.id, keyOf(facts, digest)]));
    const version = hashOf([...keys].join('\n'));
    const own = shard ? known.filter((_, index) => index % shard.count === shard.index - 1) : known;
    const stale = own.filter(({ facts, files }) => {
      const record = records.fresh(facts.id, keys.get(facts.id) ?? '', files);
      if (record) records.set(facts.id, record);
      return !record;
    });

    const failures: Diagnostic[] = [];
    const keep = ({ id, sizes, types, failure }: Rendered) => {
      if (failure) failures.push(renderFailed(`${id}/page.json`, failure));
      records.set(id, { key: keys.get(id) ?? '', sizes, types });
    };
    const items = stale.map(({ facts }) => ({
      id: facts.id,
      hasDictionary: facts.dictionary !== undefined,
    }));
    await inThreads('render', rendering, items, {
      keep,
      perThread,
      progress: progress && ((taken) => progress(taken, items.length)),
    });
    if (failures.length > 0) return { ...result, diagnostics: failures };

    const files = known.flatMap((page) => page.files);
    const add = (file: string, text: string | Uint8Array) => {
      output.add(file, text);
      files.push(file);
    };
    if (gallery) {
      const fill = templateFiller(bundle.template);
      for (const data of galleryPages(schemas, sites)) {
        const html = renderHtml(server, fill, data, siteUrl);
        if (typeof html !== 'string') {
          failures.push(renderFailed(`${data.page.id}/page.json`, html));
          continue;
        }
        add(contentFile(data.page.id, data.page.language), JSON.stringify(data.page));
        add(htmlFile(localize(data.page.route, data.page.language)), html);
      }
      if (failures.length > 0) return { ...result, diagnostics: failures };
    }
    for (const [language, site] of sites) add(siteFile(language), JSON.stringify(site));
    for (const file of bundle.clientFiles) add(file, readClient(bundle, file));
    for (const [file, bytes] of content.assets) add(file, bytes);
    const site = sites.get('en');
    if (site) for (const [file, text] of server.siteFiles(site)) add(file, text);
    addIndexFiles(
      known.map(({ facts }) => facts),
      siteUrl,
      server,
      add,
    );
    const hosting = {
      headers: securityHeaders(
        bundle.template.html,
        known.flatMap(({ facts }) => facts.endpoints),
      ),
      redirects: redirectsOf(known.map(({ facts }) => facts)),
    };
    for (const [file, text] of hostingFiles(hosting)) add(file, text);

    const isOwn = path.resolve(folder) === path.join(projectRoot, 'pages');
    const weighed = options.costs ? Number.POSITIVE_INFINITY : isOwn ? 6 : 1;
    const { summary, lines, tooHeavy } = measure(known, records, bundle, output, weighed);
    // The budget is this project's; how heavy other content may be is for whoever writes it to say.
    if (isOwn && tooHeavy.length > 0) return { ...result, diagnostics: tooHeavy };
    output.commit(files, hosting, version);
    records.save(version);
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

/**
 * A text for each page that is another one when anything is that the page shows: its files, what the shared dictionary
 * says of texts that its own lacks, its images, and what every page has in common.
 */
function pageKeys(checker: Checker, { shared }: SiteContent, common: string) {
  // Pages have most of these texts in common.
  const said = new Map<string, string>();
  const say = (text: string) => {
    const known = said.get(text) ?? JSON.stringify([checker.shared(parseOpen(text).copy)]);
    said.set(text, known);
    return known;
  };
  return ({ open, images }: PageFacts, digest: string): string => {
    const texts = open.map(say).join();
    const shown = images.length > 0 ? JSON.stringify(images.map((image) => shared.images.get(image))) : '';
    return `${common} ${digest} ${texts || shown ? hashOf(`${texts} ${shown}`) : ''}`;
  };
}

/** The lists of pages that search engines read. */
function addIndexFiles(
  pages: readonly PageFacts[],
  url: string,
  { escapeHtml }: ServerEntry,
  add: (file: string, text: string) => void,
): void {
  const routes = pages
    .filter(({ id }) => !id.startsWith('_'))
    .flatMap(({ id }) => {
      const addressIn = (language: Language) => escapeHtml(url + localize(routeOf(id), language));
      const alternates = languages.map((language) => ({ language, address: addressIn(language) }));
      return alternates.map(({ address }) => ({ address, alternates }));
    });
  add('sitemap.xml', sitemapXml(routes));
  add('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
}

/** Alias to route, both in one language: `/es/industries/healthcare` to `/es/healthcare`. */
function redirectsOf(pages: readonly PageFacts[]): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const { id, aliases } of pages) {
    for (const alias of aliases) {
      for (const language of languages)
        redirects[localize(alias, language)] = localize(routeOf(id), language);
    }
  }
  return redirects;
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
