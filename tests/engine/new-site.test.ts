import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chainsOfSiteType, stepsOfSite } from '../../scripts/testing/test-site';
import { folderForSite, newSiteFiles, writeSite } from '../../src/commands/scaffold/scaffold-site';
import { checkSite } from '../../src/content/checks/core/check-site';
import { isStarter } from '../../src/content/checks/starter-text';
import { loadSite } from '../../src/content/site/load';
import { engineRoot } from '../../src/node/project/project';
import { componentWords } from '../../src/node/read/word-files';
import { until } from '../support/failing-operations';
import { stateOf, visible } from '../support/folder-state';
import { schemas } from '../support/project';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

vi.mock('../../src/node/write/operations', async (importActual) => {
  const { mockOperations } = await import('../support/failing-operations');
  return mockOperations(importActual);
});

const work = temporaryFolder('new-site');
const museum = path.join(work, 'sites/museum');
const at = (file: string) => path.join(museum, file);
beforeEach(() => rmSync(museum, { recursive: true, force: true }));

const newSite = (name: string, languages: string[], engine?: string) =>
  newSiteFiles(museum, { name, languages, engine }, schemas);

/** The findings in the documents of a new site. @param outside words of components, for checks of those of the site */
function findingsOf(name: string, languages: string[], outside?: Parameters<typeof checkSite>[2]) {
  const documents = new Map(
    [...newSite(name, languages).files]
      .filter(([file]) => file.startsWith('pages/'))
      .map(([file, text]) => [file.slice('pages/'.length), text]),
  );
  return checkSite(loadSite({ documents, images: new Map() }, schemas), schemas, outside);
}

