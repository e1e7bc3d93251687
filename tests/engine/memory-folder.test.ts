import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testFolder } from '../../scripts/testing/memory-folder';
import { temporaryFolder } from '../support/temporary-folder';

const memory = temporaryFolder('memory');
const usual = tmpdir();
beforeEach(() => {
  vi.stubEnv('TMPDIR', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('tests write in memory if there is room, and programs run there', () => {
  expect(testFolder(memory, 1, '/dev/null')).toBe(memory);
});

it('otherwise they write in the usual folder', () => {
  expect(testFolder(memory, 2 ** 60)).toBe(tmpdir());
  expect(testFolder(path.join(memory, 'nowhere'), 1)).toBe(tmpdir());
  expect(testFolder(memory, 1, path.join(memory, 'nowhere'))).toBe(tmpdir());
});

it('and where no program may be started', () => {
  const mounts = path.join(memory, 'mounts');
  writeFileSync(mounts, `tmpfs /elsewhere tmpfs noexec 0 0\ntmpfs ${memory} tmpfs rw,nosuid 0 0\n`);
  expect(testFolder(memory, 1, mounts)).toBe(memory);
  writeFileSync(mounts, `tmpfs ${memory} tmpfs rw,nosuid,noexec 0 0\n`);
  expect(testFolder(memory, 1, mounts)).toBe(tmpdir());
});

it('the folder that somebody has named is the one', () => {
  vi.stubEnv('TMPDIR', usual);
  expect(testFolder(memory, 1)).toBe(usual);
});
