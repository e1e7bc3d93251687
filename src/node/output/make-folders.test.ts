import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { makeFolders } from './make-folders';

it('creates a folder with those above it, whether or not they are there', () => {
  const folder = path.join(temporaryFolder('make-folder'), 'a/b/c');
  makeFolders(folder);
  makeFolders(folder);
  expect(existsSync(folder)).toBe(true);
});

it.skipIf(process.platform !== 'linux')('says so where no folder can be', () => {
  expect(() => makeFolders('/proc/nobody/nothing')).toThrow('ENOENT');
});