describe('the documents of a new site', () => {
  it.each([
    [['en']],
    [['es', 'en', 'de', 'fr', 'ar']],
    [['de', 'es']],
    [['fr', 'ar']],
    [['ar', 'en']],
    // The engine has neither sentences nor words in this language.
    [['pt']],
    [['en', 'pt']],
    // Two nearly identical languages.
    [['en', 'en-gb']],
    [['de-at', 'es-mx']],
    // Thousands have a space between them, and letters are wide.
    [['ru', 'ja', 'he']],
    [['pl', 'cs', 'sv']],
  ])("in %j have no findings, whatever the site's name", (languages) => {
    for (const name of [
      'Mar',
      'M'.repeat(30),
      `Müller's "Öl" & Söhne`,
      'Nationalmuseum der Seefahrten',
      '俵屋',
    ])
      expect(
        findingsOf(name, languages, { componentWords }).filter(({ code }) => code !== 'starter-text'),
      ).toEqual([]);
  });

  it('are each named as long as they are in English, in a language without sentences of the engine', () => {
    const found = (languages: string[]) =>
      findingsOf('Museu', languages)
        .map(({ code, severity, file }) => `${severity} ${code} ${file}`)
        .sort();
    expect(found(['pt', 'es'])).toEqual(
      ['_not-found/page', '_site/site', 'about/page', 'contact/page', 'index/page'].map(
        (document) => `warning starter-text ${document}.json`,
      ),
    );
    for (const languages of [['en'], ['en-gb'], ['de'], ['es', 'pt']]) expect(found(languages)).toEqual([]);
  });

  it('are all known as what a new site begins with', () => {
    const file = path.join(engineRoot, 'src/commands/scaffold/new-site/texts/en.json');
    const { invitation: _, copyright: __, ...texts } = JSON.parse(readFileSync(file, 'utf8'));
    for (const text of Object.values<string>(texts))
      expect(isStarter(text.replace('{name}', 'Museu'), 'ru'), text).toBe(true);
    // Many languages with the same letters have these words, too.
    expect([texts.home, texts.contact].filter((text) => isStarter(text, 'pt'))).toEqual([]);
  });

  it('are a draft in a language without sentences of the engine, but components have words', () => {
    const { files, drafts, wordless, untold } = newSite('Museo', ['es', 'pt', 'es-mx', 'en-gb']);
    expect({ drafts, wordless, untold }).toEqual({
      drafts: ['pt', 'es-mx'],
      wordless: ['pt', 'es-mx', 'en-gb'],
      untold: undefined,
    });
    const words = (code: string) => JSON.parse(files.get(`pages/_site/words/${code}.json`) ?? '');
    expect(words('pt')['nav.menu']).toBe('Menu');
    expect(words('es-mx')['nav.menu']).toBe('Menú');
    expect(newSite('Museu', ['pt'])).toMatchObject({ drafts: [], untold: 'pt' });
  });

  it('contain the same sentences in every language, each once', () => {
    const folder = path.join(engineRoot, 'src/commands/scaffold/new-site/texts');
    const texts = readdirSync(folder).map((file) =>
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(texts.length).toBeGreaterThan(3);
    const [first] = texts;
    for (const one of texts) {
      expect(Object.keys(one)).toEqual(Object.keys(first));
      expect(new Set(Object.values(one)).size).toBe(Object.keys(one).length);
      for (const key of Object.keys(one))
        expect(one[key].includes('{name}'), key).toBe(first[key].includes('{name}'));
    }
  });
});

describe('a new site is refused', () => {
  it.each([
    ['Mu', ['en'], '--name has 2 letters: a name has 3 to 30.'],
    ['  M ', ['en'], '--name has 1 letter: a name has 3 to 30.'],
    ['M'.repeat(31), ['en'], '--name has 31 letters: a name has 3 to 30.'],
    ['Two\nlines', ['en'], '--name holds more than one line of text.'],
    ['A <b>bold</b> one', ['en'], /^The site cannot be called so: /],
    ['Museum', ['en', 'xx-'], '"xx-" is not the code of a language. Write them as in es,en,pt-br.'],
    ['Museum', [''], '"" is not the code of a language. Write them as in es,en,pt-br.'],
    ['Museum', ['qqq'], '"qqq" is not the code of a language. Write them as in es,en,pt-br.'],
    ['Museum', ['pt-br', 'pt_BR'], '--languages names Brazilian Portuguese twice.'],
    ['Museum', ['es', 'en', 'ES'], '--languages names Spanish twice.'],
  ])('if it is called %j in %j', (name, languages, message) => {
    expect(() => newSite(name, languages)).toThrow(message);
  });

  it('in a folder that is not empty, is a file, or is the engine', () => {
    mkdirSync(at('.git'), { recursive: true });
    expect(folderForSite(museum)).toBe(museum);
    writeFileSync(at('notes.txt'), '');
    expect(() => folderForSite(museum)).toThrow(
      `${museum} is not empty: it holds notes.txt. Name a folder that is new or empty.`,
    );
    expect(() => folderForSite(at('notes.txt'))).toThrow('is a file: name a folder.');
    expect(() => folderForSite(at('notes.txt/site'))).toThrow('cannot be made: it is not a folder.');
    for (const inside of ['pages/museum', 'museum', '.'])
      expect(() => folderForSite(path.join(engineRoot, inside))).toThrow('lies in the folder of the engine');
    symlinkSync(path.join(engineRoot, 'src'), at('linked'));
    expect(() => folderForSite(at('linked/museum'))).toThrow('lies in the folder of the engine');
  });
});

describe('the package of a new site', () => {
  const read = (file: string, name: string, engine?: string) =>
    JSON.parse(newSite(name, ['en'], engine).files.get(file) ?? '{}');

  it("depends on the engine alone, and its scripts are the engine's commands", () => {
    const { dependencies, scripts } = read('package.json', 'Museum');
    expect(Object.keys(dependencies)).toEqual(['page-builder']);
    expect(path.resolve(museum, dependencies['page-builder'].replace('file:', ''))).toBe(engineRoot);
    expect(scripts).toMatchObject({ start: 'page-builder start', 'test:unit': 'page-builder test --unit' });
    expect(scripts).toMatchObject({ upgrade: 'page-builder upgrade' });
    expect(scripts).toMatchObject({ 'check-schemas': 'page-builder check-schemas' });
    expect(scripts).toMatchObject({ picture: 'page-builder picture', compare: 'page-builder compare' });
    for (const name of ['new:site', 'bench']) expect(scripts).not.toHaveProperty(name);
    expect(read('package.json', 'Museum', './engine.tgz').dependencies).toEqual({
      'page-builder': './engine.tgz',
    });
  });

  it('is called as its folder, with letters that have no accents', () => {
    const { files } = newSiteFiles(
      path.join(work, 'sites/Caféteria'),
      { name: 'Lunch', languages: ['en'] },
      schemas,
    );
    expect(JSON.parse(files.get('package.json') ?? '{}').name).toBe('cafeteria');
  });

  it('has a lock file with which npm installs everything unattended', () => {
    const { packages } = read('package-lock.json', 'Museum');
    expect(packages['']).toMatchObject(
      (({ name, version, dependencies }) => ({ name, version, dependencies }))(
        read('package.json', 'Museum'),
      ),
    );
    const { resolved, link } = packages['node_modules/page-builder'];
    expect({ link, bin: Object.keys(packages[resolved].bin) }).toEqual({
      link: true,
      bin: ['page-builder', 'validate-pages'],
    });
    expect(read('package-lock.json', 'Museum', './engine.tgz')).toEqual({});
  });
});

it.each(['killed', 'fails'] as const)(
  'a new site is written completely or not at all: %s at every operation',
  async (outcome) => {
    const folder = path.join(work, outcome, 'museum');
    mkdirSync(path.dirname(folder));
    const { files } = newSite('Museum', ['en', 'es']);
    const write = async () => writeSite(folderForSite(folder), files);
    const state = () => visible(stateOf(path.dirname(folder)));
    await write();
    const whole = state();
    let ended = 0;
    for (let count = 1; ; count++) {
      rmSync(folder, { recursive: true, force: true });
      const { isReached, error } = await until(count, outcome, write);
      if (!isReached) break;
      if (error?.message.includes('Nothing was written')) expect(state(), `failed at ${count}`).toEqual({});
      // The next attempt removes what is left, unless the whole site is there.
      const again = await write().catch((thrown: Error) => thrown.message);
      expect(state(), `${outcome} at ${count}: ${again}`).toEqual(whole);
      if (again === undefined) ended++;
    }
    expect(ended).toBeGreaterThan(20);
  },
);

it('a new site depends on the engine, and passes its own tests and those of any site', () => {
  const wrote = runCommand('new-site', museum, '--name', 'Museo del "Puerto"', '--languages', 'es,en,pt');
  expect([wrote.status, wrote.stderr]).toEqual([0, '']);
  expect(wrote.stdout).toContain('Not published yet: Portuguese.');
  // What `npm ci` does.
  mkdirSync(at('node_modules'));
  symlinkSync(engineRoot, at('node_modules/page-builder'));
  // Pictures are made in a separate process, which uses this site's cache.
  writeFileSync(
    at('pages/_site/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 20 30 0l30 20z" fill="#08505f"/></svg>',
  );
  const document = readFileSync(at('pages/_site/site.json'), 'utf8');
  writeFileSync(
    at('pages/_site/site.json'),
    document.replace('"brand": {', '"brand": { "logo": "./logo.svg",'),
  );
  mkdirSync(at('tests'));
  writeFileSync(
    at('tests/own.test.ts'),
    `import { readFileSync } from 'node:fs';
import { languageName } from 'page-builder/content/model/languages';
import { expect, it } from 'vitest';

it('is of this site', () => {
  expect(languageName('pt')).toBe('Portuguese');
  expect(readFileSync(new URL('../pages/_site/site.json', import.meta.url), 'utf8')).toContain('Puerto');
});
`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/page-builder/scripts/bin/page-builder.cjs', 'test', '--unit'],
    { cwd: museum, encoding: 'utf8', env: { ...process.env, VITEST: '', NODE_ENV: '', SITES: '' } },
  );
  expect(status, stdout + stderr).toBe(0);
  const tried = [...stdout.matchAll(/^== (.+)$/gm)].map(([, name]) => name);
  expect(tried).toEqual(['types', 'page validation', 'tests of any site, and its own']);
  for (const file of ['any-site/pages.test.tsx', 'any-site/built-site.test.ts', 'tests/own.test.ts'])
    expect(stdout).toContain(file);
  expect(stdout).not.toContain('tests/engine');
});

it('a site with section types is tested with what holds for each of them, and in a browser', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const steps = stepsOfSite(work, false);
  vi.unstubAllEnvs();
  const names = steps.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['lint', 'generated files']);
  expect(names.slice(-4)).toEqual([
    'tests of any site, and its own',
    'tests of every section type',
    'build',
    'browser tests',
  ]);
  expect(steps.at(-1)?.args).toContain('--project=any site');
  expect(steps.at(-1)?.env).toMatchObject({ SITE_ROOT: engineRoot, CHROMIUM_PATH: process.execPath });
});

