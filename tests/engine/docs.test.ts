import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { sources } from '../support/project';

const decisions = path.join(engineRoot, 'docs/decisions');
const documents = [engineRoot, path.join(engineRoot, 'docs'), decisions].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

describe.each(documents.map((file) => [path.relative(engineRoot, file), file] as const))('%s', (_, file) => {
  const text = readFileSync(file, 'utf8');

  it('links to files that exist', () => {
    // Text in backticks is an example.
    const prose = text.replaceAll(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => !existsSync(path.resolve(path.dirname(file), link)));
    expect(lost).toEqual([]);
  });

  it('names only files of the project that exist', () => {
    const roots = '(?:src|tests|scripts|schemas|docs)';
    const paths = [...text.matchAll(new RegExp(`\`(${roots}/[\\w./-]+\\.\\w+)\``, 'g'))].map(
      ([, name = '']) => name,
    );
    const lost = paths.filter((name) => !existsSync(path.join(engineRoot, name)) && !isExample(name));
    expect(lost).toEqual([]);
  });
});

/** Whether a name stands for something that the reader will create: a section type `venue`, words in French. */
function isExample(name: string): boolean {
  return /venue|metrics-notes|\bfr\.json/.test(name);
}

it('the index of decisions lists each once', () => {
  const index = readFileSync(path.join(decisions, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, name]) => name);
  const written = readdirSync(decisions).filter((name) => name !== 'README.md');
  expect(listed.toSorted()).toEqual(written.toSorted());
});

it('every requirement that the code cites is in the list', () => {
  const list = readFileSync(path.join(engineRoot, 'docs/requirements.md'), 'utf8');
  const numbers = new Set([...list.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => number));
  const cited = sources('src').flatMap(({ file, text }) =>
    [...text.matchAll(/\(requirements? ([^)]*)\)/g)].flatMap(([, numbers = '']) =>
      numbers.split(' and ').map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
