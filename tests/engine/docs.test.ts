import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { sources } from '../support/project';

const decisions = path.join(engineRoot, 'docs/decisions');
const documents = [engineRoot, path.join(engineRoot, 'docs'), decisions].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

/** What a document can name, by path: everything but pages, and this file, which quotes what is not there. */
const named = new Map(
  [
    ...['src', 'scripts', 'tests', 'schemas'].flatMap((folder) =>
      listFiles(path.join(engineRoot, folder)).map((file) => `${folder}/${file}`),
    ),
    ...readdirSync(engineRoot),
  ]
    .filter(
      (file) => /\.(tsx?|c?js|d\.cts|json|css|html)$/.test(file) && file !== 'tests/engine/docs.test.ts',
    )
    .map((file) => [file, readFileSync(path.join(engineRoot, file), 'utf8')]),
);
const words = new Set([...named.values()].flatMap((text) => text.match(/[\w$]+/g) ?? []));

/** The prose of a document, without what it names as somebody else's: Biome's `noJsxLiterals`. */
const ownProse = (text: string) =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/(?<=['’]s\s)`[^`\n]+`/g, '');

/** The parts of a name such as `Site.languages` or `useRemote(address, read)`; none of a path, a command or a value. */
const partsOf = (code: string) =>
  /^[.$]?[\w-]+(\.\w+)*(\(.*\))?$/.test(code) && !/\.(tsx?|c?js|json|css|md)$/.test(code)
    ? code.replace(/\(.*/, '').split('.').filter(Boolean)
    : [];

/** Names that a text places in a file that does not have them: `a` and `b` in `src/c.ts`. */
function misplaced(text: string): string[] {
  const places =
    /((?:`[^`\n]+`(?:,|\s+and)\s+)*`[^`\n]+`)\s+(?:in|of|from)\s+`([\w./-]+\.(?:tsx?|cjs|css|schema\.json))`/g;
  return [...ownProse(text).matchAll(places)].flatMap(([, names = '', file = '']) => {
    const texts = [...named].filter(([name]) => `/${name}`.endsWith(`/${file}`)).map(([, source]) => source);
    const isIn = (part: string) =>
      texts.some((source) => source.split(/[^\w$-]+/).some((word) => word === part || word === `--${part}`));
    return [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
      partsOf(name).every(isIn) ? [] : `${name} in ${file}`,
    );
  });
}

/** Names that look like those of code, `likeThis` or `LikeThis()`, and that no source has. */
function unknown(text: string): string[] {
  return [...ownProse(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) =>
    partsOf(name).some((part) => /^\w+$/.test(part) && /[a-z\d][A-Z]/.test(part) && !words.has(part))
      ? name
      : [],
  );
}

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

  it('places names in files that have them', () => expect(misplaced(text)).toEqual([]));

  it('names only what the code has', () => expect(unknown(text)).toEqual([]));
});

describe('a name in a document', () => {
  it.each([
    ['`slimRouter` in `vite.config.ts` marks it', ['slimRouter in vite.config.ts']],
    [
      '`viteOptions`, `slimRouter` and\n`outDir` in\n`vite.config.ts`',
      ['slimRouter in vite.config.ts', 'outDir in vite.config.ts'],
    ],
    [
      '`LiveContent.lost` in `src/node/dev/live-content.ts`',
      ['LiveContent.lost in src/node/dev/live-content.ts'],
    ],
    ['`rowe` in `utilities.css`', ['rowe in utilities.css']],
    ['`row` in `src/ui/utilities.css`, `viteOptions()` of `vite-options.ts`', []],
    ['`router.tsx`, and `slimRouter` in `src/node/bundle/vite-options.ts`', []],
    ['React’s `Link` in `src/ui/button.tsx`, `npm run generate` in `vite.config.ts`', []],
  ])('%j: misplaced are %j', (text, expected) => expect(misplaced(text)).toEqual(expected));

  it.each([
    ['`DraftSource` reads, `readDrafts(a)` writes', ['DraftSource', 'readDrafts(a)']],
    ['`OnceReadSource`, `imageAlt`, `useRemote(address, read)`, `Site.languages`', []],
    ["Biome's `noJsxLiterals`, `aBlankOf: 1`, `src/noSuchFile`, `lost`, `Lost`, `LOST`", []],
    ['```ts\n`draftSource`\n```\n', []],
  ])('%j: unknown are %j', (text, expected) => expect(unknown(text)).toEqual(expected));
});

/** Whether a name stands for something that the reader will create: a section type `venue`, words in Portuguese. */
function isExample(name: string): boolean {
  return /venue|metrics-notes|\bpt\.json/.test(name);
}

it('the index of decisions lists each once', () => {
  const index = readFileSync(path.join(decisions, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, name]) => name);
  const written = readdirSync(decisions).filter((name) => name !== 'README.md');
  expect(listed.toSorted()).toEqual(written.toSorted());
});

it('docs/upgrading.md says what each package that the sources import is used for', () => {
  const table = readFileSync(path.join(engineRoot, 'docs/upgrading.md'), 'utf8');
  const listed = [...table.matchAll(/^\| ([^|`]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  const imports = /(?:^(?:import|export|\}) .*from |import\()'(?!node:)((?:@[\w-]+\/)?[a-z][\w.-]*)/gm;
  const imported = [...named]
    .filter(([file]) => /^src\/(?!site\/).*(?<!\.test)\.tsx?$/.test(file))
    .flatMap(([, text]) => [...text.matchAll(imports)].map(([, name = '']) => name));
  expect(imported.length).toBeGreaterThan(100);
  expect([...new Set(imported)].filter((name) => !listed.includes(name))).toEqual([]);
});

it('every requirement is kept by code that cites it, or by a document that it names', () => {
  const list = readFileSync(path.join(engineRoot, 'docs/requirements.md'), 'utf8');
  const items = [...list.matchAll(/^(\d+)\. \*\*.*(?:\n {3,}.*)*/gm)];
  const numbers = new Set(items.map(([, number]) => number));
  const cited = sources('src').flatMap(({ file, text }) =>
    [...text.matchAll(/\(requirements? ([^)]*)\)/g)].flatMap(([, numbers = '']) =>
      numbers.split(' and ').map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  const isKept = new Set(cited.map(({ number }) => number));
  const others = items.filter(([item, number]) => !isKept.has(number ?? '') && !item.includes('`pages/'));
  expect(others.map(([item]) => item)).toEqual([]);
});
