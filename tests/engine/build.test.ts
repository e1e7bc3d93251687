import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildOptions, buildSite } from '../../src/commands/build/build';
import { isError } from '../../src/content/model/diagnostics';
import { engineRoot } from '../../src/node/project/project';
import { brokenSites } from '../support/checks';
import { firm } from '../support/firm';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('build');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');

/** Every file of a build, including those for hosts, with its content. */
function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]),
  );
}

/** What a build of the current pages writes to an empty folder. */
async function cleanBuild(options: Partial<BuildOptions> = {}): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(work, 'clean-'));
  const { diagnostics } = await buildSite({ pages, out: folder, ...options });
  expect(diagnostics).toEqual([]);
  const contents = contentsOf(folder);
  rmSync(folder, { recursive: true });
  return contents;
}

const at = (file: string) => path.join(pages, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const change = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(at(file), read(file).replaceAll(from, to));
};

describe('an incremental build equals a clean build', () => {
  beforeAll(async () => {
    cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
    await buildSite({ pages, out });
  });

  const svg = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
  /** Each with the number of the eight HTML pages that have to be rendered. */
  const changes: [what: string, rendered: number, make: () => void, options?: Partial<BuildOptions>][] = [
    ['nothing', 0, () => {}],
    ['a document', 2, () => change('finance/page.json', '"background": "muted"', '"background": "default"')],
    ['a dictionary', 2, () => change('finance/es.json', '"Basta una', '"Solo hace falta una')],
    [
      'a text of the shared dictionary',
      2,
      () => change('_site/es.json', '"De qué trata', '"De lo que trata'),
    ],
    ['the header', 8, () => change('_site/site.json', '"name": "Brand"', '"name": "The Brand"')],
    ['an image', 2, () => writeFileSync(at('_site/team.svg'), svg(9))],
    [
      'an alias more',
      2,
      () => change('finance/page.json', '"title": "Finance"', '"aliases": ["/money"], "title": "Finance"'),
    ],
    ['an alias less', 2, () => change('finance/page.json', '"aliases": ["/money"], ', '')],
    ['the address of the site', 8, () => {}, { siteUrl: 'https://www.example.org' }],
    ['the address of the site back', 8, () => {}],
    ['the theme', 8, () => writeFileSync(at('_site/theme.json'), '{ "light": { "accent": "#5b1049" } }')],
    ['the gallery', 0, () => {}, { gallery: true }],
    ['the gallery, removed', 0, () => {}],
    ['a file of the build that was cut', 2, () => truncateSync(path.join(out, 'finance.html'), 100)],
    ['a file of the build that was lost', 2, () => rmSync(path.join(out, 'content/es/finance.json'))],
    ['a list of pages that was cut', 0, () => truncateSync(path.join(out, 'sitemap.xml'), 100)],
    [
      'a section that two pages share',
      4,
      () => {
        mkdirSync(at('_shared/start'), { recursive: true });
        const image = '"items": [{ "image": "../../_site/team.svg", "imageAlt": "Home" }]';
        writeFileSync(
          at('_shared/start/section.json'),
          `{ "type": "gallery", "title": "Sitemap", "subtitle": "On every Thursday", ${image} }`,
        );
        writeFileSync(at('_shared/start/es.json'), '{ "Sitemap": "Plano" }');
        change('_site/es.json', '"Home":', '"On every Thursday": "Cada jueves", "Home":');
        for (const file of ['finance/page.json', 'index/page.json']) {
          const { sections, ...page } = JSON.parse(read(file));
          const place = { type: 'shared', name: 'start' };
          writeFileSync(at(file), JSON.stringify({ ...page, sections: [...sections, place] }));
        }
      },
    ],
    ['a text of the shared section', 4, () => change('_shared/start/section.json', '"Home"', '"Finance"')],
    ['its dictionary', 4, () => change('_shared/start/es.json', '"Plano"', '"Mapa"')],
    [
      'a text that it has from the shared dictionary',
      4,
      () => change('_site/es.json', '"Cada jueves"', '"Todos los jueves"'),
    ],
    ["its image, which is no page's own", 4, () => writeFileSync(at('_site/team.svg'), svg(11))],
    [
      'pages below another, and the lists that lead to them',
      10,
      () => {
        for (const [name, date] of Object.entries({ one: '2027-01-01', two: '2027-02-01' })) {
          mkdirSync(at(`sitemap/${name}`), { recursive: true });
          const { title: _, ...page } = JSON.parse(read('_not-found/page.json'));
          const [title, teaser] = [`${name}!`, { text: `About ${name}.`, date }];
          const description = `${page.description.slice(0, 60)} (${name})`;
          writeFileSync(
            at(`sitemap/${name}/page.json`),
            JSON.stringify({
              ...page,
              $schema: page.$schema.replace('../', '../../'),
              title,
              description,
              teaser,
              sections: [{ type: 'hero', subtitle: `About ${name}.` }],
            }),
          );
          const words = [title, description, `About ${name}.`].map((text) => [text, `(es) ${text}`]);
          writeFileSync(at(`sitemap/${name}/es.json`), JSON.stringify(Object.fromEntries(words)));
        }
        for (const [file, list] of Object.entries({
          'index/page.json': { limit: 1 },
          'finance/page.json': { order: 'oldest' },
          'sitemap/page.json': { order: 'title' },
        })) {
          const { sections, ...page } = JSON.parse(read(file));
          const listing = { type: 'listing', of: '/sitemap', ...list };
          writeFileSync(at(file), JSON.stringify({ ...page, sections: [...sections, listing] }));
        }
      },
    ],
    [
      'a day of a page that one of the lists does not show',
      6,
      () => change('sitemap/one/page.json', '2027-01-01', '2027-01-02'),
    ],
    [
      'the words of a page that all lists show',
      8,
      () => change('sitemap/two/es.json', '"(es) two!"', '"Dos"'),
    ],
    [
      'what no list shows of a page',
      2,
      () => change('sitemap/two/es.json', '"(es) No page', '"(es) Not one page'),
    ],
    [
      'a page that comes to the top of a list, of which it is the only one shown',
      8,
      () => change('sitemap/one/page.json', '2027-01-02', '2027-03-01'),
    ],
    [
      'a page that is a draft now, and one that comes up in its place',
      6,
      () => change('sitemap/one/page.json', '"title"', '"draft":true,"title"'),
    ],
    [
      'a page at another address',
      2,
      () => {
        change('finance/page.json', '"title":"Finance"', '"aliases":["/finance"],"title":"Finance"');
        renameSync(at('finance'), at('money'));
      },
    ],
  ];

  it.each(changes)('%s', async (_what, rendered, make, options = {}) => {
    make();
    const result = await buildSite({ pages, out, ...options });
    expect(result.diagnostics).toEqual([]);
    const contents = contentsOf(out);
    expect(contents).toEqual(await cleanBuild(options));
    expect(result.rendered).toBe(rendered);
    // The list that tells the next build what it may remove.
    const { files } = JSON.parse(contents['.build.json'] ?? '');
    expect(['.build.json', ...files].sort()).toEqual(Object.keys(contents));
  });
});

