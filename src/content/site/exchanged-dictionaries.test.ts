import { expect, it } from 'vitest';
import { exchangedDictionaries } from './exchanged-dictionaries';
import { loadSource } from './load';

it('reads each dictionary once or twice, however many have entries that nothing shows', () => {
  const pages = Array.from({ length: 30 }, (_, page) => {
    const unused = Array.from({ length: 8 }, (_, entry) => `Text ${entry} of page ${page} before`);
    return {
      id: `page-${page}`,
      file: `page-${page}/page.json`,
      translations: {
        es: { dictionary: `page-${page}/es.json`, unused, lacked: [{ copy: `Page ${page}` }] },
      },
    };
  });
  const reads: string[] = [];
  const read = (file: string) => {
    reads.push(file);
    const page = pages.find(({ translations }) => translations.es.dictionary === file);
    const entries = page?.translations.es.unused.map((text) => [text, 'x']) ?? [];
    return loadSource(file, JSON.stringify(Object.fromEntries(entries)));
  };
  const site = { all: () => pages, folder: { read } } as never;
  expect(exchangedDictionaries(site, () => []).size).toBe(0);
  expect(reads.length).toBeLessThanOrEqual(2 * pages.length);
});
