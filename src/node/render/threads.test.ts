import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brokenSites } from '../../../tests/support/checks';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { loadSchemas } from '../cache/schema-cache';
import { Checker } from '../check/checker';
import { ImageList } from '../images/image-cache';
import { Output } from '../output/output';
import { hashOf } from '../project/hash';
import { prepareBuild } from './prepare';
import type { Rendered } from './render-pages';
import { startThread } from './threads';

const work = temporaryFolder('threads');
const pages = path.join(work, 'pages');
const out = path.join(work, 'out');

async function prepare() {
  const { schemas } = await loadSchemas();
  const checker = new Checker(pages, schemas);
  await checker.scan();
  return (await prepareBuild({ pages, out }, checker, schemas, new Output(out), new ImageList(pages, '')))
    .rendering;
}

it('another thread renders every page, whatever part it begins with', async () => {
  cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
  const hashIn = (file: string) => hashOf(readFileSync(path.join(pages, 'finance', file)));
  const [document, dictionary] = [hashIn('page.json'), hashIn('es.json')];
  const items = Array.from({ length: 200 }, (_, number) => ({
    id: `page-${number}`,
    dictionaries: ['es'],
    hashes: new Map([
      [`page-${number}/page.json`, document],
      [`page-${number}/es.json`, dictionary],
    ]),
  }));
  for (const { id } of items) cpSync(path.join(pages, 'finance'), path.join(pages, id), { recursive: true });
  const rendering = await prepare();
  for (const [own, parts] of [
    [0, 1],
    [1, 2],
    [1, 3],
    [3, 4],
  ] as const) {
    const results: Rendered[] = [];
    const taken = new Int32Array(new SharedArrayBuffer(4 * parts));
    await startThread({ rendering, items, own, taken }, (some) => results.push(...some));
    // It begins with its own part and continues with what the others have left.
    const start = own * 50 * Math.ceil(items.length / 50 / parts);
    expect(results[0]?.id).toBe(`page-${start}`);
    expect(results.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort());
    for (const { failure, sizes } of results) {
      expect(failure).toBeUndefined();
      expect(Math.min(...Object.values(sizes))).toBeGreaterThan(0);
    }
  }
});

it('a file that another thread cannot read is told in one line', async () => {
  // A file where a folder should be: reading anything below it fails for every user.
  writeFileSync(path.join(pages, 'unreadable'), '');
  const items = [{ id: 'unreadable', dictionaries: [], hashes: new Map() }];
  const taken = new Int32Array(new SharedArrayBuffer(4));
  await expect(startThread({ rendering: await prepare(), items, own: 0, taken }, () => {})).rejects.toThrow(
    /unreadable.page\.json cannot be read/,
  );
});

it('a file that changed since it was checked stops another thread, too', async () => {
  writeFileSync(path.join(pages, 'page-7/es.json'), '{}');
  rmSync(path.join(pages, 'unreadable'), { force: true });
  const hashes = new Map([['page-7/page.json', hashOf(readFileSync(path.join(pages, 'page-7/page.json')))]]);
  hashes.set('page-7/es.json', hashOf('{ "Before": "Antes" }'));
  const items = [{ id: 'page-7', dictionaries: ['es'], hashes }];
  const taken = new Int32Array(new SharedArrayBuffer(4));
  await expect(startThread({ rendering: await prepare(), items, own: 0, taken }, () => {})).rejects.toThrow(
    /page-7\/es\.json changed while it was built/,
  );
});