it.each([
  ['opening-hours', 'src/site/sections', 'schemas/site', ['lint', 'its own tests']],
  ['hero', 'src/sections', 'schemas/sections', []],
])('one section type of a site can be tested by itself, %s', (type, components, schemasOf, ofSite) => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const files = { component: `${components}/${type}`, schema: `${schemasOf}/${type}` };
  const chains = chainsOfSiteType(type, files, work);
  const steps = chains.flat();
  vi.unstubAllEnvs();
  const [lint = [], own = []] = ofSite.map((name) => [name]);
  expect(steps.map(({ name }) => name)).toEqual([
    ...[...lint, 'generated files', 'types', ...own],
    ...['tests of every section type', 'build', 'examples in a browser'],
  ]);
  expect(chains.map((chain) => chain.at(-1)?.name)).toEqual([
    'types',
    'tests of every section type',
    'examples in a browser',
  ]);
  const argumentsOf = (name: string) => steps.find((step) => step.name === name)?.args;
  expect(argumentsOf('tests of every section type')).toContain(`type (?:${type})( |$)|^(?:${type}) that`);
  expect(argumentsOf('build')).toContain('--gallery');
  expect(argumentsOf('examples in a browser')).toEqual(
    expect.arrayContaining(['--project=site', 'examples.spec', `type ${type} `]),
  );
  if (ofSite.length > 0) expect(argumentsOf('lint')).toContain(path.join(engineRoot, files.component));
});

