import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inputs, keyOfInputs, keyOfValidators } from '../../src/node/cache/inputs';
import { copyProject } from '../support/copy-project';
import { stateOf } from '../support/folder-state';
import { runCommandIn } from '../support/run-command';

/** A copy of the project, whose inputs this process reads too. */
const project = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const folder = await import('node:path');
  return mkdtempSync(folder.join(tmpdir(), 'inputs-'));
});
vi.mock('../../src/node/project/project', async (importActual) => {
  const { join } = await import('node:path');
  const actual = await importActual<object>();
  return {
    ...actual,
    engineRoot: project,
    siteRoot: project,
    cacheRoot: join(project, 'node_modules/.cache'),
  };
});
const at = (file: string) => path.join(project, file);

beforeAll(() => {
  copyProject(project, path.resolve('tests/broken-sites/_valid'), process.cwd());
  // A copy, not a link to the project's file.
  const installed = readFileSync(at('node_modules/.package-lock.json'));
  rmSync(at('node_modules/.package-lock.json'));
  writeFileSync(at('node_modules/.package-lock.json'), installed);
  build();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const build = (...options: string[]) => command('build', ...options);

function command(...args: string[]): string {
  const { status, stdout, stderr } = runCommandIn(project, ...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const cache = at('node_modules/.cache');
const bundles = () => readdirSync(path.join(cache, 'bundles'));

/**
 * What a clean build writes. It reuses what takes longest and cannot be stale: bundles for the current inputs, and the sizes
 * of scripts, which are only reported.
 */
function cleanBuild(options: string[]): Record<string, string> {
  for (const name of readdirSync(cache))
    if (!['bundles', 'sizes.json'].includes(name)) rmSync(path.join(cache, name), { recursive: true });
  build('--out', 'clean', ...options);
  return stateOf(at('clean'));
}

const replace = (file: string, from: string, to: string) => {
  const text = readFileSync(at(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(at(file), text.replace(from, to));
};
const append = (file: string, text: string) => appendFileSync(at(file), text);

/** Pages name their social pictures by full addresses. */
const withPictures = ['--site-url', 'https://www.example.org'];

/** Inputs, and what shows in the output: the kinds of the first four make a bundle by the same key. */
const changesOfInputs: [input: (typeof inputs)[number], what: string, make: () => void][] = [
  [
    'schemas',
    'a link that was a text',
    () => replace('schemas/defs.schema.json', '"format": "href"', '"$comment": "A text."'),
  ],
  ['src', 'a component', () => append('src/ui/base.css', '/* Another */ .another { color: red; }')],
  [
    'src',
    'the layout of pictures for shared links',
    () => replace('src/node/render/social.ts', 'Math.min(38,', 'Math.min(48,'),
  ],
  [
    'index.html',
    'the template',
    () => replace('index.html', '<head>', '<head><meta name="another" content="1">'),
  ],
  [
    'src',
    'the options of the bundler',
    () => replace('src/node/bundle/vite-options.ts', "'baseline-widely-available'", "'es2024'"),
  ],
  // These leave no trace in the output.
  ['scripts', 'a command', () => append('scripts/build.ts', '// Another comment.\n')],
  ['tsconfig.json', 'its text', () => append('tsconfig.json', '\n')],
  ['package.json', 'its text', () => append('package.json', '\n')],
  ['package-lock.json', 'its text', () => append('package-lock.json', '\n')],
  ['node_modules/.package-lock.json', 'its text', () => append('node_modules/.package-lock.json', '\n')],
];

it('tests a change of every input', () => {
  const tried = changesOfInputs.map(([input]) => input);
  expect([...new Set(tried)].sort()).toEqual([...inputs].sort());
});

it('the guide to deploying names every input', () => {
  const guide = readFileSync(at('docs/deploying.md'), 'utf8');
  const section = guide.split(/^## /m).find((text) => text.startsWith('Large sites\n'));
  for (const input of inputs) expect(section).toContain(`\`${input}\``);
});

const validators = () => readdirSync(path.join(cache, 'schemas'));

it.each(changesOfInputs)('a change of %s, %s, changes the key under which all is cached', (_, __, make) => {
  const before = keyOfInputs();
  expect(keyOfInputs()).toBe(before);
  make();
  expect(keyOfInputs()).not.toBe(before);
});

it('an incremental build equals a clean one after changes of inputs, with a new bundle and new validators', () => {
  const [bundlesBefore, validatorsBefore] = [bundles(), validators()];
  replace('pages/_site/site.json', '{', '{ "socialPictures": true,');
  // Renders every page again.
  expect(build(...withPictures)).not.toContain('rendered anew');
  expect(bundles().filter((name) => !bundlesBefore.includes(name))).toHaveLength(1);
  expect(validators().filter((name) => !validatorsBefore.includes(name))).not.toEqual([]);
  expect(stateOf(at('dist'))).toEqual(cleanBuild(withPictures));
});

it('validators are cached until a schema changes, or what compiles them', () => {
  const modules = () => validators().filter((name) => name.endsWith('.cjs'));
  command('validate-pages');
  const before = modules();
  append('scripts/build.ts', '// One more comment.\n');
  append('schemas/migrations/2026-11-contact-form.ts', '// One more comment.\n');
  command('validate-pages');
  expect(modules()).toEqual(before);
  append('schemas/defs.schema.json', '\n');
  command('validate-pages');
  expect(modules().filter((name) => !before.includes(name))).toHaveLength(2);
  const key = () => keyOfValidators(keyOfInputs());
  for (const file of [
    'src/content/schema/compile-schemas.ts',
    'src/content/text/formats.ts',
    'src/content/model/section-files.ts',
    'src/node/cache/generate-validators.ts',
    'package-lock.json',
  ]) {
    const earlier = key();
    append(file, '\n');
    expect(key(), file).not.toBe(earlier);
  }
});
