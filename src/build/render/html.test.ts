import { expect, it } from 'vitest';
import { sitemapXml } from './html';

it('lists every page in every language, with its other languages and the one for all others beside it', () => {
  const page = [
    { language: 'en', address: 'https://a.example/finance' },
    { language: 'es', address: 'https://a.example/es/finance' },
  ] as const;
  const xml = sitemapXml([page]);
  expect(xml.match(/<loc>.*<\/loc>/g)).toEqual(page.map(({ address }) => `<loc>${address}</loc>`));
  const entries = xml.match(/<url>[\s\S]*?<\/url>/g) ?? [];
  expect(entries).toHaveLength(2);
  for (const entry of entries) {
    expect([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)).toEqual([
      ['en', 'https://a.example/finance'],
      ['es', 'https://a.example/es/finance'],
      ['x-default', 'https://a.example/finance'],
    ]);
  }
});
