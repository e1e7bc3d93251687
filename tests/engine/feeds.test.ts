import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { readManifest } from '../../src/node/output/output';
import { listFiles } from '../../src/node/read/files';
import { serve } from '../../src/node/serve/server';
import { brokenSites } from '../support/checks';
import { stateOf, visible } from '../support/folder-state';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('feeds');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');
cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });

const written = JSON.parse(readFileSync(path.join(pages, 'finance/page.json'), 'utf8'));
const save = (file: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(pages, file)), { recursive: true });
  writeFileSync(path.join(pages, file), JSON.stringify(value));
};
/** A page with a teaser, and its Spanish dictionary. */
function page(id: string, title: string, teaser: object, more: object = {}) {
  const description = `What there is to say of ${title}, long enough to be shown by a search engine.`;
  const subtitle = `All that is known of ${title}.`;
  const texts = [title, description, subtitle, ...('text' in teaser ? [String(teaser.text)] : [])];
  save(`${id}/es.json`, Object.fromEntries(texts.map((text) => [text, `${text} (es)`])));
  save(`${id}/page.json`, {
    $schema: `${'../'.repeat(id.split('/').length)}../../../schemas/page.schema.json`,
    ...{ title, description, teaser, ...more, sections: [{ type: 'hero', subtitle }] },
  });
}
/** The page of a list, with a path of its own in Spanish. */
const showing = (...sections: object[]) =>
  save('finance/page.json', {
    ...{ ...written, routes: { es: '/dinero' } },
    sections: [...written.sections, ...sections],
  });
const list = (more: object = {}) => ({ type: 'listing', of: '/finance', ...more });

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const siteUrl = 'https://www.example.org/museo';
async function build(folder = out) {
  const { diagnostics } = await buildSite({ pages, out: folder, siteUrl });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
}
const feeds = () => listFiles(out).filter((file) => file.endsWith('feed.xml'));
/** The elements of a feed's root and of each entry, as `name` or `name attribute`, with their texts. */
function contentOf(file: string) {
  const { root } = parseXml(read(file));
  const elements = (from: XmlElement | null) =>
    (from?.children ?? []).filter((child) => child instanceof XmlElement);
  const describeElement = ({ name, attributes, text }: XmlElement) => `${name} ${attributes.href ?? text}`;
  const all = elements(root);
  return {
    language: root?.attributes['xml:lang'],
    feed: all.filter(({ name }) => name !== 'entry').map(describeElement),
    entries: all.filter(({ name }) => name === 'entry').map((entry) => elements(entry).map(describeElement)),
  };
}
const titles = (file: string) => contentOf(file).entries.map((entry) => entry[1]);
const linked = (file: string) =>
  [
    ...read(file).matchAll(
      /<link rel="alternate" type="application\/atom\+xml" title="([^"]*)" href="([^"]*)">/g,
    ),
  ].map(([, title, href]) => `${title} ${href}`);

it('lists the dated pages of a list, newest first, in every language and at its paths', async () => {
  page('finance/one', 'Bread & Water < 1', { text: 'Fish & chips.', date: '2025-03-01' });
  page('finance/two', 'A second one', { date: '2025-07-01' });
  page('finance/without', 'Without a day', { text: 'Always.' });
  page('finance/draft', 'A draft', { date: '2025-03-02' }, { draft: true });
  page('finance/later', 'Later', { date: '2025-03-02' }, { publishFrom: '2199-01-01' });
  page('finance/hidden', 'Hidden', { date: '2025-03-02' }, { noindex: true });
  page('finance/one/below', 'Further below', { date: '2025-03-02' });
  showing(list());
  await build();
  // The page may have had its default path before, and subscribers of hosts that cannot redirect keep it.
  expect(feeds()).toEqual(['es/dinero/feed.xml', 'es/finance/feed.xml', 'finance/feed.xml']);
  expect(read('es/finance/feed.xml')).toBe(read('es/dinero/feed.xml'));
  expect(contentOf('finance/feed.xml')).toEqual({
    language: 'en',
    feed: [
      `id ${siteUrl}/finance/feed.xml`,
      'title Finance | Brand',
      'updated 2025-07-01T00:00:00Z',
      `link ${siteUrl}/finance/feed.xml`,
      `link ${siteUrl}/finance`,
      expect.stringMatching(/^author\s+Brand\s+$/),
    ],
    entries: [
      [
        `id ${siteUrl}/finance/two`,
        'title A second one',
        `link ${siteUrl}/finance/two`,
        'published 2025-07-01T00:00:00Z',
        'updated 2025-07-01T00:00:00Z',
        'summary What there is to say of A second one, long enough to be shown by a search engine.',
      ],
      [
        `id ${siteUrl}/finance/one`,
        'title Bread & Water < 1',
        `link ${siteUrl}/finance/one`,
        'published 2025-03-01T00:00:00Z',
        'updated 2025-03-01T00:00:00Z',
        'summary Fish & chips.',
      ],
    ],
  });
  const spanish = contentOf('es/dinero/feed.xml');
  expect(spanish.language).toBe('es');
  expect(spanish.feed).toContain(`link ${siteUrl}/es/dinero`);
  expect(spanish.entries[1]).toEqual(
    expect.arrayContaining([
      `link ${siteUrl}/es/finance/one`,
      'title Bread & Water < 1 (es)',
      'summary Fish & chips. (es)',
    ]),
  );
});

