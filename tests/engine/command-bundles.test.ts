import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { temporaryFolder } from '../support/temporary-folder';

/** A project with one command, and only what `scripts/run.cjs` needs, in a folder whose name would end a path to some. */
const project = temporaryFolder('command bundles (new)');
const at = (file: string) => path.join(project, file);
const command = at('scripts/hello.ts');
const runNode = (...args: string[]) => spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });

const needed = [
  ...['run', 'bundles', 'site-root', 'error-line'].map((name) => `scripts/${name}.cjs`),
  ...['src/node/bundle/site-sources.cjs', 'package-lock.json'],
];

beforeAll(() => {
  mkdirSync(at('scripts'));
  mkdirSync(at('src/node/bundle'), { recursive: true });
  mkdirSync(at('node_modules'));
  for (const file of needed) copyFileSync(path.join(engineRoot, file), at(file));
  symlinkSync(path.join(engineRoot, 'node_modules/rolldown'), at('node_modules/rolldown'));
});
beforeEach(() => {
  rmSync(at('node_modules/.cache'), { recursive: true, force: true });
  writeFileSync(command, "console.log('one');");
});

describe('the bundle of a command', () => {
  it('is rebuilt after an edit that changes neither the size nor the modification time of a file', () => {
    const keepTime = () => utimesSync(command, 1_700_000_000, 1_700_000_000);
    keepTime();
    expect(runNode('scripts/run.cjs', 'hello').stdout).toBe('one\n');
    writeFileSync(command, "console.log('two');");
    keepTime();
    expect(runNode('scripts/run.cjs', 'hello').stdout).toBe('two\n');
  });

  it.each([
    ['cut', (file: string) => truncateSync(file, 20)],
    ['emptied', (file: string) => truncateSync(file)],
    ['altered', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('one', 'eno'))],
    ['removed', (file: string) => rmSync(file)],
  ])('is rebuilt after one of its files was %s', (_what, damage) => {
    writeFileSync(at('scripts/later.ts'), "export const later = 'one';");
    writeFileSync(command, "void import('./later').then(({ later }) => console.log(later));");
    const run = () => runNode('scripts/run.cjs', 'hello').stdout;
    expect(run()).toBe('one\n');
    for (const ending of [/^hello\.cjs$/, /^later-.*\.cjs$/, /^hello\.json$/]) {
      const files = readdirSync(at('node_modules/.cache'), { recursive: true, encoding: 'utf8' });
      const newest = files
        .filter((file) => ending.test(path.basename(file)))
        .map((file) => at(`node_modules/.cache/${file}`))
        .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
      damage(newest ?? '');
      expect(run(), `${ending}`).toBe('one\n');
    }
  });

  it('can be built by many threads at once', () => {
    writeFileSync(
      at('many-threads.cjs'),
      `const { Worker } = require('node:worker_threads');
       for (let count = 0; count < 12; count++) new Worker('./scripts/run.cjs', { argv: ['hello'] });`,
    );
    const { status, stdout, stderr } = runNode('many-threads.cjs');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toBe('one\n'.repeat(12));
  });
});