describe('a build in parts', () => {
  it('equals the whole once the parts are copied together', async () => {
    const merged = path.join(work, 'merged');
    for (const index of [1, 2, 3]) {
      const part = path.join(work, `part-${index}`);
      const { diagnostics } = await buildSite({ pages, out: part, shard: { index, count: 3 } });
      expect(diagnostics).toEqual([]);
      cpSync(part, merged, { recursive: true });
    }
    expect(contentsOf(merged)).toEqual(await cleanBuild());
  });
});

describe('a build of many pages', () => {
  const many = path.join(work, 'many');
  const target = path.join(work, 'many-dist');
  const build = async (folder = target) => {
    const totals = new Set<number>();
    const result = await buildSite({
      pages: many,
      out: folder,
      progress: (_, total) => totals.add(total),
    });
    return { ...result, totals: [...totals] };
  };

  beforeAll(() => {
    cpSync(path.join(brokenSites, '_valid'), many, { recursive: true });
    // A second thread begins at 150 pages.
    for (let number = 0; number < 160; number++)
      cpSync(path.join(many, 'finance'), path.join(many, `page-${number}`), { recursive: true });
  });

  it('renders them in threads, and then again only those that changed', async () => {
    const { documents, rendered, totals, diagnostics } = await build();
    expect(diagnostics.filter(isError)).toEqual([]);
    // Plus two images.
    expect(totals).toEqual([documents + 2]);
    expect(rendered).toBe(2 * documents);
    expect((await build()).rendered).toBe(0);
    const file = path.join(many, 'page-7/es.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Basta una', '"Solo hace falta una'));
    expect((await build()).rendered).toBe(2);
    await build(path.join(work, 'many-clean'));
    expect(contentsOf(target)).toEqual(contentsOf(path.join(work, 'many-clean')));
  });
});

