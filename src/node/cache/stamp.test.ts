import { statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { stampOf } from './stamp';

const file = path.join(temporaryFolder('stamp'), 'page.json');

/** The time of the file's last change, in milliseconds, after it was set. */
function changedAt(milliseconds: number): number {
  writeFileSync(file, '{}');
  utimesSync(file, milliseconds / 1000, milliseconds / 1000);
  return statSync(file).mtimeMs;
}

it.each([
  ['a fraction of a second', 1_800_000_000_250, 50],
  ['a whole second, as coarse file systems give it', 1_800_000_000_000, 2000],
])('a file has a stamp once another change would give it another time: %s', (_, time, margin) => {
  const changed = changedAt(time);
  expect(stampOf([file], changed)).toBe('');
  expect(stampOf([file], changed + margin - 1)).toBe('');
  expect(stampOf([file], changed + margin)).not.toBe('');
});

it('a stamp tells a changed file from an unchanged one', () => {
  const later = changedAt(1_800_000_000_250) + 10_000;
  const before = stampOf([file, undefined], later);
  expect(stampOf([file], later)).toBe(before);
  utimesSync(file, 1_800_000_001.25, 1_800_000_001.25);
  expect(stampOf([file], later)).not.toBe(before);
  expect(stampOf([file, `${file}.gone`], later)).toBe('');
});
