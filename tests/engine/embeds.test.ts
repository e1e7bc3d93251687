import { beforeEach, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { LiveContent } from '../../src/node/dev/live-content';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const { pages, out } = copy;
const next = '{\n      "type": "cta"';
const put = (page: string, section: string) => copy.change(page, next, `${section},\n    ${next}`);
const embed = (src: string) => `{ "type": "embed", "src": "${src}" }`;

/** A small site that embeds two others: on a page, and in a shared section. */
beforeEach(() => {
  put('finance/page.json', embed('https://player.example.com/film?of=finance'));
  put('index/page.json', '{ "type": "shared", "name": "way" }');
  copy.add('_shared/way/es.json', '{}');
  copy.add('_shared/way/section.json', embed('https://maps.example.org/way'));
});

it('a build allows what its pages embed on every host, and nothing that only a draft embeds', async () => {
  const policies = () =>
    ['_headers', '.hosts/nginx.conf', '.hosts/Caddyfile'].map(
      (file) => /frame-src ([^;]*);/.exec(copy.built(file))?.[1],
    );
  const { diagnostics } = await buildSite({ pages, out });
  expect(diagnostics).toEqual([]);
  const both = 'https://player.example.com https://maps.example.org';
  expect(policies()).toEqual([both, both, both]);
  const html = copy.built('finance.html');
  expect(html).toContain('href="https://player.example.com/film?of=finance"');
  expect(html).not.toContain('<iframe');

  copy.change('finance/page.json', '"title":', '"draft": true, "title":');
  for (const page of ['index/page.json', 'sitemap/page.json'])
    copy.change(page, '"href": "/finance"', '"href": "/sitemap"');
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
  copy.change('finance/page.json', 'https://player', 'javascript:player');
  await content.saved(['finance/page.json']);
  expect(content.report).toContain('wrong-address');
  expect(src()).toBe('');
});
