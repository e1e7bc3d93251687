import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { ownHolder } from './holder';
import { lockFolders, lockFoldersSoon, settleFolder, underLock } from './lock';
import { lockName } from './lock-file';

const folder = temporaryFolder('lock');
const lock = path.join(folder, lockName);
afterEach(() => rmSync(lock, { force: true }));

it('only one at a time writes; who waits is told who does, and has its turn then', async () => {
  const first = lockFolders([folder]);
  const link = `${folder}-link`;
  symlinkSync(folder, link);
  expect(() => lockFolders([link], 60)).toThrow(
    new RegExp(
      `^"[\\w.-]+" \\(process ${process.pid}, since \\d\\d:\\d\\d:\\d\\d\\) writes in .* Run this again`,
    ),
  );
  const second = lockFoldersSoon([link]);
  first.release();
  (await second).release();
  rmSync(link);
  expect(readdirSync(folder)).toEqual([]);
});

it('a lock goes with what was done under it, be it an error', async () => {
  await expect(
    underLock([folder], () => {
      throw new Error('a mistake');
    }),
  ).rejects.toThrow('a mistake');
  expect(readdirSync(folder)).toEqual([]);
});

it('the lock of a process that has ended is nobody’s, also when its number was given again', async () => {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  for (const gone of [{ pid: child.pid }, { began: '1' }]) {
    writeFileSync(lock, JSON.stringify({ ...ownHolder(), ...gone }));
    lockFolders([folder], 0).release();
  }
  expect(readdirSync(folder)).toEqual([]);
});

it('whoever only reads removes the lock of a process that has ended, and no other one', async () => {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  for (const name of [lockName, '.writing-lock-removal.json'])
    writeFileSync(path.join(folder, name), JSON.stringify({ ...ownHolder(), pid: child.pid }));
  settleFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  for (const holder of [ownHolder(), { ...ownHolder(), machine: 'another' }]) {
    writeFileSync(lock, JSON.stringify(holder));
    settleFolder(folder);
    expect(readdirSync(folder)).toEqual([lockName]);
  }
});

it('a holder in another container is gone when it gives no sign for long, and not before', () => {
  writeFileSync(lock, JSON.stringify({ ...ownHolder(), machine: 'another', command: 'mo\u001b[2Jve' }));
  const { now } = performance;
  // A clock that only goes on when it is read: how long the machine takes does not matter.
  let time = 0;
  performance.now = () => {
    time += 200;
    return time;
  };
  try {
    expect(() => lockFolders([folder], 9000)).toThrow(
      /^"mo2Jve" \(process \d+ on another machine or in another container/,
    );
    lockFolders([folder]).release();
  } finally {
    performance.now = now;
  }
  expect(readdirSync(folder)).toEqual([]);
});

it('who stood still until others took its lock writes no more', () => {
  const held = lockFolders([folder]);
  writeFileSync(lock, JSON.stringify(ownHolder()));
  expect(() => held.assertHeld()).toThrow('another command is writing now');
  held.release();
  expect(readFileSync(lock, 'utf8')).not.toBe('');
});