describe('what keeps a command from running', () => {
  it.each([
    ['what cannot be parsed', 'console.log(;', /^error: \[PARSE_ERROR\] .+ \(scripts\/hello\.ts:1:13\)\n$/],
    [
      'what is not there',
      "import './nowhere';",
      /^error: \[UNRESOLVED_IMPORT\] .*nowhere.* \(scripts\/hello\.ts:1:8\)\n$/,
    ],
    [
      'what throws when it is loaded',
      "console.log('one');\nthrow new Error('not today\\nor tomorrow');",
      /^error: not today \(scripts\/hello\.ts:2:\d+\)\n$/,
    ],
    ['what throws no error', "throw 'nothing';", /^error: nothing\n$/],
  ])('is said in one line: %s', (_what, source, line) => {
    writeFileSync(command, source);
    const { status, stderr } = runNode('scripts/run.cjs', 'hello');
    expect([status, stderr]).toEqual([2, expect.stringMatching(line)]);
  });

  it('is not a setting of a site whose packages are not installed', () => {
    const site = `${project}-site`;
    mkdirSync(path.join(site, 'src/site/checks'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);
    write('tsconfig.json', '{ "extends": "./node_modules/page-builder/tsconfig.site.json" }');
    write('src/site/checks.generated.ts', 'export default [] as unknown[];');
    writeFileSync(command, "import checks from '#site/checks.generated';\nconsole.log(checks.length);");
    const { stdout, stderr } = runNode('scripts/run.cjs', 'hello', '--site', site);
    rmSync(site, { recursive: true });
    expect([stdout, stderr]).toEqual(['0\n', '']);
  });
});

describe('a command works on the project that it was called in', () => {
  const folders = "console.log(JSON.stringify(globalThis[Symbol.for('project-folders')]));";
  const other = `${project}-other`;
  const ask = (cwd: string) =>
    spawnSync(process.execPath, ['scripts/run.cjs', 'hello'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, XDG_CACHE_HOME: at('user') },
    });
  afterAll(() => rmSync(other, { recursive: true, force: true }));

  it('even when the packages belong to another checkout, whose cache it leaves alone', () => {
    writeFileSync(command, folders);
    expect(JSON.parse(ask(project).stdout)).toEqual({
      root: project,
      site: project,
      cache: at('node_modules/.cache'),
    });
    const before = readdirSync(at('node_modules/.cache/scripts'));
    for (const file of [...needed, 'scripts/hello.ts']) cpSync(at(file), path.join(other, file));
    symlinkSync(at('node_modules'), path.join(other, 'node_modules'));
    const { root, cache } = JSON.parse(ask(other).stdout);
    expect(root).toBe(other);
    expect(cache).toContain(at('user/page-builder/'));
    expect(readdirSync(at('node_modules/.cache/scripts'))).toEqual(before);
  });

  it('falls back to the cache folder of the user when it cannot write next to the packages, unless others may write there', () => {
    writeFileSync(command, folders);
    // Neither a folder nor a place where one can be created.
    writeFileSync(at('node_modules/.cache'), '');
    expect(JSON.parse(ask(project).stdout).cache).toContain(at('user/page-builder/'));
    chmodSync(at('user/page-builder'), 0o777);
    expect(ask(project).stdout).not.toContain(at('user'));
    rmSync(at('user'), { recursive: true });
  });
});

describe('an engine that npm unpacked', () => {
  const around = `${project}-around`;
  const engine = path.join(around, 'node_modules/page-builder');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(around, file)), { recursive: true });
    writeFileSync(path.join(around, file), text);
  };
  const hello = () =>
    spawnSync(process.execPath, [path.join(engine, 'scripts/run.cjs'), 'hello'], {
      cwd: around,
      encoding: 'utf8',
      env: { ...process.env, XDG_CACHE_HOME: path.join(around, 'user') },
    });
  beforeAll(() => {
    for (const file of needed) cpSync(at(file), path.join(engine, file));
    symlinkSync(path.join(engineRoot, 'node_modules/rolldown'), path.join(around, 'node_modules/rolldown'));
    write('node_modules/near/index.js', "module.exports = 'near';");
    write(
      'node_modules/page-builder/scripts/hello.ts',
      "import near from 'near';\nimport('far').then(({ default: far }) => console.log(near, far));\n",
    );
  });
  afterAll(() => rmSync(around, { recursive: true, force: true }));

  it('names a package that is not installed, in one line', () => {
    rmSync(path.join(around, 'node_modules/near'), { recursive: true });
    const { status, stderr } = hello();
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^error: .*'near'.* npm ci\.\n$/)]);
    write('node_modules/near/index.js', "module.exports = 'near';");
  });

  it('has its packages next to it', () => {
    write('node_modules/far/index.js', "module.exports = 'far';");
    expect(hello()).toMatchObject({ stdout: 'near far\n', stderr: '' });
  });

  it('has those of another version below it, where nothing can be written', () => {
    write('node_modules/page-builder/node_modules/far/index.js', "module.exports = 'another far';");
    write('node_modules/page-builder/node_modules/.cache', '');
    expect(hello()).toMatchObject({ stdout: 'near another far\n', stderr: '' });
  });
});
