import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { contextOf } from '../../src/content/checks/core/check-site';
import { basePathOf, withoutBase } from '../../src/content/model/base-path';
import { isError } from '../../src/content/model/diagnostics';
import { downloadTypes } from '../../src/content/model/downloads';
import { routeIn, routesIn } from '../../src/content/model/local-routes';
import { localize, notFoundId, pageIdOf, parsePath } from '../../src/content/model/routes';
import type { PublishedSite, ResolvedPage } from '../../src/content/resolve/resolved-page';
import { shellLinks } from '../../src/content/resolve/shell-links';
import { partPath } from '../../src/content/site/list-pages';
import { routeAbove } from '../../src/content/site/lists';
import { aliasesOf } from '../../src/content/site/load';
import { htmlFile } from '../../src/content/site/output-files';
import { isUnpublished } from '../../src/content/site/unpublished';
import { loadBundle } from '../../src/node/bundle/bundle';
import {
  applicationSource,
  codeFiles,
  filesFor,
  sectionSource,
  wordsSource,
} from '../../src/node/bundle/vite-manifest';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { addressOf, serve } from '../../src/node/serve/server';
import { schemas } from '../support/project';
import { readSite } from '../support/site';
import { anySites } from './sites';

describe.each(anySites)('%s', (folder) => {
  const { site, languages } = readSite(folder);
  const { socialPictures: hasSocialPictures } = {
    ...(site.siteDocument?.value as { socialPictures?: boolean }),
  };
  const context = contextOf(site, schemas);
  /** What visitors see: each page, in each language. */
  const shown = site.pages
    .filter(({ id }) => !isUnpublished(context.pages.get(id)?.draft ?? false, context.today))
    .flatMap((page) => languages.map((language) => ({ language, page })));

  const { url } = { ...(site.siteDocument?.value as { url?: string }) };
  const base = basePathOf(url);
  const siteUrl = `https://www.example.org${base}`;

  /** The site, built once for all tests of this file. */
  const out = mkdtempSync(path.join(tmpdir(), 'built-site-'));

  /** The path of a page in a language, without that language's prefix, and the name of its data. */
  const localRoute = ({ route, source }: (typeof site.pages)[number], language: string) =>
    routeIn(route, language, routesIn(source.value, site.languages));
  const localId = (page: (typeof site.pages)[number], language: string) =>
    pageIdOf(localRoute(page, language));

  /** The file that is served at an address. */
  const fileAt = (address: string) => path.join(out, withoutBase(address, base) ?? 'outside');

  const { manifest } = loadBundle(path.resolve(engineRoot, folder)).template;

  let tooHeavy: unknown;

  beforeAll(async () => {
    const built = await buildSite({
      pages: path.resolve(engineRoot, folder),
      out,
      siteUrl,
      costs: true,
    });
    expect(built.diagnostics.filter(isError)).toEqual([]);
    tooHeavy = built.tooHeavy;
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  it('writes every page in every language, its JSON, the 404 pages, aliases and the sitemap', () => {
    const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
    const sitemap = existsSync(path.join(out, 'sitemap.xml')) ? read('sitemap.xml') : '';
    for (const { language, page } of shown) {
      const { id, route } = JSON.parse(
        read(`content/${language}/${localId(page, language)}.json`),
      ) as ResolvedPage;
      expect({ id, route }).toEqual({ id: page.id, route: page.route });
      const address = localize(localRoute(page, language), language, site.languages);
      const is404 = id === notFoundId;
      const html = read(
        is404
          ? `${localize('/404', language, site.languages)}.html`
          : `${address === '/' ? 'index' : address}.html`,
      );
      expect(html).toContain('<h1');
      expect(html).toMatch(new RegExp(`<html lang="${language}"`));
      if (is404) continue;
      expect(html).toContain(`<link rel="canonical" href="${siteUrl}${address}">`);
      expect(sitemap).toContain(`<loc>${siteUrl}${address}</loc>`);
      for (const alias of aliasesOf(page))
        expect(read(`${localize(alias, language, site.languages)}.html`)).toContain(`url=${base}${address}`);
    }
    expect(read('robots.txt')).toContain(`${siteUrl}/sitemap.xml`);
    // A page that is shown without loading a document gets its canonical address from there.
    for (const language of languages)
      expect(JSON.parse(read(`content/${language}/_site.json`)).url).toBe(siteUrl);
  });

  it('has the icons that every page names', () => {
    const named = new Set<string>();
    for (const file of listFiles(out).filter((name) => /^[^/]*\.html$/.test(name)))
      for (const [tag] of readFileSync(path.join(out, file), 'utf8').matchAll(
        /<link rel="[a-z-]*icon"[^>]*>/g,
      ))
        named.add(/ href="([^"]*)"/.exec(tag)?.[1] ?? tag);
    expect(named.size).toBe(2);
    for (const address of named) expect(existsSync(fileAt(address)), address).toBe(true);
  });

  it('lists the dated pages of its lists in feeds, which the pages with those lists link to', () => {
    const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
    const linkedFeeds = new Set<string>();
    for (const file of listFiles(out).filter((name) => name.endsWith('.html')))
      for (const [, href = ''] of read(file).matchAll(/type="application\/atom\+xml"[^>]* href="([^"]*)"/g))
        linkedFeeds.add(href);
    const feeds = listFiles(out).filter((name) => name.endsWith('feed.xml'));
    // At earlier addresses of its list, a feed is written once more.
    const current = feeds
      .map((file) => ({ file, address: `${siteUrl}/${file}` }))
      .filter(({ file, address }) =>
        read(file).includes(`rel="self" type="application/atom+xml" href="${address}"`),
      );
    expect([...linkedFeeds].sort()).toEqual(current.map(({ address }) => address).sort());
    const dated = [...context.pages.values()].filter(
      (page) =>
        page.teaser?.date &&
        context.all().some(({ lists }) => lists?.some(({ of }) => of === routeAbove(page))),
    );
    expect(feeds.length > 0).toBe(dated.some(({ draft }) => !isUnpublished(draft, context.today)));
    for (const file of feeds) {
      const { root } = parseXml(read(file));
      expect(root?.name).toBe('feed');
      expect(languages).toContain(root?.attributes['xml:lang']);
      const [address = ''] = /(?<=rel="alternate" type="text\/html" href=")[^"]*/.exec(read(file)) ?? [];
      const shown = withoutBase(new URL(address).pathname, base) ?? 'outside';
      expect(existsSync(path.join(out, htmlFile(shown))), address).toBe(true);
    }
  });

  it('links to and loads nothing on its host outside the path that the site stands below', () => {
    for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(path.join(out, name), 'utf8');
      const paths = [
        ...html.matchAll(/(?: (?:href|src|data-to|action)="|url\(["']?|[ ,"](?=[^ ,"]+ \d+w))(\/[^"') ]*)/g),
      ];
      for (const [, address = ''] of paths)
        expect(withoutBase(address, base), `${name}: ${address}`).toBeDefined();
    }
  });

  it('has no page and no image that is heavier than the budget allows', () => {
    expect(tooHeavy).toEqual([]);
  });

  it('writes valid HTML', () => {
    const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
    const pages = listFiles(out).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThanOrEqual(shown.length);
    const mistakes = pages.flatMap((name) =>
      validator
        .validateStringSync(readFileSync(path.join(out, name), 'utf8'))
        .results.flatMap(({ messages }) => messages)
        .map(({ message, selector }) => `${name}: ${message} ${selector}`),
    );
    expect(mistakes).toEqual([]);
  });

  it('exposes each state once, gives every table heading a scope, and gives no plain list a role', () => {
    const redundant = [
      /<summary[^>]* aria-expanded[^>]*>/g,
      /<button(?=[^>]* popover[tT]arget)[^>]* aria-expanded[^>]*>/g,
      /<th(?![^>]* scope=)( [^>]*)?>/g,
      /<[uo]l(?![^>]* role=)[^>]* aria-label[^>]*>/g,
    ];
    for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(path.join(out, name), 'utf8');
      for (const pattern of redundant) expect(html.match(pattern) ?? [], name).toEqual([]);
    }
  });

  it('has a rule for every class: a name that Tailwind does not see would have no style', () => {
    const css = listFiles(path.join(out, 'assets')).filter((name) => name.endsWith('.css'));
    const styles = css.map((name) => readFileSync(path.join(out, 'assets', name), 'utf8')).join('');
    const classNames = new Set(
      [...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name?.replaceAll('\\', '')),
    );
    for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
      // The root's class says that the theme is not dark; no rule needs it.
      const used = readFileSync(path.join(out, name), 'utf8').matchAll(/ class="([^"]*)"/g);
      const classes = new Set(
        [...used].flatMap(([, list = '']) =>
          list.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' '),
        ),
      );
      expect(
        [...classes].filter((one) => one !== '' && one !== 'light' && !classNames.has(one)),
        name,
      ).toEqual([]);
    }
  });

  it('paints no page before its header is complete', () => {
    for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(path.join(out, name), 'utf8');
      if (!html.includes('data-page=')) continue;
      const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
      const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
      expect(header, name).toContain(`id="${id}"`);
    }
  });

  const themeFile = path.join(folder, '_site/theme.json');
  const theme = existsSync(themeFile) ? JSON.parse(readFileSync(themeFile, 'utf8')) : {};
  /** A theme may leave both faces to the visitor's system; where it says nothing, headings have the engine's. */
  const hasFaces = theme.display !== 'system' || (theme.text !== undefined && theme.text !== 'system');

  it('declares the font faces that the theme names in every page, and not again in the stylesheet that loads later', () => {
    const sheets = listFiles(path.join(out, 'assets')).filter((name) => name.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    for (const name of sheets)
      expect(readFileSync(path.join(out, 'assets', name), 'utf8')).not.toContain('@font-face');
    for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(path.join(out, name), 'utf8');
      // An alias redirects, and has no styles.
      if (html.includes('<style>')) expect(html.includes('@font-face'), name).toBe(hasFaces);
    }
  });

  it("lists the application's files, each after its dependencies and the application itself last", () => {
    const html = readFileSync(path.join(out, 'index.html'), 'utf8');
    const files = /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(2);
    expect(files).toEqual(filesFor(manifest, applicationSource).map((file) => `${base}/${file}`));
    for (const [index, file] of files.entries()) {
      const code = readFileSync(fileAt(file), 'utf8');
      const needed = [...code.matchAll(/\bfrom ?"\.\/([^"]+)"/g)].map(([, name]) => `${base}/assets/${name}`);
      expect(files.slice(0, index), file).toEqual(expect.arrayContaining(needed));
    }
  });

  it('lists in every page what hydration needs: its data, its words and the code of its sections', () => {
    const looked = new Set<string>();
    for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(path.join(out, name), 'utf8');
      const [, lang = '', id] = /<html lang="(\w+)"[^>]* data-page="([^"]+)"/.exec(html) ?? [];
      // A redirecting page has no application.
      if (!id) continue;
      looked.add(`${lang} ${id}`);
      const files = /data-preload="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      const content = `${base}/content/${lang}`;
      const [, local = id] = /<html [^>]*data-local="([^"]+)"/.exec(html) ?? [];
      expect(files.slice(0, 2)).toEqual([`${content}/${local}.json`, `${content}/_site.json`]);
      expect(files).toEqual(expect.arrayContaining(codeFiles(manifest, wordsSource(lang), base)));
      expect(new Set(files).size).toBe(files.length);
      for (const file of files) expect(existsSync(fileAt(file)), `${name}: ${file}`).toBe(true);
      const { sections } = JSON.parse(readFileSync(fileAt(files[0] ?? ''), 'utf8')) as ResolvedPage;
      for (const { type } of sections)
        expect(files, name).toEqual(
          expect.arrayContaining(codeFiles(manifest, sectionSource(manifest, type), base)),
        );
    }
    // Further pages of a list follow from their page.
    const parts = ({ id }: { id: string }) =>
      Array.from({ length: context.lists.parts.get(id) ?? 1 }, (_, at) => at + 1);
    const all = shown.flatMap(({ language, page }) =>
      parts(page).map((part) => `${language} ${pageIdOf(partPath(page.route, part))}`),
    );
    expect(looked).toEqual(new Set(all));
  });

  it('tells the browser the section types of every page that header and footer link to', () => {
    for (const language of languages) {
      const read = <T>(id: string) =>
        JSON.parse(readFileSync(path.join(out, `content/${language}/${id}.json`), 'utf8')) as T;
      const shell = read<PublishedSite>('_site');
      const { linkedPages = [] } = shell;
      const ids = shellLinks(shell).map(({ href }) =>
        pageIdOf(parsePath(withoutBase(href.replace(/#.*/, ''), base) ?? '', site.languages).route),
      );
      expect(linkedPages.map(({ id }) => id).toSorted()).toEqual([...new Set(['index', ...ids])].toSorted());
      for (const { id, types } of linkedPages) {
        const { sections } = read<ResolvedPage>(id);
        expect(types.toSorted(), id).toEqual([...new Set(sections.map(({ type }) => type))].toSorted());
      }
    }
  });

  it('names fetched files only by hashes', () => {
    const names = listFiles(path.join(out, 'assets'));
    expect(names).not.toEqual([]);
    // The name of a photograph also has its width and its type, and the name of a download its type.
    for (const name of names.filter((name) => !/^[0-9a-f]{32}\./.test(name) || !downloadTypes.test(name)))
      expect(name).toMatch(/^([a-z0-9]{12}\.(js|css|woff2)|[0-9a-f]{32}(-\d+)?\.(avif|jpg|png|webp|svg))$/);
  });

  it('draws a picture of every page for shared links', () => {
    for (const name of listFiles(out).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(path.join(out, name), 'utf8');
      // Aliases and the 404 page are not shared.
      if (html.includes('noindex') || !hasSocialPictures) continue;
      const [, address = ''] =
        /property="og:image" content="https:\/\/www\.example\.org([^"]+)"/.exec(html) ?? [];
      expect(withoutBase(address, base), name).toMatch(/^\/social\/[^/]+\/.+\.png$/);
      expect(imageSize(readFileSync(fileAt(address)))).toMatchObject({
        width: 1200,
        height: 630,
        type: 'png',
      });
    }
  });

  it('ships with the licenses of its packages, all of which allow that', () => {
    const licenses = [
      ...readFileSync(path.join(out, 'licenses.md'), 'utf8').matchAll(/^## (.+) - .+ \((.+)\)$/gm),
    ];
    expect(licenses.map(([, name]) => name)).toContain('react-dom');
    for (const [line, , license] of licenses)
      expect(license, line).toMatch(/^(MIT|ISC|Apache-2\.0|BSD-\d-Clause|0BSD)$/);
  });

  it('contains nothing of the workbench, and its server does not know it', async () => {
    for (const name of listFiles(out))
      expect(readFileSync(path.join(out, name), 'latin1'), name).not.toMatch(/__workbench|workbench-token/);
    const server = await serve(out, 0);
    try {
      const address = `${addressOf(server, out)}/__workbench`;
      expect((await fetch(`${address}/site`)).status).toBe(404);
      expect((await fetch(`${address}/edits`, { method: 'POST', body: '{}' })).status).toBeGreaterThanOrEqual(
        404,
      );
    } finally {
      server.close();
    }
  });
});
