import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { brokenSites } from '../../../tests/support/checks';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { loadSchemas } from '../cache/schema-cache';
import { Checker } from '../check/checker';
import { ImageList } from '../images/image-cache';
import { Output } from '../output/output';
import { hashOf } from '../project/hash';
import { prepareBuild } from './prepare';
import { type PageToRender, prepareRendering } from './render-pages';

const work = temporaryFolder('render-pages');
const pages = path.join(work, 'pages');
const out = path.join(work, 'out');

beforeAll(() => cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true }));

async function render(page: PageToRender) {
  const { schemas } = await loadSchemas();
  const checker = new Checker(pages, schemas);
  await checker.scan();
  const images = new ImageList(pages);
  const { rendering } = await prepareBuild({ pages, out }, checker, schemas, new Output(out), images);
  return (await prepareRendering(rendering))(page);
}

const hashIn = (file: string) => hashOf(readFileSync(path.join(pages, file)));

it('renders a page in every language', async () => {
  const hashes = new Map(
    ['finance/page.json', 'finance/es.json'].map((file) => [file, hashIn(file)] as const),
  );
  const { failure, sizes } = await render({ id: 'finance', dictionaries: ['es'], hashes });
  expect(failure).toBeUndefined();
  expect(Math.min(...sizes)).toBeGreaterThan(0);
});

it('a file that changed since it was checked stops the build', async () => {
  const hashes = new Map([
    ['finance/page.json', hashIn('finance/page.json')],
    ['finance/es.json', hashOf('{ "Before": "Antes" }')],
  ]);
  await expect(render({ id: 'finance', dictionaries: ['es'], hashes })).rejects.toThrow(
    /finance\/es\.json changed while it was built/,
  );
});

it('a file that cannot be read is told in one line', async () => {
  // A file where a folder should be: reading anything below it fails for every user.
  writeFileSync(path.join(pages, 'unreadable'), '');
  await expect(render({ id: 'unreadable', dictionaries: [], hashes: new Map() })).rejects.toThrow(
    /unreadable.page\.json cannot be read/,
  );
});
