import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { planPageMove } from '../../src/commands/refactor/move-page';
import type { ResolvedPage } from '../../src/content/resolve/resolved-page';
import { LiveContent } from '../../src/node/dev/live-content';
import { readManifest } from '../../src/node/output/output';
import { executePlan } from '../../src/node/plan/plan';
import { listFiles } from '../../src/node/read/files';
import { brokenSites, diagnose, schemas, validSite, withFiles } from '../support/checks';
import { stateOf, visible } from '../support/folder-state';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('list-pages');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');
cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });

const load = (file: string) => JSON.parse(readFileSync(path.join(pages, file), 'utf8'));
const save = (file: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(pages, file)), { recursive: true });
  writeFileSync(path.join(pages, file), JSON.stringify(value));
};
/** A page below /finance; lists show later ones first. */
function page(number: number, more: object = {}) {
  const [title, subtitle] = [`Entry ${number}`, `What entry ${number} says of money.`];
  const description = `What there is to say of entry ${number}, long enough for a search engine.`;
  const texts = [title, description, subtitle].map((text) => [text, `${text} (es)`]);
  save(`finance/entry-${number}/es.json`, Object.fromEntries(texts));
  save(`finance/entry-${number}/page.json`, {
    ...{ $schema: '../../../../../schemas/page.schema.json', title, description },
    ...{ teaser: { date: `2025-03-0${number}` }, sections: [{ type: 'hero', subtitle }], ...more },
  });
}
const [finance, home] = [load('finance/page.json'), load('index/page.json')];
const list = (more: object = {}) => ({ type: 'listing', of: '/finance', limit: 2, ...more });
const showing = (sections: object[], more: object = { routes: { es: '/dinero' } }) =>
  save('finance/page.json', { ...finance, ...more, sections: [...finance.sections, ...sections] });

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
async function build(folder = out) {
  const { diagnostics, rendered } = await buildSite({ pages, out: folder });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return rendered;
}
/** The files of further pages, without those that only lead on. */
const further = () =>
  listFiles(out).filter(
    (file) => /(finance|dinero)\/\d\.(html|json)$/.test(file) && !read(file).includes('data-to='),
  );
const titles = ({ sections }: ResolvedPage) =>
  (sections.at(-1) as unknown as { items: { title: string }[] }).items.map(({ title }) => title);
const shown = (file: string) => JSON.parse(read(file)) as ResolvedPage;

it('continues past its limit on further pages, with addresses of their own in every language', async () => {
  for (const number of [1, 2, 3, 4, 5]) page(number);
  const after = { type: 'cta', title: 'After the list', actions: [{ label: 'Home', href: '/' }] };
  save('_site/es.json', { ...load('_site/es.json'), 'After the list': 'Tras la lista' });
  // Paths that it had before, at two of which something else is by now.
  showing([after, list()], { routes: { es: '/dinero' }, aliases: ['/archive', '/news', '/blog'] });
  save('_site/redirects.json', [{ from: '/blog/2', to: '/' }]);
  save('news/2/page.json', {
    ...load('finance/entry-1/page.json'),
    $schema: '../../../../../schemas/page.schema.json',
  });
  save('news/2/es.json', load('finance/entry-1/es.json'));
  save('index/page.json', { ...home, sections: [...home.sections, list({ limit: 3 })] });
  await build();
  expect(further()).toEqual([
    ...['content/en/finance/2.json', 'content/en/finance/3.json'],
    ...['content/es/dinero/2.json', 'content/es/dinero/3.json'],
    ...['es/dinero/2.html', 'es/dinero/3.html', 'finance/2.html', 'finance/3.html'],
  ]);
  expect(titles(shown('content/en/finance.json'))).toEqual(['Entry 5', 'Entry 4']);
  expect(titles(shown('content/en/finance/2.json'))).toEqual(['Entry 3', 'Entry 2']);
  expect(titles(shown('content/es/dinero/3.json'))).toEqual(['Entry 1 (es)']);
  // The heading and the list, and no section between them.
  expect(read('finance.html')).toContain('After the list');
  const { id, route, sections } = shown('content/en/finance/2.json');
  expect([id, route, ...sections.map(({ type }) => type)]).toEqual([
    ...['finance/2', '/finance/2', finance.sections[0].type, 'listing'],
  ]);
  expect(titles(shown('content/en/index.json'))).toHaveLength(3);
  expect(read('index.html')).not.toContain('Page 1 of');
});

