import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inputs } from '../../src/node/cache/inputs';
import { hashOf } from '../../src/node/project/hash';
import { brokenSites } from '../support/checks';
import { copyProject } from '../support/copy-project';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('inputs');
const project = path.join(work, 'project');
const at = (file: string) => path.join(project, file);

beforeAll(() => {
  copyProject(project, path.join(brokenSites, '_valid'));
  // A copy, not a link to the project's file.
  const installed = readFileSync(at('node_modules/.package-lock.json'));
  rmSync(at('node_modules/.package-lock.json'));
  writeFileSync(at('node_modules/.package-lock.json'), installed);
  build();
});

const build = (...options: string[]) => command('build', ...options);

function command(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** Every file of a folder with a hash of its content, so that a failure names the file. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => [path.relative(at(folder), file), hashOf(readFileSync(file))]),
  );
}

const cache = at('node_modules/.cache');
const bundles = () => readdirSync(path.join(cache, 'bundles'));

/**
 * What a clean build writes. It reuses what takes longest and cannot be stale: bundles for the current inputs, results that
 * depend on unchanged inputs, and the sizes of scripts, which are only reported.
 */
function cleanBuild(options: string[], hasNewInput: boolean): Record<string, string> {
  const kept = ['bundles', 'sizes.json', ...(hasNewInput ? [] : ['schemas', 'scripts'])];
  rmSync(at('clean'), { recursive: true, force: true });
  for (const name of readdirSync(cache))
    if (!kept.includes(name)) rmSync(path.join(cache, name), { recursive: true });
  build('--out', 'clean', ...options);
  return contentsOf('clean');
}

const replace = (file: string, from: string, to: string) => {
  const text = readFileSync(at(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(at(file), text.replace(from, to));
};
const append = (file: string, text: string) => appendFileSync(at(file), text);

/** Pages name their social pictures by full addresses. */
const withPictures = ['--site-url', 'https://www.example.org'];

/** Each with the input that it changes; pages and options are not in the list. */
const changes: [
  what: string,
  input: (typeof inputs)[number] | undefined,
  make: () => void,
  options?: string[],
][] = [
  ['a document', undefined, () => replace('pages/finance/page.json', '"muted"', '"default"')],
  ['a dictionary', undefined, () => replace('pages/finance/es.json', '"Basta una', '"Solo hace falta una')],
  [
    'the shared dictionary',
    undefined,
    () => replace('pages/_site/es.json', '"De qué trata', '"De lo que trata'),
  ],
  [
    'the site document',
    undefined,
    () => replace('pages/_site/site.json', '"name": "Brand"', '"name": "The Brand"'),
  ],
  [
    'the theme',
    undefined,
    () =>
      writeFileSync(
        at('pages/_site/theme.json'),
        '{ "$schema": "../../schemas/theme.schema.json", "light": { "accent": "#5b1049" } }',
      ),
  ],
  [
    'an image',
    undefined,
    () =>
      writeFileSync(
        at('pages/_site/team.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      ),
  ],
  [
    'a schema: a link that was a text',
    'schemas',
    () => replace('schemas/defs.schema.json', '"format": "href"', '"$comment": "A text."'),
  ],
  ['a component', 'src', () => append('src/ui/base.css', '/* Another */ .another { color: red; }')],
  [
    'the template',
    'index.html',
    () => replace('index.html', '<head>', '<head><meta name="another" content="1">'),
  ],
  [
    'the configuration',
    'vite.config.ts',
    () => replace('vite.config.ts', "'baseline-widely-available'", "'es2024'"),
  ],
  ['the address of the site', undefined, () => {}, withPictures],
  [
    'the site document: pictures for shared links',
    undefined,
    () => replace('pages/_site/site.json', '{', '{ "socialPictures": true,'),
    withPictures,
  ],
  [
    'the layout of pictures for shared links',
    'src',
    () => replace('src/node/render/social.ts', 'Math.min(38,', 'Math.min(48,'),
    withPictures,
  ],
  ['compressed files', undefined, () => {}, ['--compress']],
  ['the gallery', undefined, () => {}, ['--gallery']],
];

/** Inputs that leave no trace in the output: the key, under which everything is cached, must still change. */
const unseen: [input: (typeof inputs)[number], make: () => void][] = [
  ['scripts', () => append('scripts/build.ts', '// Another comment.\n')],
  ['tsconfig.json', () => append('tsconfig.json', '\n')],
  ['package.json', () => append('package.json', '\n')],
  ['package-lock.json', () => append('package-lock.json', '\n')],
  ['node_modules/.package-lock.json', () => append('node_modules/.package-lock.json', '\n')],
];

it('tests a change of every input', () => {
  const tried = [...changes.flatMap(([, input]) => input ?? []), ...unseen.map(([input]) => input)];
  expect([...new Set(tried)].sort()).toEqual([...inputs].sort());
});

it.each(unseen)('a change of %s changes the key under which validators and bundles are cached', (_, make) => {
  const validators = () => readdirSync(path.join(cache, 'schemas'));
  command('validate-pages');
  const before = validators();
  command('validate-pages');
  expect(validators()).toEqual(before);
  make();
  command('validate-pages');
  expect(validators().filter((name) => !before.includes(name))).toHaveLength(2);
});

it('the guide to deploying names every input', () => {
  const guide = readFileSync(at('docs/deploying.md'), 'utf8');
  const sentence = /Inputs are [^.]*(?:\.[a-z][^.]*)*\./.exec(guide)?.[0];
  for (const input of inputs) expect(sentence).toContain(`\`${input}\``);
});

it.each(changes)(
  'an incremental build equals a clean one after a change of %s',
  (_what, input, make, options = []) => {
    const bundlesBefore = bundles();
    make();
    const output = build(...options);
    if (input) {
      // A change outside the content renders every page again, with a new bundle.
      expect(output).not.toContain('rendered anew');
      expect(bundles().filter((name) => !bundlesBefore.includes(name))).toHaveLength(1);
    }
    expect(contentsOf('dist')).toEqual(cleanBuild(options, input !== undefined));
  },
);