describe('a build that fails', () => {
  const site = path.join(work, 'own');
  const target = path.join(work, 'own-dist');
  const command = ['scripts/run.cjs', 'build', '--pages', site, '--out', target];
  const options = { cwd: engineRoot, encoding: 'utf8' } as const;
  const build = (...more: string[]) => spawnSync(process.execPath, [...command, ...more], options);
  const isWhole = (contents: Record<string, string>) => {
    for (const [file, text] of Object.entries(contents)) {
      if (file.startsWith('.staging-')) continue;
      if (file.endsWith('.html')) expect(text, file).toMatch(/<\/html>\s*$/);
      if (file.endsWith('.json')) expect(() => JSON.parse(text), file).not.toThrow();
    }
  };

  beforeAll(() => {
    cpSync(firm, site, { recursive: true });
    expect(build().status).toBe(0);
  });

  it('succeeds or says why when two run at once, and leaves the folder whole', async () => {
    const run = (url: string) =>
      new Promise<{ status: number | null; stderr: string }>((resolve) => {
        const child = spawn(process.execPath, [...command, '--site-url', url], { cwd: engineRoot });
        let stderr = '';
        child.stderr.on('data', (text) => {
          stderr += text;
        });
        child.on('exit', (status) => resolve({ status, stderr }));
      });
    const ends = await Promise.all([run('https://one.example.org'), run('https://two.example.org')]);
    for (const { status, stderr } of ends) {
      if (status !== 0) expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    isWhole(contentsOf(target));
    expect(build().status).toBe(0);
    expect(Object.keys(contentsOf(target)).filter((file) => file.startsWith('.staging'))).toEqual([]);
  });

  it('says in one line that it may not write, and leaves the folder as it was', () => {
    const before = contentsOf(target);
    // Limits the size of files to a few kilobytes, so that the build fails while writing, as on a full disk.
    const script = `ulimit -f 40; exec "$0" "$@"`;
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', script, process.execPath, ...command, '--site-url', 'https://full.example.org'],
      options,
    );
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('cannot be written');
    expect(contentsOf(target)).toEqual(before);
  });
});

it('handles a header without a button, legal links, and a page hidden from search engines', async () => {
  const folder = mkdtempSync(path.join(work, 'settings-'));
  cpSync(path.join(brokenSites, '_valid'), folder, { recursive: true });
  const edit = (file: string, change: (document: Record<string, Record<string, unknown>>) => void) => {
    const document = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    change(document);
    writeFileSync(path.join(folder, file), JSON.stringify(document));
  };
  edit('_site/site.json', ({ header, footer }) => {
    delete header?.action;
    Object.assign(footer ?? {}, { legal: [{ label: 'Finance', href: '/finance' }] });
  });
  edit('finance/page.json', (document) => Object.assign(document, { noindex: true }));
  const target = path.join(work, 'settings');
  const { diagnostics } = await buildSite({ pages: folder, out: target });
  expect(diagnostics.filter(isError)).toEqual([]);
  const page = (file: string) => readFileSync(path.join(target, file), 'utf8');
  expect(page('index.html')).not.toMatch(/<header.*Get Started.*<\/header>/s);
  expect(page('index.html')).toMatch(/<footer.*<a href="\/finance"[^>]*>Finance<\/a>.*<\/footer>/s);
  expect(page('es.html')).toMatch(/<footer.*<a href="\/es\/finance".*<\/footer>/s);
  expect(page('finance.html')).toContain('<meta name="robots" content="noindex">');
  expect(page('index.html')).not.toContain('noindex');
  expect(page('sitemap.xml')).not.toContain('/finance<');
  expect(page('sitemap.xml')).toContain('/es<');
});
