import { expect, it } from 'vitest';
import { entriesOf } from '../../src/content/site/load';
import { readSite } from '../support/site';

const { site } = readSite('pages');

/** The Spanish of the site as a whole: what no single page can show. */
const entries = [...site.sources.values()]
  .filter(({ path: file }) => file.endsWith('/es.json'))
  .flatMap((source) =>
    Object.entries(entriesOf(source)).map(([copy, text]) => ({ copy, text, file: source.path })),
  );

/** A person's title agrees with the person's gender. */
const gendered = new Set(['Chief Financial Officer', 'Chief Operating Officer', 'Chief Information Officer']);

it('the same English text has one Spanish text', () => {
  const texts = new Map<string, string>();
  for (const { copy, text, file } of entries) {
    if (gendered.has(copy)) continue;
    const earlier = texts.get(copy);
    if (earlier !== undefined) expect([copy, text, file]).toEqual([copy, earlier, file]);
    texts.set(copy, text);
  }
});

it('addresses the reader as usted, never as tú', () => {
  const familiar = /(?<!\p{L})(tú|tu|tus|contigo|te)(?!\p{L})/iu;
  expect(entries.filter(({ text }) => familiar.test(text))).toEqual([]);
});
