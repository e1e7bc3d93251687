import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../src/build/project/project';
import { entriesOf } from '../src/content/load';
import { site } from './project';

/** The Spanish of the site as a whole: what no single page can show. */
const entries = [...site.sources.values()]
  .filter(({ path: file }) => file.endsWith('/es.json'))
  .flatMap((source) =>
    Object.entries(entriesOf(source)).map(([copy, text]) => ({ copy, text, file: source.path })),
  );

const guide = readFileSync(path.join(projectRoot, 'docs/editing.md'), 'utf8');
const [, table = ''] = /\| English +\| Spanish +\|\n\|[ -]+\|[ -]+\|\n((?:\|.*\n)+)/.exec(guide) ?? [];
const glossary = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, term = '', spanish = '']) => [term, spanish.toLowerCase().split(/, /)] as const);

it('the glossary has terms', () => expect(glossary.length).toBeGreaterThan(30));

describe.each(glossary)('%s', (term, spanish) => {
  it('has its own Spanish in every label and heading', () => {
    const pattern = new RegExp(`\\b${term}s?\\b`, 'i');
    const others = entries.filter(
      ({ copy, text }) =>
        copy.length <= 60 &&
        pattern.test(copy) &&
        !spanish.some((words) => text.toLowerCase().includes(words)),
    );
    expect(others).toEqual([]);
  });
});

/** A title of a person follows who holds it. */
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