it('tells each page its position, and links to the previous and the next one', () => {
  const second = read('es/dinero/2.html');
  const url = 'https://www.example.com';
  expect(second).toContain(`<link rel="canonical" href="${url}/es/dinero/2">`);
  expect(second).toContain(`hreflang="en" href="${url}/finance/2"`);
  expect(second).toMatch(/<title>[^<]* – Página 2 de 3 \| Brand<\/title>/);
  expect(second).toMatch(/<meta name="description" content="Página 2 de 3 – [^"]/);
  expect(second).toMatch(/property="og:description" content="Página 2 de 3 – [^"]/);
  expect(second).toContain('data-page="finance/2"');
  expect(second).toContain('data-paths="es:/dinero/2"');
  expect(second).toContain('data-local="dinero/2"');
  expect(second.match(/<h1/g)).toHaveLength(1);
  const links = (file: string) =>
    [...read(file).matchAll(/<a href="([^"]+)" rel="(prev|next)"/g)].map(([, href, rel]) => `${rel} ${href}`);
  expect(links('finance.html')).toEqual(['next /finance/2']);
  expect(links('finance/2.html')).toEqual(['prev /finance', 'next /finance/3']);
  expect(links('finance/3.html')).toEqual(['prev /finance/2']);
  expect(links('es/dinero/2.html')).toEqual(['prev /es/dinero', 'next /es/dinero/3']);
  expect(read('finance.html')).toMatch(/<title>Finance \| Brand<\/title>/);
  expect(read('finance.html')).not.toMatch(/content="Page 1 of/);
  expect(read('finance.html')).toContain('Page 1 of 3');
  for (const address of ['finance/2', 'finance/3', 'es/dinero/2', 'es/dinero/3'])
    expect(read('sitemap.xml')).toContain(`<loc>${url}/${address}</loc>`);
});

it('takes its further pages along from the paths that it had before', () => {
  const led = (file: string) => /data-to="([^"]*)"/.exec(read(file))?.[1];
  expect(led('archive/2.html')).toBe('/finance/2');
  expect(led('es/archive/3.html')).toBe('/es/dinero/3');
  expect(led('es/finance/2.html')).toBe('/es/dinero/2');
  const { redirects } = readManifest(out) ?? {};
  expect(redirects).toMatchObject({ '/es/archive/2': '/es/dinero/2', '/archive/3': '/finance/3' });
  // Something else is there.
  expect(redirects).not.toHaveProperty('/news/2');
  expect(read('news/2.html')).toContain('data-page="news/2"');
  expect(redirects).not.toHaveProperty('/blog/2');
  expect(led('blog/2.html')).toBe('/');
  expect(redirects).not.toHaveProperty('/finance/4');
});

it('appears in development as in a build', async () => {
  const content = new LiveContent(pages);
  await content.load();
  for (const [file, address] of [
    ['content/en/finance/2.json', '/finance/2'],
    ['content/es/dinero/3.json', '/es/dinero/3'],
  ] as const) {
    expect(titles(JSON.parse(content.file(file) ?? ''))).toEqual(titles(shown(file)));
    expect(content.pageAt(address)?.part).toEqual(shown(file).part);
  }
  expect(content.file('content/en/finance/4.json')).toBeUndefined();
  expect(content.pageAt('/finance/4')?.id).toBe('_not-found');
  expect(content.pageAt('/finance/1')?.id).toBe('_not-found');
});

it('follows its pages and its limit as a clean build would', async () => {
  const clean = path.join(work, 'clean');
  const changes: [what: string, rendered: number, make: () => void, pages: number][] = [
    [
      'a word of a page that is shown on the second',
      4,
      () => page(2, { teaser: { date: '2025-03-02', text: 'Entry 2' } }),
      2,
    ],
    [
      'the last page of the last one',
      14,
      () => rmSync(path.join(pages, 'finance/entry-1'), { recursive: true }),
      1,
    ],
    ['a limit that all have room in', 14, () => showing([list({ limit: 4 })]), 0],
    ['another limit', 14, () => showing([list({ limit: 1 })]), 3],
    ['two lists, of which none goes on', 14, () => showing([list(), list({ order: 'title' })]), 0],
    ['one of them without a limit', 14, () => showing([list(), { type: 'listing', of: '/finance' }]), 1],
  ];
  for (const [what, most, make, count] of changes) {
    make();
    expect(await build(), what).toBeLessThanOrEqual(most);
    expect(further(), what).toHaveLength(count * 4);
    await build(clean);
    expect(visible(stateOf(out)), what).toEqual(visible(stateOf(clean)));
    rmSync(clean, { recursive: true });
  }
});

