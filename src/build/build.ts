import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../content/diagnostics';
import { languages } from '../content/languages';
import type { Site } from '../content/load';
import { localize } from '../content/routes';
import { withBootScript } from './boot';
import { Costs, checkBudget, type Manifest } from './budget';
import { contentFiles, type ResolvedContent, resolveContent } from './content-files';
import { listFiles } from './files';
import { hostingFiles, securityHeaders } from './hosting';
import { fillTemplate, redirectHtml, type ServerEntry, sitemapXml } from './html';
import { imageName } from './images';
import { writeOutput } from './output';
import { projectRoot } from './project';
import { checkFolder } from './validate';

export interface BuildOptions {
  pages: string;
  out: string;
  /** Where the site is published; the site document's `url` when it is left out. */
  siteUrl?: string | undefined;
  /** Whether the gallery of section types is built along: for developers, never for a published site. */
  gallery?: boolean | undefined;
}

export interface BuildResult {
  site: Site;
  /** When there is an error among them, nothing was written. */
  diagnostics: Diagnostic[];
  /** How many HTML files were written. */
  pages: number;
  /** What the heaviest pages cost. */
  summary?: string;
}

/** Validates, bundles, prerenders and writes a site. @throws UsageError when a folder cannot be read or written */
export async function buildSite({ pages, out, siteUrl, gallery }: BuildOptions): Promise<BuildResult> {
  const { site, schemas, diagnostics } = await checkFolder(pages);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { site, diagnostics, pages: 0 };

  const content = resolveContent(site, schemas, gallery);
  const work = path.join(projectRoot, `node_modules/.cache/build-${process.pid}`);
  try {
    const files = new Map<string, string | Uint8Array>(contentFiles(content));
    const { template, server, costs, sizes } = await bundle(work, files);
    for (const image of site.images.keys()) {
      const bytes = readFileSync(path.join(pages, image));
      files.set(`assets/${imageName(image, bytes)}`, bytes);
    }
    const failures = prerender(content, template, server, siteUrl, files);
    if (failures.length > 0) return { site, diagnostics: failures, pages: 0 };
    const htmlOf = ({ page }: (typeof content.pages)[number]) =>
      String(files.get(htmlFile(localize(page.route, page.language))));
    const { summary, diagnostics: tooHeavy } = checkBudget(costs, content, htmlOf);
    writeSizes(sizes);
    // The budget is this project's; how heavy other content may be is for whoever writes it to say.
    const isOwn = path.resolve(pages) === path.join(projectRoot, 'pages');
    if (isOwn && tooHeavy.length > 0) return { site, diagnostics: tooHeavy, pages: 0 };
    const hosting = {
      headers: securityHeaders(String(files.get('index.html')), endpointsOf(content)),
      redirects: Object.fromEntries(content.redirects),
    };
    for (const [file, text] of hostingFiles(hosting)) files.set(file, text);
    writeOutput(out, files, hosting);
    return { site, diagnostics, pages: content.pages.length, summary };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Bundles the browser's part, whose files join `files`, and the server's part, which is loaded. */
async function bundle(work: string, files: Map<string, string | Uint8Array>) {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const shared = { root: projectRoot, logLevel: 'warn', mode: 'production' } as const;
  const client = path.join(work, 'client');
  const server = path.join(work, 'server');
  await build({ ...shared, build: { outDir: client, emptyOutDir: true, manifest: 'manifest.json' } });
  await build({
    ...shared,
    build: { outDir: server, emptyOutDir: true, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
  });
  for (const file of listFiles(client)) {
    if (file !== 'index.html' && file !== 'manifest.json')
      files.set(file, readFileSync(path.join(client, file)));
  }
  const sizes = readSizes();
  const manifest: Manifest = JSON.parse(readFileSync(path.join(client, 'manifest.json'), 'utf8'));
  return {
    costs: new Costs(manifest, (file) => files.get(file), sizes),
    sizes,
    template: await withBootScript(readFileSync(path.join(client, 'index.html'), 'utf8')),
    server: (await import(pathToFileURL(path.join(server, 'entry-server.js')).href)) as ServerEntry,
  };
}

/** Renders every page in every language into `files`. What cannot be rendered is returned as diagnostics. */
function prerender(
  { pages, redirects }: ResolvedContent,
  template: string,
  server: ServerEntry,
  siteUrl: string | undefined,
  files: Map<string, string | Uint8Array>,
): Diagnostic[] {
  const failures: Diagnostic[] = [];
  const routes = [];
  const url = siteUrl ?? pages[0]?.site.url ?? '';
  for (const { source, page, site } of pages) {
    try {
      files.set(
        htmlFile(localize(page.route, page.language)),
        fillTemplate(template, page, server.renderPage({ page, site }, url)),
      );
    } catch (error) {
      const index = server.findFailingSection({ page, site });
      failures.push(failure(source.source.path, index, page.sections[index ?? -1]?.type, error));
    }
    if (page.id.startsWith('_')) continue;
    const addressIn = (language: (typeof languages)[number]) => url + localize(page.route, language);
    routes.push({
      address: addressIn(page.language),
      alternates: languages.map((language) => ({ language, address: addressIn(language) })),
    });
  }
  for (const [alias, target] of redirects)
    files.set(htmlFile(alias), redirectHtml(target, url, server.escapeHtml));
  const shown = pages[0]?.site;
  if (shown) for (const [file, text] of server.siteFiles(shown)) files.set(file, text);
  files.set('sitemap.xml', sitemapXml(routes, server.escapeHtml));
  files.set('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  return failures;
}

const sizesFile = path.join(projectRoot, 'node_modules/.cache/sizes.json');

/** What files weighed in earlier builds: compressing them as well as possible takes most of a second. */
function readSizes(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(sizesFile, 'utf8'))));
  } catch {
    return new Map();
  }
}

function writeSizes(sizes: ReadonlyMap<string, number>): void {
  mkdirSync(path.dirname(sizesFile), { recursive: true });
  writeFileSync(sizesFile, JSON.stringify(Object.fromEntries([...sizes].slice(-500))));
}

/** Where the forms of a site are sent. */
function endpointsOf({ pages }: ResolvedContent): string[] {
  return pages.flatMap(({ page }) =>
    page.sections.flatMap((section) =>
      section.type === 'contact-form' && section.endpoint !== undefined ? [section.endpoint] : [],
    ),
  );
}

/** The file of a path: `/` is `index.html`, `/es` is `es.html`, `/es/finance` is `es/finance.html`. */
function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

function failure(
  file: string,
  index: number | undefined,
  type: string | undefined,
  error: unknown,
): Diagnostic {
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
    message: `${where} cannot be rendered: ${(error as Error).message}`,
    hint: 'The document is valid, so this is a fault of the component: tell a developer.',
  };
}
