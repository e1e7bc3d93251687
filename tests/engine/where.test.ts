import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { callCommand } from '../support/call-command';
import { brokenSites } from '../support/checks';
import { firm, site } from '../support/firm';
import { schemas } from '../support/project';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

const finder = new UseFinder(firm, schemas);
/** Page documents and the site document, as written. */
const texts = [...site.sources]
  .filter(([file]) => /\/(page|site)\.json$/.test(file))
  .map(([, { text }]) => text);
const occurrences = (pattern: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const placesOf = (text: string, ...kinds: string[]) => {
  const { places } = finder.find(text);
  for (const { file, line, pointer, kind } of places) {
    const written = readFileSync(path.join(firm, file), 'utf8').split('\n')[line - 1];
    expect(written, `${file}:${line} ${kind} ${pointer}`).toBeDefined();
  }
  return places.filter(({ kind }) => kinds.includes(kind)).length;
};

const pages = site.pages.filter(({ id }) => !id.startsWith('_'));

it.each(pages.map(({ route }) => route))('finds every link to %s', (route) => {
  expect(placesOf(route, 'link')).toBe(
    occurrences(new RegExp(`"(href|path)": "${escaped(route)}(#[^"]*)?"`, 'g')),
  );
  expect(placesOf(route, 'page')).toBe(1);
});

it('finds where forms are sent to a page', () => {
  const folder = path.join(temporaryFolder('endpoint'), 'pages');
  cpSync(firm, folder, { recursive: true });
  const file = path.join(folder, 'hr/page.json');
  const form = '{ "type": "form", "endpoint": "/finance", "fields": [] },';
  writeFileSync(file, readFileSync(file, 'utf8').replace('"sections": [', `"sections": [${form}`));
  const { places } = new UseFinder(folder, schemas).find('/finance');
  expect(places).toContainEqual(
    expect.objectContaining({ file: 'hr/page.json', pointer: '/sections/0/endpoint' }),
  );
});

const anchors = pages.flatMap(({ route, source }) =>
  [...source.text.matchAll(/"id": "([^"]+)"/g)].map(([, id = '']) => [`${route}#${id}`, route, id] as const),
);

it.each(anchors)('finds the anchor %s and every link to it', (anchor, route, id) => {
  const own = pages.find((page) => page.route === route)?.source.text ?? '';
  const within = [...own.matchAll(new RegExp(`"#${id}"`, 'g'))].length;
  expect(placesOf(anchor, 'link')).toBe(occurrences(new RegExp(`"${escaped(anchor)}"`, 'g')) + within);
  expect(placesOf(anchor, 'anchor')).toBe(1);
});

it.each(schemas.sectionTypes.map((type) => [type]))('finds every section of the type %s', (type) => {
  const sections = pages.flatMap(({ source }) => (source.value as { sections: { type: string }[] }).sections);
  const others = site.pages
    .filter((page) => !pages.includes(page))
    .flatMap(({ source }) => (source.value as { sections?: { type: string }[] }).sections ?? []);
  expect(placesOf(type, 'type')).toBe(
    [...sections, ...others].filter((section) => section.type === type).length,
  );
});

it.each(Object.entries(schemas.wordLists).flatMap(([list, words]) => (list === 'icon' ? words : [])))(
  'finds every icon %s',
  (icon) => {
    const { places } = finder.find(icon);
    const icons = places.filter(({ kind, list }) => kind === 'word' && list === 'icon');
    expect(icons).toHaveLength(occurrences(new RegExp(`"icon": "${icon}"`, 'g')));
  },
);

describe('the command', () => {
  const work = temporaryFolder('where');
  const copy = path.join(work, 'pages');
  cpSync(path.join(brokenSites, '_valid'), copy, { recursive: true });
  const where = (...args: string[]) => callCommand('where', '--pages', copy, ...args);

  it('names file, line and section, and the texts behind a translation', () => {
    const { stdout, status } = runCommand('where', '--pages', copy, 'Escríbanos');
    expect(status).toBe(0);
    expect(stdout).toMatch(/finance\/page\.json:9:30 {3}copy {4}Write to us {3}in hero\n/);
    expect(stdout).toMatch(/_site\/es\.json:\d+:\d+ {3}entry {3}Write to us → Escríbanos\n/);
  });

  it('finds a text whose accents are characters of their own', () => {
    const { stdout, status } = runCommand('where', '--pages', copy, 'Escríbanos'.normalize('NFD'));
    expect([status, stdout]).toEqual([0, expect.stringContaining('Escríbanos')]);
  });

  it('says that a name is nowhere, and what may have been meant', async () => {
    const { stdout, status } = await where('/finanse');
    expect([status, stdout]).toEqual([1, '"/finanse" stands nowhere. Did you mean /finance?\n']);
  });

  it.each([
    ['/#strat', '/#start'],
    ['#strat', '#start'],
    ['write to us', 'Write to us'],
    ['heroo', 'hero'],
    ['teem.svg', 'team.svg'],
  ])('for %s it suggests %s', async (name, suggestion) => {
    expect((await where(name)).stdout).toBe(
      `${JSON.stringify(name)} stands nowhere. Did you mean ${suggestion}?\n`,
    );
  });

  it('gives the same as JSON', async () => {
    const { places } = JSON.parse((await where('/finance', '--json')).stdout);
    expect(places[0]).toMatchObject({ kind: 'page', line: 3 });
    expect(places.map(({ kind }: { kind: string }) => kind)).toContain('link');
  });

  it('lists everything that is unused', async () => {
    const { stdout, status } = await where('--unused');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^type\n( {2}.*\n)* {2}cards\n/m);
    expect(stdout).not.toMatch(/^ {2}(hero|cta)$/m);
  });

  it('lists icons of the site that no section names', async () => {
    const file = path.join(copy, '_site/site.json');
    const icons = '"icons": { "violin": "M4 12h16" }, "brand":';
    writeFileSync(file, readFileSync(file, 'utf8').replace('"brand":', icons));
    expect((await where('--unused')).stdout).toContain('\nicon of the site\n  violin\n');
  });

  it('names the unreadable documents that contain it', async () => {
    const file = path.join(copy, 'finance/page.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -5));
    expect((await where('Write to us')).stdout).toContain('finance/page.json');
    expect((await where('Write to us')).stdout).toContain('are not JSON');
    expect((await where('--unused')).stderr).toContain('What documents with errors use is unknown');
  });

  it.each([[[]], [['']], [['a', 'b']], [['a', '--unused']]])('%j is a usage error', async (args) => {
    const { status, stderr } = await where(...args);
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });
});

it('finds a page by its path in a language, and the links to it', () => {
  const work = temporaryFolder('where-routes');
  cpSync(path.join(brokenSites, '_valid'), work, { recursive: true });
  const file = path.join(work, 'finance/page.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('"title": "Finance",', '"title": "Finance", "routes": { "es": "/dinero" },'),
  );
  const found = (sought: string) =>
    new UseFinder(work, schemas).find(sought).places.map(({ kind, file }) => `${kind} ${file}`);
  expect(found('/finance')).toContain('page finance/page.json');
  for (const sought of ['/dinero', '/es/dinero']) expect(found(sought)).toEqual(found('/finance'));
  expect(found('/es/dinero/todo')).toEqual([]);
});

it('finds the redirects to a page, and the redirect from an earlier address', () => {
  const below = new UseFinder('tests/sites/below', schemas);
  const inRedirects = (text: string) =>
    below
      .find(text)
      .places.filter(({ file }) => file === '_site/redirects.json')
      .map(({ kind, pointer, line }) => [kind, pointer, line]);
  const toHours = [
    ['link', '/3/to', 16],
    ['link', '/5/to', 24],
  ];
  expect(inRedirects('/visit')).toEqual(toHours);
  expect(inRedirects('/visit#hours')).toEqual(toHours);
  expect(inRedirects('/lottery')).toEqual([['alias', '/8/from', 35]]);
  expect(inRedirects('/öffnungszeiten')).toEqual([['alias', '/5/from', 23]]);
  expect(inRedirects('/news')).toEqual([]);
});
