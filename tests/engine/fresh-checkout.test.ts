import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brokenSites } from '../support/checks';
import { copyProject } from '../support/copy-project';
import { stateOf } from '../support/folder-state';
import { runCommandIn } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('checkout');
const checkout = path.join(work, 'project');
const kept = ['dist', 'node_modules/.cache'];
const build = () => runCommandIn(checkout, 'build');
const bundles = () =>
  ['scripts', 'bundles', 'schemas'].map((name) =>
    readdirSync(path.join(checkout, 'node_modules/.cache', name)).sort(),
  );
const copy = () => {
  copyProject(checkout, path.join(brokenSites, '_valid'));
  rmSync(path.join(checkout, 'node_modules/.cache'), { recursive: true, force: true });
};
/** Everything in the project except what is kept between builds. */
const own = () => [
  ...Object.entries(stateOf(checkout, ['node_modules', 'dist'])),
  ...readdirSync(path.join(checkout, 'node_modules')).filter((name) => name !== '.cache'),
];

it('a build writes to its folder and its caches alone, even if the project is read-only', () => {
  copy();
  const before = own();
  expect(build().stderr).toBe('');
  expect(own()).toEqual(before);
});

it('a fresh checkout with the caches and output of an earlier build renders, bundles and compiles nothing', () => {
  const before = bundles();
  // A CI system restores new files with their old modification times.
  for (const name of kept)
    cpSync(path.join(checkout, name), path.join(work, name), { recursive: true, preserveTimestamps: true });
  rmSync(checkout, { recursive: true });
  copy();
  for (const name of kept)
    cpSync(path.join(work, name), path.join(checkout, name), { recursive: true, preserveTimestamps: true });

  expect(build()).toMatchObject({ status: 0, stdout: expect.stringContaining(', 0 of them rendered anew') });
  expect(bundles()).toEqual(before);

  appendFileSync(path.join(checkout, 'src/ui/base.css'), '/* Other styles. */');
  expect(build().stdout).not.toContain('rendered anew');
});
