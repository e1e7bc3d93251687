import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { LiveContent } from '../../src/node/dev/live-content';
import { readManifest } from '../../src/node/output/output';
import { listFiles } from '../../src/node/read/files';
import { brokenSites } from '../support/checks';
import { stateOf, visible } from '../support/folder-state';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('local-routes');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');

const finance = path.join(pages, 'finance/page.json');
cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
const written = readFileSync(finance, 'utf8');
const withRoutes = (routes: string) =>
  writeFileSync(finance, written.replace('"title": "Finance",', `"title": "Finance", ${routes}`));

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const build = async (folder = out) => {
  const { diagnostics } = await buildSite({ pages, out: folder });
  expect(diagnostics).toEqual([]);
};

it('a page has its path for a language wherever it is named', async () => {
  withRoutes('"routes": { "es": "/dinero/todo" }, "aliases": ["/money"],');
  await build();
  const files = listFiles(out);
  expect(files).toEqual(
    expect.arrayContaining(['finance.html', 'es/dinero/todo.html', 'content/es/dinero/todo.json']),
  );
  expect(files).not.toContain('content/es/finance.json');

  for (const [file, own] of [
    ['finance.html', '/finance'],
    ['es/dinero/todo.html', '/es/dinero/todo'],
  ] as const) {
    const html = read(file);
    expect(html).toContain(`<link rel="canonical" href="https://www.example.com${own}">`);
    expect(html).toContain('hreflang="en" href="https://www.example.com/finance"');
    expect(html).toContain('hreflang="es" href="https://www.example.com/es/dinero/todo"');
    expect(html).toContain('hreflang="x-default" href="https://www.example.com/finance"');
    expect(html).toContain(`"url":"https://www.example.com${own}"`);
    expect(html).toContain('data-page="finance"');
    expect(html).toContain('data-paths="es:/dinero/todo"');
  }
  // The language toggle, and links from pages in either language.
  expect(read('finance.html')).toMatch(/<a[^>]* href="\/es\/dinero\/todo"[^>]* hrefLang="es"/);
  expect(read('es.html')).toContain('href="/es/dinero/todo"');
  expect(read('es.html')).not.toContain('href="/es/finance"');
  expect(read('index.html')).toContain('href="/finance"');
  expect(read('index.html')).not.toContain('data-paths');
  expect(read('sitemap.xml')).toContain('<loc>https://www.example.com/es/dinero/todo</loc>');
  expect(read('sitemap.xml')).not.toContain('/es/finance');
  // Its former path, or its path without one of its own, redirects to it.
  for (const file of ['es/finance.html', 'es/money.html'])
    expect(read(file)).toContain('data-to="/es/dinero/todo"');
  expect(read('money.html')).toContain('<html lang="en" data-to="/finance"');
  expect(read('es/money.html')).toContain('<html lang="es" data-to=');
  expect(readManifest(out)?.redirects).toEqual({
    '/money': '/finance',
    '/es/money': '/es/dinero/todo',
    '/es/finance': '/es/dinero/todo',
  });
});

it('pages that link to one whose path has changed are rendered again, as in a clean build', async () => {
  withRoutes('"routes": { "es": "/plata" },');
  await build();
  const fresh = path.join(work, 'fresh');
  await build(fresh);
  expect(visible(stateOf(out))).toEqual(visible(stateOf(fresh)));
  expect(read('es.html')).toContain('href="/es/plata"');
});

it('a path for a language that is a draft is not published', async () => {
  const site = path.join(pages, '_site/site.json');
  const before = readFileSync(site, 'utf8');
  const languages = [
    { code: 'en', name: 'English', invitation: 'switch to English' },
    { code: 'es', name: 'Español', invitation: 'cambiar a español' },
    { code: 'fr', name: 'Français', invitation: 'passer en français', draft: true },
  ];
  writeFileSync(site, JSON.stringify({ ...JSON.parse(before), languages }));
  withRoutes('"routes": { "es": "/plata", "fr": "/argent" },');
  await buildSite({ pages, out });
  expect(listFiles(out).filter((file) => /(^|\/)fr[./]/.test(file))).toEqual([]);
  expect(read('finance.html')).not.toContain('/argent');
  expect(read('content/en/finance.json')).not.toContain('/argent');
  expect(read('es/finance.html')).toContain('data-to="/es/plata"');
  writeFileSync(site, before);
  withRoutes('"routes": { "es": "/plata" },');
});

it('development shows what a build would show', async () => {
  const content = new LiveContent(pages);
  await content.load();
  expect(content.pageAt('/es/plata')?.id).toBe('finance');
  expect(JSON.parse(content.file('content/es/plata.json') ?? '{}').id).toBe('finance');
  expect(content.site?.redirects.at('/es/finance')).toBe('/es/plata');
  expect(content.site?.redirects.at('/finance')).toBeUndefined();
  expect(content.pageAt('/plata')?.id).toBe('_not-found');
});

it('development ignores invalid routes', async () => {
  withRoutes('"routes": { "es": "Plata", "fr": "/argent", "en": "/money" },');
  const content = new LiveContent(pages);
  await content.load();
  expect(content.pageAt('/es/finance')?.id).toBe('finance');
  expect(content.pageAt('/es/finance')?.routes).toBeUndefined();
});
