import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { LiveContent } from '../../src/node/dev/live-content';
import { brokenSites } from '../support/checks';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('embeds');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');
const at = (file: string) => path.join(pages, file);
const next = '{\n      "type": "cta"';
const put = (page: string, section: string) =>
  writeFileSync(at(page), readFileSync(at(page), 'utf8').replace(next, `${section},\n    ${next}`));
const embed = (src: string) => `{ "type": "embed", "src": "${src}" }`;

/** A small site that embeds two others: on a page, and in a shared section. */
beforeEach(() => {
  rmSync(pages, { recursive: true, force: true });
  cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
  put('finance/page.json', embed('https://player.example.com/film?of=finance'));
  put('index/page.json', '{ "type": "shared", "name": "way" }');
  mkdirSync(at('_shared/way'), { recursive: true });
  writeFileSync(at('_shared/way/es.json'), '{}');
  writeFileSync(at('_shared/way/section.json'), embed('https://maps.example.org/way'));
});

it('a build allows what its pages embed on every host, and nothing that only a draft embeds', async () => {
  const policies = () =>
    ['_headers', '.hosts/nginx.conf', '.hosts/Caddyfile'].map(
      (file) => /frame-src ([^;]*);/.exec(readFileSync(path.join(out, file), 'utf8'))?.[1],
    );
  const { diagnostics } = await buildSite({ pages, out });
  expect(diagnostics).toEqual([]);
  const both = 'https://player.example.com https://maps.example.org';
  expect(policies()).toEqual([both, both, both]);
  const html = readFileSync(path.join(out, 'finance.html'), 'utf8');
  expect(html).toContain('href="https://player.example.com/film?of=finance"');
  expect(html).not.toContain('<iframe');

  writeFileSync(
    at('finance/page.json'),
    readFileSync(at('finance/page.json'), 'utf8').replace('"title":', '"draft": true, "title":'),
  );
  for (const page of ['index/page.json', 'sitemap/page.json'])
    writeFileSync(
      at(page),
      readFileSync(at(page), 'utf8').replace('"href": "/finance"', '"href": "/sitemap"'),
    );
  expect(
    (await buildSite({ pages, out })).diagnostics.filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
  const one = 'https://maps.example.org';
  expect(policies()).toEqual([one, one, one]);
});

it('development allows saved embeds, and shows only the picture when the address is invalid', async () => {
  const content = new LiveContent(pages);
  await content.load();
  expect(
    content.checker?.site
      .all()
      .flatMap(({ embedded = [] }) => embedded)
      .toSorted(),
  ).toEqual(['https://maps.example.org/way', 'https://player.example.com/film?of=finance']);
  const src = () => content.pageAt('/finance')?.sections.map((section) => 'src' in section && section.src)[1];
  expect(src()).toBe('https://player.example.com/film?of=finance');
  writeFileSync(
    at('finance/page.json'),
    readFileSync(at('finance/page.json'), 'utf8').replace('https://player', 'javascript:player'),
  );
  await content.saved(['finance/page.json']);
  expect(content.report).toContain('wrong-address');
  expect(src()).toBe('');
});