it('takes links to its further pages along when it moves, and no others', async () => {
  const copy = new SiteCopy();
  const texts = ['Older entries', 'See [older ones](/finance/2) and [others](/finance/9).'];
  const [label, answer] = texts as [string, string];
  const faq = { type: 'faq', title: label, items: [{ question: label, answer }] };
  const cta = (href: string) => ({ type: 'cta', title: label, actions: [{ label, href }] });
  for (const name of ['one', 'two', '2-of-all']) {
    const description = `What there is to say of ${name}, long enough for a search engine.`;
    const own = { title: name, description, sections: [{ type: 'hero', subtitle: answer }] };
    copy.add(`finance/${name}/page.json`, JSON.stringify({ $schema: finance.$schema, ...own }));
  }
  const sections = [...finance.sections, list({ limit: 1 })];
  copy.add('finance/page.json', JSON.stringify({ ...finance, sections }));
  const links = ['/finance/2', '/finance/3#top', '/finance/4', '/finance/2-of-all'].map(cta);
  copy.add('index/page.json', JSON.stringify({ ...home, sections: [...home.sections, faq, ...links] }));
  copy.add('index/es.json', JSON.stringify({ ...load('index/es.json'), [answer]: `${answer} (es)` }));
  const checker = await scanned(copy.pages, schemas);
  executePlan(planPageMove(checker, copy.pages, { from: '/finance', to: '/money' }));
  const moved = JSON.parse(copy.read('index/page.json')).sections.slice(home.sections.length);
  // The list has three pages, so a link to a fourth is dead before and after.
  const followed = answer.replace('/finance/2', '/money/2');
  expect(moved[0].items[0].answer).toBe(followed);
  expect(moved.slice(1).map(({ actions }: { actions: { href: string }[] }) => actions[0]?.href)).toEqual([
    ...['/money/2', '/money/3#top', '/finance/4', '/money/2-of-all'],
  ]);
  expect(JSON.parse(copy.read('index/es.json'))[followed]).toBe(`${followed} (es)`);
});

it('reports a page or entry that hides a further page, and links to further pages that do not exist', () => {
  const entry = (id: string) => ({
    [`finance/${id}/page.json`]: JSON.stringify({
      ...load('finance/entry-2/page.json'),
      title: `Entry ${id}`,
    }),
  });
  const last = { type: 'cta', title: 'Home', actions: [{ label: 'Home', href: '/finance/2' }] };
  const site = (limit: number, more: Record<string, string> = {}) =>
    withFiles(validSite, {
      'finance/page.json': JSON.stringify({
        ...finance,
        sections: [...finance.sections, list({ limit }), last],
      }),
      ...{ ...entry('one'), ...entry('two') },
      ...more,
    });
  const wanted = ['dead-link', 'duplicate-route', 'wrong-redirect', 'orphan-page'];
  const findingsIn = (...args: Parameters<typeof site>) =>
    diagnose(site(...args))
      .filter(({ code }) => wanted.includes(code))
      .map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);
  expect(findingsIn(1)).toEqual([]);
  expect(findingsIn(2)).toEqual([expect.stringMatching(/^dead-link finance\/page.json .*\/href$/)]);
  expect(findingsIn(1, entry('2'))).toEqual(['duplicate-route finance/2/page.json ']);
  const redirects = (from: string) => ({
    '_site/redirects.json': JSON.stringify([
      { from, to: '/' },
      { from: '/old', to: '/finance/2' },
    ]),
  });
  expect(findingsIn(1, redirects('/finance/3'))).toEqual(['wrong-redirect _site/redirects.json /0/from']);
  expect(findingsIn(1, redirects('/finance/1'))).toEqual([]);
});
