import { expect, it } from 'vitest';
import { type Addresses, sitemapFiles } from './sitemap';

const pages = (count: number): Addresses[] =>
  Array.from({ length: count }, (_, number) => [
    { language: 'en', address: `https://a.example/${number}` },
    { language: 'es', address: `https://a.example/es/${number}` },
  ]);
const locations = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('is one file as long as that may hold all addresses', () => {
  const files = sitemapFiles(pages(22_499), 'https://a.example');
  expect(files.map(([name]) => name)).toEqual(['sitemap.xml']);
  expect(locations(files[0]?.[1])).toHaveLength(44_998);
});

it.each([22_500, 22_501, 60_000])('lists its parts from 45,000 addresses on: %d pages', (count) => {
  const [[entry = '', index] = [], ...parts] = sitemapFiles(pages(count), 'https://a.example');
  expect(entry).toBe('sitemap.xml');
  expect(index).toContain('<sitemapindex');
  expect(locations(index)).toEqual(parts.map(([name]) => `https://a.example/${name}`));
  const all = parts.map(([, text]) => locations(text));
  for (const part of all) expect(part.length).toBeLessThanOrEqual(45_000);
  expect(new Set(all.flat()).size).toBe(2 * count);
});

it('names every page in every language, with its others', () => {
  expect(sitemapFiles(pages(1), 'https://a.example')[0]?.[1]).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${['https://a.example/0', 'https://a.example/es/0']
  .map(
    (address) => `  <url>
    <loc>${address}</loc>
    <xhtml:link rel="alternate" hreflang="en" href="https://a.example/0"/>
    <xhtml:link rel="alternate" hreflang="es" href="https://a.example/es/0"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/0"/>
  </url>
`,
  )
  .join('')}</urlset>
`);
});