it('is linked from the pages that show the list, and from no other', () => {
  expect(linked('finance.html')).toEqual([`Finance | Brand ${siteUrl}/finance/feed.xml`]);
  expect(linked('es/dinero.html')).toEqual([`Finanzas | Brand ${siteUrl}/es/dinero/feed.xml`]);
  for (const file of ['index.html', 'es.html', 'finance/one.html', 'finance/draft.html'])
    if (listFiles(out).includes(file)) expect(read(file)).not.toContain('atom');
});

it('is served with its content type', async () => {
  const server = await serve(out, 0);
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://localhost:${port}/museo/es/dinero/feed.xml`);
  const other = await fetch(`http://localhost:${port}/museo/sitemap.xml`);
  server.close();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml']);
  expect(other.headers.get('content-type')).toMatch(/^application\/xml/);
  expect(read('_headers')).toContain('/museo/finance/feed.xml\n  Content-Type: application/atom+xml\n');
});

it('follows changes of teasers, titles and lists as a clean build would', async () => {
  const clean = path.join(work, 'clean');
  const home = JSON.parse(readFileSync(path.join(pages, 'index/page.json'), 'utf8'));
  save('index/page.json', { ...home, sections: [...home.sections, list({ limit: 1 })] });
  await build();
  expect(linked('es.html')).toEqual([`Finanzas | Brand ${siteUrl}/es/dinero/feed.xml`]);
  const changes: [what: string, make: () => void, expected: () => void][] = [
    [
      'a teaser',
      () => page('finance/one', 'Bread & Water < 1', { text: 'Only fish.', date: '2026-01-31' }),
      () => expect(contentOf('finance/feed.xml').entries[0]).toContain('summary Only fish.'),
    ],
    [
      'the title of its page',
      () =>
        save('finance/es.json', {
          ...JSON.parse(readFileSync(path.join(pages, 'finance/es.json'), 'utf8')),
          Finance: 'Dinero',
        }),
      () => expect(linked('es.html')).toEqual([`Dinero | Brand ${siteUrl}/es/dinero/feed.xml`]),
    ],
    [
      'a list by day: what it shows are events, which came out on no day that is known',
      () => {
        showing(list(), list({ when: 'coming' }));
        page('finance/two', 'A second one', { date: '2031-07-01' }, { publishFrom: '2025-12-24' });
      },
      () => {
        expect(contentOf('finance/feed.xml').entries.map((entry) => entry.slice(3, -1))).toEqual([
          ['updated 2026-01-31T00:00:00Z'],
          ['published 2025-12-24T00:00:00Z', 'updated 2025-12-24T00:00:00Z'],
        ]);
        expect(read('finance/one.html')).toContain('"@type":"Event"');
      },
    ],
    [
      'no day any more',
      () => {
        page('finance/one', 'Bread', {});
        page('finance/two', 'A second one', {});
      },
      () => {
        expect(feeds()).toEqual([]);
        expect([...linked('finance.html'), ...linked('index.html')]).toEqual([]);
      },
    ],
  ];
  for (const [what, make, expected] of changes) {
    make();
    await build();
    expected();
    await build(clean);
    expect(visible(stateOf(out)), what).toMatchObject(visible(stateOf(clean)));
    rmSync(clean, { recursive: true });
  }
});

it('of a route without a page links to the page that shows it', async () => {
  page('news/one', 'From the road', { date: '2025-03-01' });
  showing(list({ of: '/news' }));
  await build();
  expect(feeds()).toEqual(['es/news/feed.xml', 'news/feed.xml']);
  expect(contentOf('es/news/feed.xml').feed).toContain(`link ${siteUrl}/es/dinero`);
  expect(readManifest(out)?.files).toContain('es/news/feed.xml');
  expect(titles('news/feed.xml')).toEqual(['title From the road']);
});
