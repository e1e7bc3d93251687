import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { reason } from './project';

const work = temporaryFolder('reason');
symlinkSync('loop', path.join(work, 'loop'));
writeFileSync(path.join(work, 'file'), '');

it.each([
  ['', 'it is a folder.'],
  ['nothing', 'it does not exist.'],
  ['loop', 'a link on the way to it leads around in a circle.'],
  ['file/below', 'it is not a folder.'],
  ['x'.repeat(300), 'its name is longer than the disk allows.'],
])('says in words why "%.10s" cannot be read', (name, words) => {
  const read = () => readFileSync(path.join(work, name));
  let failed: unknown;
  try {
    read();
  } catch (error) {
    failed = error;
  }
  expect(reason(failed)).toBe(words);
});
