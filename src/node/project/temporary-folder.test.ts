import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { engineRoot } from './project';
import { inTemporaryFolder } from './temporary-folder';

const work = temporaryFolder('temporary');
const temporary = path.join(work, 'tmp');
afterEach(() => rmSync(temporary, { recursive: true, force: true }));

it('a command that is interrupted leaves no folder of its own behind, and ends by the signal', async () => {
  const site = path.join(work, 'site');
  cpSync(path.join(engineRoot, 'tests/broken-sites/_valid'), path.join(site, 'pages'), { recursive: true });
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: site });
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    ['commit', '-q', '-m', 'A state'],
  ])
    git(...args);
  mkdirSync(temporary);
  const command = ['scripts/run.cjs', 'check-schemas', '--site', site];
  const child = spawn(process.execPath, command, {
    cwd: engineRoot,
    env: { ...process.env, TMPDIR: temporary },
    stdio: 'ignore',
  });
  const watcher = watch(temporary, () => child.kill('SIGINT'));
  const [status, signal] = await once(child, 'close');
  watcher.close();
  expect({ status, signal }).toEqual({ status: null, signal: 'SIGINT' });
  expect(readdirSync(temporary)).toEqual([]);
});

it('what was done in a folder comes back, and nothing listens for signals afterwards', async () => {
  const before = process.listenerCount('SIGINT');
  let folder = '';
  const failing = inTemporaryFolder('failing', (one) => {
    folder = one;
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(() => readdirSync(folder)).toThrow();
  expect(await inTemporaryFolder('done', (one) => readdirSync(one))).toEqual([]);
  expect(process.listenerCount('SIGINT')).toBe(before);
});
