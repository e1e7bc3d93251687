import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeScaffold } from '../../src/commands/scaffold/scaffold';
import { pageFiles } from '../../src/commands/scaffold/scaffold-page';
import { Checker } from '../../src/node/check/checker';
import { watchFolder } from '../../src/node/check/watch';
import { engineRoot } from '../../src/node/project/project';
import { underLock } from '../../src/node/write/lock';
import { callCommand } from '../support/call-command';
import { brokenSites } from '../support/checks';
import { schemas } from '../support/project';
import { scanned } from '../support/scanned';
import { temporaryFolder } from '../support/temporary-folder';

/** After any change of files and folders, watching reports what a fresh run reports. */
const work = temporaryFolder('watch');
const pages = path.join(work, 'pages');
const at = (name: string) => path.join(pages, name);
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const replace = (name: string, text: string) => {
  put(`${name}.new`, text);
  renameSync(at(`${name}.new`), at(name));
};
const remove = (name: string) => rmSync(at(name), { recursive: true, force: true });
const move = (from: string, to: string) => renameSync(at(from), at(to));
const restore = () => cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: work,
    stdio: 'ignore',
  });
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--message', message);
};
const broken = readFileSync(path.join(brokenSites, '_valid/finance/page.json'), 'utf8').replace(
  '"subtitle"',
  '"subtitel"',
);
const texts = [broken, broken.replace('"subtitel"', '"subtitle"'), '{', ''];

const codesOf = (checker: Checker) =>
  checker
    .findings()
    .map(({ file, pointer, code }) => `${file} ${pointer} ${code}`)
    .sort();
async function fresh() {
  return codesOf(await scanned(pages, schemas));
}

let watching: Checker;
let looks = 0;
async function agrees(): Promise<void> {
  const expected = await fresh();
  await vi.waitFor(() => expect(codesOf(watching)).toEqual(expected), { timeout: 60_000, interval: 30 });
}

beforeAll(async () => {
  restore();
  watching = new Checker(pages, schemas);
  await watching.follow();
  const changed = async () => {
    // A change in progress may be unreadable; the next check sees the result.
    await watching.update().catch(() => {});
    looks++;
  };
  watchFolder(pages, changed, () => {});
  await vi.waitFor(() => expect(looks).toBeGreaterThan(0), { timeout: 60_000 });
});
beforeEach(async () => {
  for (const name of readdirSync(pages)) remove(name);
  restore();
  await agrees();
});

