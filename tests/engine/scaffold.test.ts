import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sectionFiles } from '../../src/commands/scaffold/scaffold';
import { checkFiles } from '../../src/commands/scaffold/scaffold-check';
import { pageFiles } from '../../src/commands/scaffold/scaffold-page';
import { checks } from '../../src/content/checks';
import type { SchemaSet } from '../../src/content/schema/schemas';
import { listFiles } from '../../src/node/read/files';
import { callCommand } from '../support/call-command';
import { copyProject } from '../support/copy-project';
import { runCommandIn, runIn } from '../support/run-command';

const engineRoot = process.cwd();

/** A copy of the project for the scaffolds to write in: commands that are called in this process do so too. */
const copy = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const folder = await import('node:path');
  return mkdtempSync(folder.join(tmpdir(), 'scaffold-'));
});
vi.mock('../../src/node/project/project', async (importActual) => {
  const { join } = await import('node:path');
  const actual = await importActual<object>();
  return { ...actual, engineRoot: copy, siteRoot: copy, cacheRoot: join(copy, 'node_modules/.cache') };
});
const own = (...args: string[]) => runCommandIn(copy, ...args);
const bin = (name: string, ...args: string[]) =>
  runIn(copy, path.join(engineRoot, 'node_modules/.bin', name), ...args);
const json = (file: string) => JSON.parse(readFileSync(path.join(copy, file), 'utf8'));

