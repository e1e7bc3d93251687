import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { FolderChanges } from './folder-changes';

const folder = temporaryFolder('folder-changes');
const file = path.join(folder, 'page.json');
let changes: FolderChanges;

/** The files passed by the next call. */
async function passed(): Promise<readonly string[]> {
  let files: readonly string[] = [];
  await changes.since(async (changed) => {
    files = changed;
  });
  return files;
}

/** Saves the file as of some time, since the date of a change says whether another one would be noticed. */
function save(text: string, seconds: number): void {
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

/** In seconds: a file saved then could change again without any other date. */
const justNow = () => Date.now() / 1000 + 3600;
const longAgo = 1_600_000_000.5;

beforeEach(() => {
  rmSync(file, { force: true });
  save('{}', longAgo);
  changes = new FolderChanges(folder);
});

it('passes a file that has just been saved once, and again only if its text is another', async () => {
  const now = justNow();
  save('{"a":1}', now);
  expect(await passed()).toEqual(['page.json']);
  expect(await passed()).toEqual([]);
  save('{"a":2}', now);
  expect(await passed()).toEqual(['page.json']);
  expect(await passed()).toEqual([]);
});

it('does not pass a file again when it has grown old enough to be trusted', async () => {
  save('{"a":1}', justNow());
  expect(await passed()).toEqual(['page.json']);
  utimesSync(file, longAgo + 1, longAgo + 1);
  expect(await passed()).toEqual([]);
  expect(await passed()).toEqual([]);
  save('{"a":2}', longAgo + 1.25);
  expect(await passed()).toEqual(['page.json']);
});

it('passes a file that is saved after it was seen for the first time, however new it was', async () => {
  const now = justNow();
  save('{"a":1}', now);
  changes = new FolderChanges(folder);
  expect(await passed()).toEqual([]);
  save('{"a":2}', now);
  expect(await passed()).toEqual(['page.json']);
});

it('passes files that come and go, and links to elsewhere', async () => {
  rmSync(file);
  expect(await passed()).toEqual(['page.json']);
  expect(await passed()).toEqual([]);
  symlinkSync('/nowhere', file);
  expect(await passed()).toEqual(['page.json']);
  expect(await passed()).toEqual([]);
});

it('never opens what is no file, such as a pipe', async () => {
  rmSync(file);
  execFileSync('mkfifo', [file]);
  expect(await passed()).toEqual(['page.json']);
  expect(await passed()).toEqual([]);
});

it('passes a file in place of which a link leads out to the same text, and a link that leads elsewhere', async () => {
  const elsewhere = temporaryFolder('folder-changes-elsewhere');
  writeFileSync(path.join(elsewhere, 'page.json'), '{"a":1}');
  save('{"a":1}', justNow());
  expect(await passed()).toEqual(['page.json']);
  rmSync(file);
  symlinkSync(path.join(elsewhere, 'page.json'), file);
  expect(await passed()).toEqual(['page.json']);
  rmSync(file);
  symlinkSync(elsewhere, file);
  expect(await passed()).toEqual(['page.json']);
  expect(await passed()).toEqual([]);
});

it('passes files again that could not be taken', async () => {
  save('{"a":1}', justNow());
  const fails = changes.since(() => Promise.reject(new Error('Locked.')));
  await expect(fails).rejects.toThrow('Locked.');
  expect(await passed()).toEqual(['page.json']);
  expect(await passed()).toEqual([]);
});
