import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { writeCache } from './cache';

const folder = temporaryFolder('cache');
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  // Later in the alphabet means older.
  for (const [days, name] of ['a', 'b', 'c', 'd'].entries()) {
    writeFileSync(path.join(folder, name), name);
    const time = Date.now() / 1000 - (days + 1) * 86_400;
    utimesSync(path.join(folder, name), time, time);
  }
});
const write = (atMost?: number) => {
  writeCache(path.join(folder, 'new'), 'new', atMost);
  return readdirSync(folder).sort();
};

it('keeps all where there is room', () => {
  expect(write()).toEqual(['a', 'b', 'c', 'd', 'new']);
  expect(write(5)).toEqual(['a', 'b', 'c', 'd', 'new']);
});

it('forgets what is older than the newest half of what may be kept, when there is more', () => {
  expect(write(4)).toEqual(['a', 'new']);
});

it('keeps what was just written, whatever its place in the alphabet', () => {
  writeCache(path.join(folder, 'z'), 'z', 2);
  expect(readdirSync(folder)).toEqual(['z']);
});