/** The files that the project has not, or has with another content. */
function changedFiles(): string[] {
  const contentOf = (root: string, file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  return ['schemas', 'src', 'scripts', 'tests']
    .flatMap((folder) => listFiles(path.join(copy, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => contentOf(copy, file) !== contentOf(engineRoot, file));
}

interface TestFile {
  name: string;
  assertionResults: { status: string; ancestorTitles: string[]; failureMessages: string[] }[];
}

/** Runs tests of the copy, of which none may fail. @returns the files that were run */
function passedTests(...args: string[]): TestFile[] {
  const report = ['--reporter=json', '--outputFile=report.json'];
  const { status, stdout, stderr } = bin('vitest', 'run', ...report, ...args);
  const { testResults } = json('report.json') as { testResults: TestFile[] };
  const messages = testResults.flatMap((file) => file.assertionResults.flatMap((one) => one.failureMessages));
  expect(messages).toEqual([]);
  expect(status, stdout + stderr).toBe(0);
  return testResults;
}

let schemas: SchemaSet;
beforeAll(async () => {
  copyProject(copy, path.resolve('tests/sites/firm'), engineRoot);
  ({ schemas } = await import('../support/project'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Calls a command for the site of the copy. */
const call = (name: string, ...args: string[]) =>
  callCommand(name, ...args, ...(takesPages.has(name) ? ['--pages', path.join(copy, 'pages')] : []));
const takesPages = new Set(['delete-section', 'move', 'new-language', 'new-page']);

// Whatever changes sources comes last: commands that are started are bundled anew after it.

it.each([
  ['/Upper', '"/Upper" is not a route'],
  ['/sócios', 'in lower-case letters from a to z, digits and hyphens, such as /socios.'],
  ['/מוזיקה/Über', 'such as /use-cases/order-entry'],
  ['/es/ledger', 'The site needs "/es" for itself'],
  ['/content', 'The site needs "/content" for itself'],
  ['/con', 'Windows keeps the name "con" for itself'],
  ['/news/aux/now', 'Windows keeps the name "aux" for itself'],
  ['/news/index', 'A path cannot end in "/index"'],
])('there is no new page at %s', (route, message) => {
  expect(() => pageFiles(copy, route, schemas)).toThrow(message);
});

it.each([
  ['Quote', 'is not a name'],
  ['map', 'that name is taken: choose another one, as our-map'],
  ['constructor', 'that name is taken'],
  ['section-frame', 'that name is taken'],
  ['c-ta', 'is called nearly the same'],
])('there is no new section type %s', (name, message) => {
  expect(() => sectionFiles(name, ['cta', 'hero'], 'sections')).toThrow(message);
});

it.each([
  ['Brand voice', 'is not a code'],
  ['index', 'is not a code'],
  ['nul', 'Windows keeps the name "nul" for itself'],
  ['dead-link', 'There is a check "dead-link" already'],
])('there is no new check %s', (code, message) => {
  expect(() => checkFiles(code, false, ['dead-link'])).toThrow(message);
});

it.each([
  ['new-page', '/finance', 'exists already', call],
  ['new-section', 'hero', 'exists already', call],
  ['delete-section', 'hero', 'The engine needs hero', own],
  ['delete-section', 'comparison', 'shows a section of the type comparison', call],
  ['delete-section', 'framework', 'type framework, and 1 more page does: remove these first', call],
  ['delete-section', 'comparisn', 'did you mean comparison?', call],
  ['new-check', 'Brand voice', 'is not a code', call],
  ['new-language', 'xx-', 'is not the code of a language', call],
  ['new-language', 'es', 'The site has Spanish already', call],
  ['new-language', 'ES', 'The site has Spanish already', call],
])('%s %s fails with one line', async (command, argument, message, start) => {
  const { status, stderr } = await start(command, argument);
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(message);
});

it('a title for which the sitemap page has no room is refused, and nothing is written', async () => {
  const { status, stderr } = await call(
    'new-page',
    '/finance/long',
    '--title',
    'A title that goes on'.repeat(4),
  );
  expect(stderr).toMatch(/^error: Nothing was written\. .* would have a mistake: /);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
  expect(existsSync(path.join(copy, 'pages/finance/long'))).toBe(false);
});

it('a new page goes into the folder that --pages names', async () => {
  const other = path.join(copy, 'other');
  cpSync(path.join(copy, 'pages'), other, { recursive: true });
  const { stdout, stderr } = await callCommand('new-page', '/finance/visit', '--pages', other);
  expect(stderr).toBe('');
  expect(stdout).toContain('other/finance/visit/page.json\n');
  expect(existsSync(path.join(other, 'finance/visit/es.json'))).toBe(true);
  expect(existsSync(path.join(copy, 'pages/finance/visit'))).toBe(false);
  rmSync(other, { recursive: true });
});

it.each(['sitemap/page.json', 'sitemap/es.json', '_site/es.json'])(
  'a new page is refused while %s is not JSON, and nothing is written',
  async (name) => {
    const file = path.join(copy, 'pages', name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -4));
    const { status, stderr } = await call('new-page', '/finance/broken');
    expect(stderr).toMatch(new RegExp(`^error: pages/${name}:\\d+:\\d+: `));
    expect(status).toBe(2);
    expect(existsSync(path.join(copy, 'pages/finance/broken'))).toBe(false);
    writeFileSync(file, text);
  },
);

it('removes a section type with the words that only it uses, once no page shows it', async () => {
  expect((await call('new-section', 'slogan')).stderr).toBe('');
  const component = path.join(copy, 'src/sections/slogan/slogan.tsx');
  writeFileSync(
    component,
    `${readFileSync(component, 'utf8')}\nexport const said = ['slogan.by', 'nav.main'];\n`,
  );
  const languages = ['ar', 'de', 'en', 'es', 'fr'];
  const before = languages.map((language) => json(`src/i18n/${language}.json`));
  for (const [index, language] of languages.entries())
    writeFileSync(
      path.join(copy, `src/i18n/${language}.json`),
      `${JSON.stringify({ ...before[index], 'slogan.by': 'By' }, null, 2)}\n`,
    );
  expect((await call('delete-section', 'slogan', '--write')).stderr).toBe('');
  expect(existsSync(component)).toBe(false);
  expect(existsSync(path.join(copy, 'schemas/sections/slogan.examples.json'))).toBe(false);
  expect(languages.map((language) => json(`src/i18n/${language}.json`))).toEqual(before);
  expect((await call('generate', '--check')).stdout).toBe('Generated files are up to date.\n');
});

it('a scaffolded page, section types and checks, and a renamed section type, pass every check unchanged', async () => {
  expect((await call('new-page', '/finance/order-to-cash')).stderr).toBe('');
  expect(json('pages/finance/order-to-cash/page.json').breadcrumb).toEqual([
    { name: 'Home', href: '/' },
    { name: 'Finance', href: '/finance' },
    { name: 'Order to cash', href: '/finance/order-to-cash' },
  ]);
  const words = ['--title', 'Ledger', '--title-es', 'Libro mayor'];
  // Its options are those of the languages that it is called with: a process of its own has them.
  expect(own('new-page', '/finance/ledger', ...words).stderr).toBe('');
  expect(json('pages/finance/ledger/es.json')).toMatchObject({ Ledger: 'Libro mayor' });
  expect((await call('new-page', '/use-cases/order-entry')).stderr).toBe('');
  expect((await call('move', '--type', 'lists', 'key-lists', '--write')).stderr).toBe('');
  expect((await call('new-section', 'venue')).stderr).toBe('');
  expect((await call('new-section', 'case-study', '--site')).stderr).toBe('');
  expect((await call('move', '--type', 'case-study', 'case-note', '--write')).stderr).toBe('');
  expect((await call('new-check', 'brand-voice')).stderr).toBe('');
  expect((await call('new-check', 'any-voice', '--engine')).stderr).toBe('');
  expect(own('generate').stdout).toMatch(/^wrote schemas\/rules\.schema\.json\nwrote docs\/checks\.md\n/);
  for (const type of ['sections/venue', 'sections/key-lists', 'site/case-note'])
    expect(json(`schemas/${type}.schema.json`)).toMatchObject({
      $id: `https://page-documents.example/schemas/${type}.schema.json`,
      properties: { type: { const: path.basename(type) } },
    });
  const steps = [
    () => bin('biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', ...changedFiles()),
    () => bin('tsc', '--noEmit', '--singleThreaded'),
    () => own('generate', '--check'),
    () => own('validate-pages'),
    () => own('validate-pages', '--explain', 'brand-voice', 'any-voice'),
  ];
  for (const step of steps) {
    const { status, stdout, stderr } = step();
    expect(status, stdout + stderr).toBe(0);
  }
  // Their own tests, and those that hold for every section type. Of cases of checks, their own, and those of one that they must not
  // disturb: all of them take 17 s.
  const tried = ['brand-voice', 'any-voice', 'glossary'];
  const others = checks.map(({ code }) => code).filter((code) => !tried.includes(code));
  const tests = ['venue', 'case-note', 'key-lists', 'tests/any-site/form-words'].concat(
    ['sections', 'imports', 'check-cases'].map((name) => `tests/engine/${name}.test`),
  );
  const ran = passedTests(...tests, '-t', `^(?!(${others.join('|')}) )`);
  const passed = ran.map(({ name, assertionResults }) => ({
    name,
    results: assertionResults.filter(({ status }) => status === 'passed'),
  }));
  for (const name of tests)
    expect(passed.find((file) => file.name.includes(name))?.results, name).not.toHaveLength(0);
  const cases = passed.find(({ name }) => name.includes('check-cases'))?.results ?? [];
  expect(new Set(cases.map(({ ancestorTitles }) => ancestorTitles[0]))).toEqual(new Set(tried));
}, 400_000);