describe('watching reports what a fresh run reports', () => {
  const ways: Record<string, (() => void)[]> = {
    'a save after a save by rename': [
      () => replace('finance/page.json', broken),
      () => put('finance/page.json', texts[1] ?? ''),
      () => put('finance/page.json', broken),
    ],
    'a page that comes and goes with its folder': [
      () => cpSync(at('finance'), at('newbie'), { recursive: true }),
      () => remove('newbie'),
    ],
    'a folder that gets another name': [() => move('finance', 'money'), () => move('money', 'finance')],
    'a checkout, which removes and writes anew': [
      () => {
        remove('finance');
        cpSync(path.join(brokenSites, '_valid/finance'), at('finance'), { recursive: true });
      },
      () => put('finance/page.json', broken),
    ],
    'a git checkout of another branch, and back': [
      () => {
        git('init', '--initial-branch', 'one');
        commit('A valid site');
        git('checkout', '-b', 'two');
        move('finance', 'money');
        put('index/page.json', broken);
        commit('Another name for a folder, and a broken page');
      },
      () => git('checkout', 'one'),
      () => git('checkout', 'two'),
      () => put('index/page.json', texts[1] ?? ''),
    ],
    'a new folder without a document, then with one': [
      () => mkdirSync(at('newbie')),
      () => put('newbie/page.json', broken),
    ],
    'two folders that change their names': [
      () => {
        put('index/page.json', '{');
        move('finance', 'other');
        move('index', 'finance');
        move('other', 'index');
      },
    ],
    'a document that becomes a folder and a document again': [
      () => {
        remove('finance/page.json');
        mkdirSync(at('finance/page.json'));
      },
      () => {
        remove('finance/page.json');
        put('finance/page.json', broken);
      },
    ],
    'the shared documents': [() => remove('_site'), () => restore()],
  };
  for (const [name, steps] of Object.entries(ways)) {
    it(name, async () => {
      for (const step of steps) {
        step();
        await agrees();
      }
    });
  }

  it('after any sequence of operations, in bursts', async () => {
    const folder = fc.constantFrom('finance', 'index', 'sitemap', 'newbie', 'deep/er', '_site', '_not-found');
    const file = fc
      .tuple(folder, fc.constantFrom('page.json', 'es.json', 'site.json', 'plant.svg', 'stray.txt'))
      .map((parts) => parts.join('/'));
    const text = fc.constantFrom(...texts);
    const operation = fc.oneof(
      fc.record({ run: fc.constant(put), args: fc.tuple(file, text) }),
      fc.record({ run: fc.constant(replace), args: fc.tuple(file, text) }),
      fc.record({ run: fc.constant(remove), args: fc.tuple(fc.oneof(file, folder)) }),
      fc.record({ run: fc.constant(move), args: fc.tuple(folder, folder) }),
      fc.record({ run: fc.constant(restore), args: fc.constant([]) }),
    );
    const bursts = fc.array(fc.array(operation, { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(bursts, async (all) => {
        for (const burst of all) {
          for (const { run, args } of burst) {
            try {
              (run as (...args: string[]) => void)(...args);
            } catch {
              // A path that does not exist cannot be moved.
            }
          }
          await agrees();
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('the command with --watch reports what a fresh run reports', () => {
  let output = '';
  let errors = '';
  let watcher: ChildProcess;
  /** A report without what differs from run to run. */
  const plain = (report: string) => report.replace(/ in [\d.]+ m?s/, '').trim();
  const lastReport = () => plain(output.split('checking\n').at(-1) ?? '');
  const check = async (...options: string[]) =>
    (await callCommand('validate-pages', '--pages', pages, ...options)).stdout;
  async function follows(): Promise<void> {
    const expected = plain(await check());
    await vi.waitFor(() => expect(lastReport()).toBe(expected), { timeout: 60_000, interval: 50 });
  }

  beforeAll(async () => {
    watcher = spawn(process.execPath, ['scripts/run.cjs', 'validate-pages', '--watch', '--pages', pages], {
      cwd: engineRoot,
      env: { ...process.env, NODE_ENV: '', GITHUB_ACTIONS: '' },
    });
    watcher.stdout?.on('data', (text) => {
      output += String(text);
    });
    watcher.stderr?.on('data', (text) => {
      errors += String(text);
    });
    await follows();
  });
  afterAll(() => watcher.kill());

  it('after --fix, and a save after it', async () => {
    put('finance/page.json', broken);
    await follows();
    expect(lastReport()).toContain('unknown-property');
    await check('--fix');
    await follows();
    expect(lastReport()).toContain('0 errors');
    put('finance/page.json', broken);
    await follows();
    expect(lastReport()).toContain('unknown-property');
  });

  it('after new:page', async () => {
    const files = pageFiles(work, '/newbie', schemas, {});
    await underLock([work], (lock) => writeScaffold(lock, work, files));
    await follows();
    expect(lastReport()).toContain('newbie');
    expect(lastReport()).not.toContain('unexpected-file');
  });

  it('after mv, there and back', async () => {
    execFileSync('mv', [at('finance'), at('money')]);
    await follows();
    expect(lastReport()).toContain('dead-link');
    execFileSync('mv', [at('money'), at('finance')]);
    await follows();
    expect(lastReport()).toContain('0 errors');
  });

  it('after the whole folder was away, as on a branch without it', async () => {
    const says = (text: string) => expect.poll(() => errors).toContain(text);
    renameSync(pages, `${pages}-away`);
    await says('it does not exist');
    writeFileSync(pages, '');
    await says('it is not a folder');
    rmSync(pages);
    const reports = output.split('checking\n').length;
    renameSync(`${pages}-away`, pages);
    await expect.poll(() => output.split('checking\n').length).toBeGreaterThan(reports);
    put('finance/page.json', broken);
    await follows();
    expect(lastReport()).toContain('unknown-property');
  });
});
