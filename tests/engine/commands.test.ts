import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, cpSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { budget } from '../../src/node/output/budget';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { callCommand } from '../support/call-command';
import { firm } from '../support/firm';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('commands');
const pages = path.join(work, 'pages');
const file = path.join(pages, 'finance/page.json');
const good = readFileSync(path.join(firm, 'finance/page.json'), 'utf8');

beforeAll(() => cpSync(firm, pages, { recursive: true }));

describe('validate-pages', () => {
  it('prints JSON even when it finds nothing, and exits with 0', () => {
    const { status, stdout } = runCommand('validate-pages', '--pages', pages, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ summary: { errors: 0, warnings: 0 }, diagnostics: [] });
    expect(status).toBe(0);
  });

  it('exits with 1, names places relative to the working directory, and reports only on the given paths', () => {
    writeFileSync(file, good.replace('"subtitle"', '"subtitel"'));
    const { status, stdout } = runCommand('validate-pages', '--pages', pages, '--format', 'json');
    const { diagnostics } = JSON.parse(stdout);
    expect(status).toBe(1);
    expect(diagnostics).toHaveLength(1);
    expect(path.resolve(engineRoot, diagnostics[0].file)).toBe(file);
    expect(runCommand('validate-pages', '--pages', pages, path.join(pages, 'oil-gas')).status).toBe(0);
    const pretty = runCommand('validate-pages', '--pages', pages).stdout;
    expect(pretty).toMatch(/│ +"subtitel": .*\n.*│ +\^{10} Did you mean "subtitle"\?/);
    writeFileSync(file, good);
  });

  it('loads neither React nor Vite', () => {
    runCommand('validate-pages', '--help');
    const cache = path.join(engineRoot, 'node_modules/.cache/scripts');
    const { entry, files } = JSON.parse(readFileSync(path.join(cache, 'validate-pages.json'), 'utf8'));
    const folder = path.dirname(path.join(cache, entry));
    const bundle = listFiles(folder)
      .filter((name) => name.endsWith('.cjs'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join();
    expect(files).toContain('src/content/checks/core/check-site.ts');
    expect(bundle.match(/(require|import)\([`'"](react|react-dom|vite)[/`'"]/)).toBeNull();
  });
});

describe('a wrong call gives one clear line on stderr and exit status 2', () => {
  type Ended = Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>;
  const expectLine = ({ status, stdout, stderr }: Ended, message: string) => {
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(message);
  };

  it.each([
    [['validate-pages', '--colour'], '--colour'],
    [
      ['no-such-command'],
      'There is no command "no-such-command". The commands are the "scripts" in package.json.',
    ],
    // Libraries of commands.
    [['cli'], 'There is no command "cli"'],
    [['cli/report'], 'There is no command "cli/report"'],
    [['library'], 'There is no command "library"'],
    [['thread', '--help'], 'There is no command "thread"'],
  ])('%j', (args, message) => expectLine(runCommand(...args), message));

  it.each([
    ['validate-pages', ['--format', 'xml'], 'There is no format "xml"'],
    ['validate-pages', ['--pages', 'no/such/folder'], 'it does not exist'],
    ['validate-pages', ['--watch', '--pages', 'no/such/folder'], 'it does not exist'],
    ['build', ['--site-url', 'example'], '--site-url must look like'],
    ['build', ['--pages', 'no/such/folder'], 'it does not exist'],
    ['preview', ['--out', 'no/such/folder'], 'holds no build'],
    ['publish', ['--pages', 'no/such/folder'], 'it does not exist'],
    // Nothing that was asked for is left undone without a word.
    ['publish', ['--get', '--dry-run'], '--get and --dry-run do not go together'],
    ['publish', ['--proposals', '--get'], '--get and --proposals do not go together'],
    ['publish', ['--get', 'pages/finance'], 'leave out the paths'],
    ['publish', ['--keep', 'mine'], '--keep goes with --get'],
    ['generate', ['--check', '--bundle', 'page'], '--bundle and --check do not go together'],
    ['compare', ['main', 'HEAD'], 'Call it with one revision'],
    ['review', ['--out', 'review.json', '--format', 'json'], '--out is for html and site'],
  ])('%s %j', async (name, args, message) => expectLine(await callCommand(name, ...args), message));
});

it('every source file beside run.cjs is a program, but for what the package exports', () => {
  const folder = path.join(engineRoot, 'scripts');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const exporting = files.filter((name) => /^export /m.test(readFileSync(path.join(folder, name), 'utf8')));
  expect(exporting).toEqual(['library.ts']);
});

it('a leading "--", as pnpm passes it, is ignored; what follows a second one is not an option', () => {
  const { status, stdout } = runCommand('validate-pages', '--', '--pages', pages, '--format', 'json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout).summary).toMatchObject({ errors: 0 });
  const { stderr } = runCommand('validate-pages', '--', '--pages', pages, '--', '--fix');
  expect(stderr).toBe('error: There is no file or folder "--fix".\n');
});

it('a command whose output cannot be written says so in one line', () => {
  // A file that is open for reading alone refuses what is written, as a full disk does.
  const stdout = openSync(path.join(engineRoot, 'package.json'), 'r');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', 'validate-pages', '--help'], {
    cwd: engineRoot,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
  });
  closeSync(stdout);
  expect(stderr).toMatch(/^error: The output cannot be written: .+\n$/);
  expect(status).toBe(2);
});

it('a command ends silently when nobody reads its output any more', () => {
  const script = 'node scripts/run.cjs validate-pages --explain $(seq 400 | sed "s/.*/dead-link/") | head -1';
  const { stderr } = spawnSync('bash', ['-c', script], { cwd: engineRoot, encoding: 'utf8' });
  expect(stderr).toBe('');
});

describe('build', () => {
  const out = path.join(work, 'dist');

  it('writes nothing when a document has an error, and reports it with its place', () => {
    writeFileSync(file, good.replace('"hero"', '"heroo"'));
    const { status, stderr } = runCommand('build', '--pages', pages, '--out', out);
    expect(status).toBe(1);
    expect(stderr).toContain('"heroo" is not a section type.');
    expect(existsSync(out)).toBe(false);
    writeFileSync(file, good);
  });

  it('prints the size of every page when asked, and which are too heavy', () => {
    const site = path.join(work, 'heavy');
    cpSync(path.join(engineRoot, 'tests/broken-sites/_valid'), site, { recursive: true });
    const paragraphs = Array.from({ length: 40 }, () =>
      randomBytes(600).toString('hex').replace(/.{7}/g, '$& '),
    );
    const write = (name: string, change: (document: Record<string, unknown>) => object) => {
      const at = path.join(site, 'finance', name);
      writeFileSync(at, JSON.stringify(change(JSON.parse(readFileSync(at, 'utf8')))));
    };
    const article = {
      type: 'article',
      blocks: [0, 20].map((at) => ({ paragraphs: paragraphs.slice(at, at + 20) })),
    };
    write('page.json', (page) => ({ ...page, sections: [...(page.sections as []), article] }));
    write('es.json', (entries) => ({
      ...entries,
      ...Object.fromEntries(paragraphs.map((text) => [text, text])),
    }));
    const target = path.join(work, 'weighed');
    const { stdout } = runCommand('build', '--pages', site, '--out', target, '--costs');
    const shown = listFiles(target).filter((name) => name.endsWith('.html') && !name.endsWith('404.html'));
    const routes = [...stdout.matchAll(/ kB +"[a-z-]+" {2}(\/.*)$/gm)].map(([, route = '']) => route);
    const files = routes.map((route) => `${route === '/' ? '/index' : route}.html`.slice(1));
    expect(files.toSorted()).toEqual(shown.toSorted());
    const warnings = stdout.split('\n').filter((line) => line.startsWith('warning: '));
    expect(warnings).toEqual(
      ['/es/finance', '/finance'].map((address) =>
        expect.stringMatching(
          `^warning: ${address} has .* kB of HTML and styles: \\d+ bytes more than the budget of ${(budget.firstView / 1000).toFixed(1)} kB allows\\. .*--costs`,
        ),
      ),
    );
  });
});
