import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { readCache, writeCache } from './cache';

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

it.each<[damage: string, damaged: (whole: Buffer, other: Buffer) => Buffer | undefined]>([
  ['cut', (whole) => whole.subarray(0, whole.length / 2)],
  ['cut within its seal', (whole) => whole.subarray(0, -1)],
  ['emptied', () => Buffer.of()],
  ['altered', (whole) => Buffer.concat([Buffer.from('N'), whole.subarray(1)])],
  ['replaced by a file with another name', (_, other) => other],
  ['removed', () => undefined],
])('reads nothing from a file that was %s', (_, damaged) => {
  const [file, other] = [path.join(folder, 'new'), path.join(folder, 'other')];
  for (const one of [file, other]) writeCache(one, 'new content');
  expect(readCache(file)?.toString()).toBe('new content');
  const bytes = damaged(readFileSync(file), readFileSync(other));
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file);
  expect(readCache(file)).toBeUndefined();
});

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
