import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newSiteFiles, writeSite } from '../../src/commands/scaffold/scaffold-site';
import { takeEngine } from '../../src/commands/upgrade/take-engine';
import { type RunEngine, tryEngine } from '../../src/commands/upgrade/trial';
import { upgradeSite } from '../../src/commands/upgrade/upgrade';
import { findEngine } from '../../src/commands/upgrade/wanted-engine';
import { git } from '../../src/node/project/git';
import { engineRoot } from '../../src/node/project/project';
import { settleFolder } from '../../src/node/write/lock';
import { lockName } from '../../src/node/write/lock-file';
import { until } from '../support/failing-operations';
import { restoreState, type State, stateOf, visible } from '../support/folder-state';
import { schemas } from '../support/project';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

vi.mock('../../src/node/write/operations', async (importActual) => {
  const { mockOperations } = await import('../support/failing-operations');
  return mockOperations(importActual);
});
const printed = vi.hoisted(() => ({ text: '' }));
vi.mock('../../src/node/project/print', () => {
  const print = (text: string) => {
    printed.text += text;
  };
  return { print, printError: () => {}, printPainted: print };
});
// Ignores the git and npm settings of the person who runs the tests.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
vi.stubEnv('npm_config_offline', 'true');

const work = temporaryFolder('upgrade-test');
const site = path.join(work, 'museum');
const at = (file: string) => path.join(site, file);
const home = 'pages/index/page.json';
const textOf = (file: string) => readFileSync(at(file), 'utf8');
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};
const state = () => visible(stateOf(site, ['node_modules', '.git']));
let whole: State;

beforeAll(async () => {
  await writeSite(site, newSiteFiles(site, { name: 'Museum', languages: ['en', 'es'] }, schemas).files);
  git(site, ['init', '--quiet', '--template', '']);
  git(site, ['add', '--all']);
  git(site, [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.com',
    'commit',
    '--quiet',
    '--message',
    'A site',
  ]);
  whole = stateOf(site, ['node_modules', '.git']);
});
beforeEach(() => {
  printed.text = '';
});
afterEach(() => restoreState(site, stateOf(site, ['node_modules', '.git']), whole));

/** Writes files below the folder of this test. */
function write(folder: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(work, folder, file)), { recursive: true });
    writeFileSync(path.join(work, folder, file), text);
  }
  return path.join(work, folder);
}

/**
 * A folder with the parts of an engine: its program renames a text of the home page, reports the given findings, and builds one
 * page.
 */
function engine(
  version: string,
  { findings = [] as object[], says: newText = 'The new words' } = {},
): string {
  const program = `
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const [command, option, out] = process.argv.slice(2);
if (command === 'validate-pages') {
  const text = readFileSync('${home}', 'utf8');
  if (option === '--fix') {
    writeFileSync('${home}', text.replace('"Welcome"', '"Come in"'));
    process.stderr.write('fixed ${home} line 3: wrote "Come in"\\n');
  }
  console.log(JSON.stringify({ diagnostics: ${JSON.stringify(findings)} }));
}
if (command === 'review') console.log('{ "pages": [] }');
if (command === 'build') {
  mkdirSync(out);
  writeFileSync(out + '/index.html', '<p>${newText}</p>');
}
`;
  return write(`engine-${version}-${findings.length}`, {
    'package.json': JSON.stringify({ name: 'page-builder', version }),
    'scripts/bin/page-builder.cjs': program,
    'schemas/page.schema.json': '{}',
    'CHANGELOG.md': `# What has changed\n\n## ${version}\n\n- Something **new**.\n`,
  });
}

const finding = {
  ...{ code: 'wrong-length', severity: 'error', file: home, line: 3, column: 3, endLine: 3, endColumn: 9 },
  ...{ pointer: '/title', message: 'It is too long.', hint: 'Say it shorter.' },
};
/** The site's current engine, reduced to what the test needs. */
const present: RunEngine = (command, _, out) => {
  if (command === 'build' && out !== undefined)
    write(path.relative(work, out), { 'index.html': '<p>Old words</p>' });
  return {
    status: 0,
    stdout: Buffer.from('{ "diagnostics": [] }'),
    stderr: Buffer.from(''),
  } as ReturnType<RunEngine>;
};
const upgrade = (target: string, plan: boolean) =>
  upgradeSite({ site, engine: engineRoot, run: present, requested: target, plan });

