import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { GitSite } from '../support/git-site';
import { faultsIn } from '../support/report-schemas';

const docs = readFileSync(path.join(engineRoot, 'docs/ci.md'), 'utf8');
/** Every distinct set of options in the documentation's calls of the command. */
const calls = [
  ...new Set(
    [...docs.matchAll(/validate-pages -- (--[^|#\n`']+)/g)].map(([, options = '']) => options.trim()),
  ),
];
const takesBaseline = (options: string) => options.includes('--baseline');

const site = new GitSite();
beforeEach(() => {
  // A site written without checks: 300 dead links, in a list that is too long.
  const links = Array.from({ length: 300 }, (_, index) => ({ label: 'Home', href: `/lost-${index}` }));
  site.change('sitemap/page.json', '{ "label": "Home", "href": "/" }', JSON.stringify(links).slice(1, -1));
  site.commit();
});

/** Runs the command in the work folder, as the documentation says. */
const run = (options: string) => {
  const args = [path.join(engineRoot, 'scripts/run.cjs'), 'validate-pages', ...options.split(/\s+/)];
  const env = { ...process.env, INIT_CWD: '', GITHUB_ACTIONS: '' };
  return spawnSync(process.execPath, args, { cwd: site.work, encoding: 'utf8', env });
};
const read = (name: string) => readFileSync(path.join(site.work, name), 'utf8');

it('a site with existing errors can adopt the checks in three commands', () => {
  const isWriting = (options: string) => options.includes('--write-baseline');
  const [write = '', ...otherWriting] = calls.filter(isWriting);
  const [check = '', ...otherChecks] = calls.filter(
    (options) => takesBaseline(options) && !isWriting(options),
  );
  const hook = '--staged';
  expect([otherWriting, otherChecks]).toEqual([[], []]);
  expect(calls).toContain(hook);
  expect(run('--quiet').status).toBe(1);
  expect(run(write)).toMatchObject({ status: 0, stdout: expect.stringContaining('301 findings') });
  site.change('index/page.json', 'What the home page is about', 'What this home page is about');
  site.change('_site/es.json', 'What the home page is about', 'What this home page is about');
  site.git('add', '--all', 'pages');
  expect(run(hook).status, 'a commit that adds none').toBe(0);
  expect(run(check), 'CI').toMatchObject({
    status: 0,
    stdout: expect.stringContaining('301 more in the baseline'),
  });
  site.change('index/page.json', '"href": "/finance"', '"href": "/lost-too"');
  site.git('add', '--all', 'pages');
  expect(run(hook), 'a commit that adds one').toMatchObject({
    status: 1,
    stdout: expect.stringContaining('1 error'),
  });
  expect(run(check), 'CI then').toMatchObject({ status: 1, stdout: expect.stringContaining('1 error') });
});

describe('every call in the documentation works', () => {
  it.each(calls.filter((options) => !takesBaseline(options)))('%s', (options) => {
    const { status, stderr } = run(options);
    expect(stderr).toBe('');
    expect(status).toBe(options === '--staged' ? 0 : 1);
    for (const [, format, file = ''] of options.matchAll(/--format (sarif|gitlab)=(\S+)/g))
      expect(faultsIn(format as 'sarif' | 'gitlab', JSON.parse(read(file)))).toEqual([]);
  });
});
