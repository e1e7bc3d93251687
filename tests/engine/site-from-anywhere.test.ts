import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { temporaryFolder } from '../support/temporary-folder';

/** A site in a repository of its own, and the folder that commands are called from. */
const work = temporaryFolder('site-from-anywhere');
const site = path.join(work, 'site');
const elsewhere = path.join(work, 'else/where');
const git = (...args: string[]) => execFileSync('git', args, { cwd: site, stdio: 'pipe' });

beforeAll(() => {
  cpSync(path.join(engineRoot, 'tests/broken-sites/_valid'), path.join(site, 'pages'), { recursive: true });
  mkdirSync(elsewhere, { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Start');
});

/** Calls that need the pages of the site, write nothing, and end with 0, or say the line. */
const calls: Record<string, [args: string[], line?: string]> = {
  'check-schemas': [['--base', 'HEAD']],
  'import-redirects': [['nowhere.csv'], 'nowhere.csv cannot be read'],
  move: [['/finance', '/money', '--dry-run']],
  'new-page': [['/finance'], 'exists already'],
  'new-language': [['es'], 'The site has Spanish already.'],
  publish: [['--dry-run'], 'No remote repository'],
  replace: [['One', 'Two', '--dry-run']],
  review: [['HEAD']],
  translations: [[]],
  'validate-pages': [[]],
  where: [['--unused']],
};
/** Tried elsewhere: they build, serve, or remove a section type of the engine. */
const others = ['delete-section', 'dev', 'language-server'];

const taking = readdirSync(path.join(engineRoot, 'scripts')).flatMap((file) =>
  /^\s+pages: \{ type: 'string', default: 'pages' \}/m.test(
    file.endsWith('.ts') ? readFileSync(path.join(engineRoot, 'scripts', file), 'utf8') : '',
  )
    ? path.basename(file, '.ts')
    : [],
);

it('tries every command that takes a folder of pages', () => {
  expect(taking.filter((name) => !(name in calls) && !others.includes(name))).toEqual([]);
});

// One after another: the first makes the validators, which those that start at once would make each for itself.
it.each(Object.entries(calls))(
  '%s finds the pages of a site that is named from another folder',
  (name, [args, line = '']) => {
    const command = [path.join(engineRoot, 'scripts/run.cjs'), name, ...args, '--site', '../../site'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: elsewhere,
      encoding: 'utf8',
    });
    const output = stderr + stdout;
    expect(output).toContain(line);
    expect([status, output]).toEqual([line === '' ? 0 : 2, expect.any(String)]);
  },
);