describe('an upgrade', () => {
  it('plan describes what would change, and writes nothing', async () => {
    expect(await upgrade(engine('0.2.0'), true)).toBe(0);
    expect(printed.text).toBe(`page-builder 0.1.0 → 0.2.0

What is new
  0.2.0
  - Something new.

Documents and sources that change
  ${home} line 3: wrote "Come in"
  
  Nothing changed for visitors.

To be decided
  Nothing.

What visitors notice
  /
    - Old words
    + The new words

Nothing was written: without --plan it is done.
`);
    expect(state()).toEqual(visible(whole));
  });

  it('is refused while there are errors, which are listed with what to do', async () => {
    expect(await upgrade(engine('0.2.0', { findings: [finding] }), false)).toBe(1);
    expect(printed.text).toContain(
      `To be decided\n  ${home}:3  error: It is too long. [wrong-length]\n    Say it shorter.\n`,
    );
    expect(printed.text).toContain('An error stands in the way, and nothing was written.');
    expect(state()).toEqual(visible(whole));
  });

  it('is refused while changes are uncommitted, unlike a plan', async () => {
    edit(at(home), 'Welcome', 'Hello');
    await expect(upgrade(engine('0.2.0'), false)).rejects.toThrow(
      `${home} has changes that are not committed: commit them first`,
    );
    expect(await upgrade(engine('0.2.0'), true)).toBe(0);
    edit(at(home), 'Hello', 'Welcome');
    mkdirSync(at('pages/a ñ'));
    writeFileSync(at('pages/a ñ/note.txt'), '');
    await expect(upgrade(engine('0.2.0'), false)).rejects.toThrow(/^pages\/a ñ\/ has changes/);
    git(site, ['config', 'status.showUntrackedFiles', 'no']);
    await expect(upgrade(engine('0.2.0'), false)).rejects.toThrow(/^pages\/a ñ\/ has changes/);
    git(site, ['config', '--unset', 'status.showUntrackedFiles']);
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    await expect(upgrade(engine('0.2.0'), false)).rejects.toThrow(
      /^Git does not trust this folder, .*: whether everything is committed is not known\./,
    );
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', undefined);
    rmSync(at('pages/a ñ'), { recursive: true });
  });

  it('updates package, lock file and documents, and npm finds the new engine', async () => {
    expect(await upgrade(engine('0.2.0'), false)).toBe(0);
    expect(printed.text).toContain('3 files changed. Now: npm test\n');
    expect(textOf('package.json')).toBe(
      whole['package.json']?.replace(/(page-builder": )"file:[^"]*"/, '$1"file:../engine-0.2.0-0"'),
    );
    expect(textOf(home)).toContain('"Come in"');
    const { packages } = JSON.parse(textOf('package-lock.json'));
    expect(packages['../engine-0.2.0-0'].version).toBe('0.2.0');
    expect(JSON.parse(textOf('node_modules/page-builder/package.json')).version).toBe('0.2.0');
    expect(Object.keys(state())).toEqual(Object.keys(visible(whole)));
  });
});

describe('a site gets a new engine', () => {
  const changed = [
    { file: 'package.json', before: 'package.json', after: '{}' },
    { file: home, before: home, after: '{ "new": true }' },
    { file: 'pages/index/small.webp', before: undefined, after: 'bytes' },
  ];
  const take = (install: () => string | undefined) =>
    takeEngine(
      site,
      { version: '0.2.0' },
      changed.map(({ file, before, after }) => ({
        file,
        before: before === undefined ? undefined : Buffer.from(whole[before] ?? '', 'latin1'),
        after: Buffer.from(after),
      })),
      install,
    );

  it('or is unchanged if npm cannot install it', async () => {
    await expect(take(() => 'no space left.')).rejects.toThrow(
      'npm cannot install page-builder 0.2.0, and everything is as it was: no space left.',
    );
    expect(state()).toEqual(visible(whole));
  });

  it('or is unchanged if a file was saved meanwhile', async () => {
    edit(at(home), 'Welcome', 'Hello');
    const saved = state();
    await expect(take(() => undefined)).rejects.toThrow('Nothing was written');
    expect(state()).toEqual(saved);
  });

  it.each(['killed', 'fails'] as const)('or is unchanged: %s at every operation', async (outcome) => {
    const settled = () => {
      // The next command waits until a lock is half expired; this test does not.
      for (const folder of [site, at('pages')]) {
        rmSync(path.join(folder, lockName), { force: true });
        settleFolder(folder);
      }
      return state();
    };
    await take(() => undefined);
    const after = state();
    let ended = 0;
    for (let count = 1; ; count++) {
      restoreState(site, stateOf(site, ['node_modules', '.git']), whole);
      const { isReached } = await until(count, outcome, () => take(() => undefined));
      if (!isReached) break;
      ended++;
      expect([visible(whole), after], `${outcome} at ${count}`).toContainEqual(settled());
    }
    expect(ended).toBeGreaterThan(10);
  });
});

describe('the new engine', () => {
  const find = (target: string | undefined, spec = 'file:../engine') =>
    findEngine(target, { version: '0.1.0', spec }, site, [work]);

  it("may be a folder, which the site's package names relative to itself", () => {
    expect(find(path.basename(engine('0.2.0')))).toEqual({
      version: '0.2.0',
      spec: `file:${work}/engine-0.2.0-0`,
      written: 'file:../engine-0.2.0-0',
    });
    expect(find(`file:${engine('0.2.0')}`)).toMatchObject({ written: 'file:../engine-0.2.0-0' });
  });

  it.each<[given: string | undefined, message: string, spec?: string]>([
    [undefined, 'This site has its engine from file:../engine. Name the new one'],
    [undefined, 'npm run upgrade -- ../page-builder-0.2.0.tgz --plan only says what it would change.'],
    [undefined, 'This site has its engine from https://host/engine.tgz.', 'https://host/engine.tgz'],
    ['../nothing', 'There is no folder or archive "../nothing".'],
    ['nothing.tgz', 'There is no folder or archive "nothing.tgz".'],
    ['two words', '"two words" is not a version, folder or archive.'],
    ['engine-0.1.0-0', 'This site has page-builder 0.1.0 already.'],
    ['engine-0.0.9-0', 'page-builder 0.0.9 is older than 0.1.0, which this site has'],
    ['other', 'other is not an engine: it has no scripts/bin/page-builder.cjs.'],
    ['stranger', 'stranger is not an engine: it has no "name": "page-builder" in its package.json.'],
    ['notes.txt', 'notes.txt is no archive that npm pack made'],
    ['notes.tgz', 'notes.tgz is no archive that npm pack made'],
    ['9.9.9', 'page-builder 9.9.9 cannot be fetched: no answer (ENOTCACHED).'],
    [undefined, 'page-builder latest cannot be fetched: no answer', '^0.1.0'],
  ])('%j is refused in one line', (target, message, spec) => {
    engine('0.1.0');
    engine('0.0.9');
    write('other', { 'package.json': '{ "name": "page-builder", "version": "0.2.0" }' });
    cpSync(engine('0.2.0'), path.join(work, 'stranger'), { recursive: true });
    write('stranger', { 'package.json': '{ "name": "builder", "version": "0.2.0" }' });
    write('.', { 'notes.txt': 'x', 'notes.tgz': 'x' });
    let refusal = '';
    try {
      find(target, spec);
    } catch (error) {
      refusal = (error as Error).message;
    }
    expect(refusal).toContain(message);
    expect(refusal).not.toContain('\n');
  });
});

it('a newer engine updates documents by its own checks, and separates its new findings from old ones', () => {
  const next = path.join(work, 'next');
  mkdirSync(next);
  const packed = ['package.json', 'tsconfig.json', 'vite.config.ts', 'schemas', 'scripts', 'src'];
  for (const name of packed) cpSync(path.join(engineRoot, name), path.join(next, name), { recursive: true });
  symlinkSync(path.join(engineRoot, 'node_modules'), path.join(next, 'node_modules'));
  edit(path.join(next, 'package.json'), '"version": "0.1.0"', '"version": "0.2.0"');
  const schema = path.join(next, 'schemas/sections/cta.schema.json');
  // A property has another name, and a rule is stricter.
  edit(schema, '"subtitle": {', '"lead": {\n      "renamedFrom": "subtitle",');
  edit(schema, '"actions"]', '"actions", "background"]');
  vi.stubEnv('XDG_CACHE_HOME', path.join(work, 'cache'));
  // Wrong before and after the upgrade.
  edit(at('pages/about/page.json'), '"type": "hero"', '"type": "hero", "colour": "red"');
  const old: RunEngine = (command, ...args) => {
    const { status, stdout, stderr } = runCommand(command, '--site', site, ...args);
    const { diagnostics } = JSON.parse(stdout);
    const fromSite = diagnostics.map((one: { file: string }) => ({
      ...one,
      file: path.relative(site, path.resolve(engineRoot, one.file)),
    }));
    const result = { status, stdout: JSON.stringify({ diagnostics: fromSite }), stderr };
    return result as unknown as ReturnType<RunEngine>;
  };
  const wanted = { version: '0.2.0', spec: `file:${next}`, written: 'file:../next' };
  mkdirSync(path.join(work, 'scratch'));
  const trial = tryEngine(site, wanted, path.join(work, 'scratch'), old, () => {});
  expect(trial.fixed).toEqual([expect.stringContaining(`${home} line 38: wrote "lead"`)]);
  expect(trial.review).toMatchObject([{ changes: [{ what: '"subtitle" is called "lead" now' }] }]);
  const codes = (isNew: boolean) =>
    trial.findings.filter((one) => trial.isNew.has(one) === isNew).map(({ code, file }) => `${code} ${file}`);
  expect(codes(false)).toEqual(['unknown-property pages/about/page.json']);
  expect(codes(true)).toEqual([`missing-property ${home}`]);
  expect(trial.changed.map(({ file }) => file)).toEqual([home, 'package.json', 'package-lock.json']);
  expect(textOf(home)).toContain('"subtitle"');
});

it('in the engine itself, one line says where the command works', () => {
  const { status, stdout, stderr } = runCommand('upgrade', '--plan');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    'error: This is the engine itself. npm run upgrade is for a site that depends on it: call it in the folder of that site.\n',
  );
});