describe('the engine as a package', () => {
  it("contains what commands and the tests of any site need, and nothing of this project's own site", () => {
    const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: engineRoot,
      encoding: 'utf8',
    });
    const [{ name, files }] = JSON.parse(stdout) as [{ name: string; files: { path: string }[] }];
    const packed = files.map((file) => file.path);
    expect(name).toBe('page-builder');
    expect(packed).toEqual(
      expect.arrayContaining([
        ...[
          'CHANGELOG.md',
          'biome.json',
          'index.html',
          'tsconfig.json',
          'tsconfig.site.json',
          'vite.config.ts',
        ],
        ...[
          'scripts/run.cjs',
          'scripts/bin/page-builder.cjs',
          'scripts/new-site.ts',
          'schemas/page.schema.json',
        ],
        ...[
          'src/commands/scaffold/new-site/pages.json',
          'src/no-site/checks.generated.ts',
          'docs/editing.md',
        ],
        ...['tests/any-site/pages.test.tsx', 'tests/e2e/any-site.spec.ts', 'tests/support/site.ts'],
        ...['tests/engine/check-cases.test.ts', 'tests/broken-sites/_valid/_site/site.json'],
      ]),
    );
    const notForOthers =
      /^(pages|dist|src\/site|schemas\/site|tests\/(site|sites|engine(?!\/(?:answers|check-cases|hydration|kept-schemas)\.)))\/|^src\/.*\.test\.tsx?$/;
    expect(packed.filter((file) => notForOthers.test(file))).toEqual([]);
  });

  it.each([
    ['section.schema.json', /"site\/|webinars/],
    ['rules.schema.json', /museum-voice/],
  ])('leaves that site out of %s, and lets another site add its own', (name, ofSite) => {
    const folder = path.join(work, 'packed', name);
    cpSync(path.join(engineRoot, 'scripts/pack-schemas.cjs'), path.join(folder, 'scripts/pack-schemas.cjs'));
    cpSync(path.join(engineRoot, 'schemas'), path.join(folder, 'schemas'), { recursive: true });
    const file = path.join(folder, 'schemas', name);
    const rules = path.join(folder, 'schemas/rules.schema.json');
    const own =
      '"properties": {\n    "museum-voice": { "$comment": "Of this site alone.", "type": "object" },';
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('"properties": {', own));
    const { scripts } = JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8'));
    const run = (when: 'prepack' | 'postpack') =>
      spawnSync(scripts[when], { cwd: folder, shell: true, encoding: 'utf8' }).status;
    const before = stateOf(folder);
    expect(readFileSync(file, 'utf8')).toMatch(ofSite);
    expect(run('prepack')).toBe(0);
    const packed = readFileSync(file, 'utf8');
    expect(packed).not.toMatch(ofSite);
    expect(packed).toContain(name.startsWith('rules') ? '"dead-link"' : 'sections/hero.schema.json');
    const isUntranslated = new Ajv({ strict: false }).compile(
      name.startsWith('rules')
        ? { ...JSON.parse(packed), $schema: undefined }
        : JSON.parse(packed).properties.type,
    );
    expect(isUntranslated(name.startsWith('rules') ? { 'house-style': {} } : 'opening-hours')).toBe(true);
    // The command is killed, and called again.
    expect(run('prepack')).toBe(0);
    expect(run('postpack')).toBe(0);
    expect(stateOf(folder)).toEqual(before);
  });

  it('runs from a copy next to the installed packages, for as long as these stay the same', () => {
    const folder = path.join(work, 'installed');
    const engine = path.join(folder, 'node_modules/page-builder');
    mkdirSync(path.join(engine, 'scripts/bin'), { recursive: true });
    mkdirSync(path.join(folder, 'pages/_site'), { recursive: true });
    writeFileSync(path.join(engine, 'package.json'), '{ "version": "1.2.3" }');
    writeFileSync(path.join(engine, 'scripts/run.cjs'), 'console.log(__dirname, ...process.argv.slice(2));');
    const bin = path.join(engine, 'scripts/bin/page-builder.cjs');
    for (const name of ['bin/page-builder.cjs', 'site-root.cjs'])
      cpSync(path.join(engineRoot, 'scripts', name), path.join(engine, 'scripts', name));
    const list = path.join(folder, 'node_modules/.package-lock.json');
    const run = (...site: string[]) =>
      spawnSync(process.execPath, [bin, 'where', ...site, 'Home'], {
        cwd: path.join(folder, 'pages/_site'),
        encoding: 'utf8',
      }).stdout;
    const copies = () => readdirSync(path.join(folder, '.page-builder'));
    writeFileSync(list, '{}');
    const output = run();
    const [copy = ''] = copies();
    const real = realpathSync(folder);
    expect(output).toBe(`${path.join(real, '.page-builder', copy, 'scripts')} where --site ${real} Home\n`);
    expect(run()).toBe(output);
    expect(copies()).toEqual([copy]);
    // A command that names a site concerns that site alone.
    expect(run('--site', work)).toBe(
      `${path.join(real, '.page-builder', copy, 'scripts')} where --site ${work} Home\n`,
    );
    // npm has installed something.
    utimesSync(list, 1, 1);
    expect(run()).not.toBe(output);
    expect(copies()).not.toContain(copy);
    expect(copies()).toHaveLength(1);
    // A command was killed while it made a copy.
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(path.join(folder, '.page-builder', `engine-1.2.3-killed.${pid}`));
    utimesSync(list, 2, 2);
    run();
    expect(copies()).toHaveLength(1);
    // There is no room for a copy.
    rmSync(path.join(folder, '.page-builder'), { recursive: true });
    writeFileSync(path.join(folder, '.page-builder'), '');
    const { status, stderr } = spawnSync(process.execPath, [bin, 'where'], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^error: .*\.page-builder cannot be written: .+\n$/),
    ]);
  });

  it('concerns the site around the pages that are named, where they lie elsewhere', () => {
    const engine = path.join(work, 'linked/engine');
    mkdirSync(path.join(engine, 'scripts/bin'), { recursive: true });
    writeFileSync(path.join(engine, 'scripts/run.cjs'), 'console.log(...process.argv.slice(2));');
    for (const name of ['bin/page-builder.cjs', 'site-root.cjs'])
      cpSync(path.join(engineRoot, 'scripts', name), path.join(engine, 'scripts', name));
    const site = realpathSync(path.join(work, 'linked'));
    for (const folder of ['pages/_site', 'drafts', 'other/pages'])
      mkdirSync(path.join(site, folder), { recursive: true });
    const siteFor = (pages: string, from = site) =>
      spawnSync(
        process.execPath,
        [path.join(engine, 'scripts/bin/page-builder.cjs'), 'where', '--pages', pages],
        {
          cwd: from,
          encoding: 'utf8',
        },
      ).stdout;
    expect(siteFor('pages')).toBe(`where --site ${site} --pages pages\n`);
    expect(siteFor('drafts')).toBe(`where --site ${site} --pages drafts\n`);
    expect(siteFor('../../pages', path.join(site, 'other/pages'))).toBe(
      `where --site ${site} --pages ../../pages\n`,
    );
    expect(siteFor(path.join(site, 'other/pages'), work)).toBe(
      `where --site ${path.join(site, 'other')} --pages ${path.join(site, 'other/pages')}\n`,
    );
  });
});
