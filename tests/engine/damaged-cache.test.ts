import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { isError } from '../../src/content/model/diagnostics';
import { sealedFiles, sealFolder } from '../../src/node/cache/sealed-folder';
import { doImageJob } from '../../src/node/images/do-image-job';
import type { ImageJob } from '../../src/node/images/image-jobs';
import { listFiles } from '../../src/node/read/files';
import { brokenSites } from '../support/checks';
import { stateOf, visible } from '../support/folder-state';
import { temporaryFolder } from '../support/temporary-folder';

const { work } = vi.hoisted(() => {
  const { mkdtempSync: make } = process.getBuiltinModule('node:fs');
  const { tmpdir: folder } = process.getBuiltinModule('node:os');
  return { work: make(`${folder()}/damaged-cache-`) };
});
// A cache for this test alone: other tests use the project's.
vi.mock('../../src/node/cache/place', async (importActual) => {
  const actual = await importActual<typeof import('../../src/node/cache/place')>();
  const { join } = process.getBuiltinModule('node:path');
  // Bundling takes seconds; sealed folders are tested below.
  const inCache = (...names: string[]) =>
    names[0] === 'bundles' ? actual.inCache(...names) : join(work, 'cache', ...names);
  return { inCache };
});
// The process that makes images uses the project's cache.
vi.mock('../../src/node/images/image-jobs', () => ({
  makeImages: async (jobs: readonly ImageJob[], done: (file: string, problem?: string) => void) => {
    for (const job of jobs) done((await doImageJob(job)).file);
  },
}));

const pages = path.join(work, 'pages');
const cache = path.join(work, 'cache');
const out = path.join(work, 'dist');
afterAll(() => rmSync(work, { recursive: true, force: true }));

const damages: Record<string, (file: string) => void> = {
  cut: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  emptied: (file) => truncateSync(file),
  altered: (file) => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 3);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
  removed: (file) => rmSync(file),
};

/** Builds to an empty folder, and returns every file. */
async function build(): Promise<Record<string, string>> {
  rmSync(out, { recursive: true, force: true });
  const { diagnostics } = await buildSite({ pages, out });
  expect(diagnostics.filter(isError)).toEqual([]);
  return visible(stateOf(out));
}

describe('a damaged file in the cache is made again', () => {
  let clean: Record<string, string>;
  beforeAll(async () => {
    cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
    const site = path.join(pages, '_site/site.json');
    writeFileSync(site, readFileSync(site, 'utf8').replace('{', '{ "socialPictures": true,'));
    const small = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#8a7f70' } })
      .webp()
      .toBuffer();
    writeFileSync(path.join(pages, '_site/plant.webp'), small);
    clean = await build();
  });

  // What else can happen to a file: cache.test.ts.
  it('after it was altered', async () => {
    const kinds = new Set<string>();
    for (const file of listFiles(cache)) {
      // One file of each kind is enough: all widths, and all pages, are stored alike.
      const kind = file.replace(/[0-9a-f]{32}(-\d+)?/g, '');
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      damages.altered?.(path.join(cache, file));
      expect(await build(), file).toEqual(clean);
    }
    expect([...kinds].map((kind) => kind.split('/')[0])).toEqual(
      expect.arrayContaining(['builds', 'images', 'inputs', 'schemas', 'social', 'validate-pages']),
    );
  });

  it('after all of them were altered or swapped', async () => {
    for (const file of listFiles(cache)) damages.altered?.(path.join(cache, file));
    expect(await build()).toEqual(clean);
    const variants = listFiles(path.join(cache, 'images')).filter((file) => file.endsWith('.avif'));
    expect(variants.length).toBeGreaterThan(0);
    const social = listFiles(path.join(cache, 'social'));
    const [first = '', second = ''] = social.map((file) => path.join(cache, 'social', file));
    cpSync(first, second);
    expect(await build()).toEqual(clean);
  });
});

describe('a cached folder is complete', () => {
  const folder = temporaryFolder('sealed-folder');
  const write = () => {
    rmSync(folder, { recursive: true, force: true });
    for (const file of ['template.html', 'client/assets/a.js', 'client/manifest.json', 'server/entry.cjs'])
      cpSync(path.join(brokenSites, '_valid/index/page.json'), path.join(folder, file));
    sealFolder(folder);
  };

  it.each(Object.keys(damages))('unless one of its files was %s', (damage) => {
    write();
    const files = sealedFiles(folder) ?? [];
    expect(files).toHaveLength(4);
    for (const file of [...files, 'files.json']) {
      write();
      damages[damage]?.(path.join(folder, file));
      expect(sealedFiles(folder), file).toBeUndefined();
    }
  });

  it('and leaves out files that were added later', () => {
    write();
    writeFileSync(path.join(folder, 'client/assets/stray.js'), 'stray');
    expect(sealedFiles(folder)).not.toContain('client/assets/stray.js');
  });
});
