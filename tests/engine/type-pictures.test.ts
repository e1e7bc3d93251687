import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeAt } from '../../scripts/pictures/place-at';
import { countOf, sheetHtml } from '../../scripts/pictures/sheet';
import { git } from '../../src/node/project/git';
import { temporaryFolder } from '../support/temporary-folder';

const root = realpathSync(temporaryFolder('type-pictures'));

/** Writes and commits files; no repository contains packages. */
function commit(repository: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ '.gitignore': 'node_modules', ...files })) {
    mkdirSync(path.dirname(path.join(repository, name)), { recursive: true });
    writeFileSync(path.join(repository, name), text);
  }
  if (!existsSync(path.join(repository, '.git'))) git(repository, ['init', '--quiet']);
  git(repository, ['add', '.']);
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  git(repository, [...identity, 'commit', '--quiet', '--no-gpg-sign', '-m', 'A state']);
}

const work = () => mkdtempSync(path.join(root, 'work-'));

describe('building a revision', () => {
  const site = path.join(root, 'site');
  const engine = path.join(root, 'engine');
  mkdirSync(path.join(engine, 'scripts'), { recursive: true });
  commit(site, { 'pages/index/page.json': 'then', 'package-lock.json': '{}' });
  writeFileSync(path.join(site, 'pages/index/page.json'), 'now');
  mkdirSync(path.join(site, 'node_modules/chart'), { recursive: true });

  it('of a site that depends on an engine uses that engine and the installed packages', () => {
    const place = placeAt('HEAD', work(), { engine, site });
    expect(place.engine).toBe(engine);
    expect(readFileSync(path.join(place.site, 'pages/index/page.json'), 'utf8')).toBe('then');
    expect(realpathSync(path.join(place.site, 'node_modules/chart'))).toBe(
      path.join(site, 'node_modules/chart'),
    );
  });

  it("of a site in the engine's repository uses the engine of that revision", () => {
    const both = path.join(root, 'both');
    commit(both, { 'scripts/run.cjs': 'then', 'sites/museum/pages/index/page.json': 'then' });
    writeFileSync(path.join(both, 'scripts/run.cjs'), 'now');
    const place = placeAt('HEAD', work(), { engine: both, site: path.join(both, 'sites/museum') });
    expect(readFileSync(path.join(place.engine, 'scripts/run.cjs'), 'utf8')).toBe('then');
    expect(existsSync(path.join(place.site, 'pages/index/page.json'))).toBe(true);
    const own = placeAt('HEAD', work(), { engine: both, site: both });
    expect(own.engine).toBe(own.site);
    expect(git(both, ['worktree', 'list']).trim().split('\n'), 'git keeps nothing of it').toHaveLength(1);
  });

  it('is impossible if the revision does not exist', () => {
    expect(() => placeAt('no-such', work(), { engine, site })).toThrow('There is no revision "no-such" here');
  });
});

describe('the sheet of a type', () => {
  const now = Buffer.from('now');
  const cell = { name: 'English, <dark>, 320 px', width: 320, now };
  const before = Buffer.from('before');
  const rows = [
    { example: '<b>four</b>', cells: [cell, { ...cell, before }] },
    {
      example: 'two',
      cells: [
        { ...cell, isNew: true },
        { ...cell, width: 1280 },
      ],
    },
  ];

  it('shows the examples that look different before and after, and the others once', () => {
    const html = sheetHtml('metrics', rows, 'main (1234567)');
    expect(html.match(/<img /g)).toHaveLength(5);
    expect(html).toContain(`base64,${before.toString('base64')}`);
    expect(html).toContain('Compared with main (1234567): of 4 pictures 1 looks different, 1 is new.');
    expect(html).not.toContain('<b>four');
    expect(html).not.toContain('<dark>');
  });

  it('says that nothing looks different, unless nothing was compared', () => {
    const same = [{ example: 'four', cells: [cell] }];
    expect(countOf(same)).toBe('of 1 picture none looks different');
    expect(sheetHtml('metrics', same)).not.toContain('Compared');
  });
});
