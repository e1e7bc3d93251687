import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { brokenSites } from '../support/checks';
import { stateOf } from '../support/folder-state';
import { runsOf } from '../support/runs';
import { temporaryFolder } from '../support/temporary-folder';

/** How many file operations a build may still do; later ones have no effect. */
const left = vi.hoisted(() => ({ operations: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<Record<string, unknown>>();
  const changing = /^(write|rename|rm|mkdir|append|unlink|truncate|cp|copyFile|symlink|utimes).*Sync$/;
  const wrapped = Object.entries(actual).map(([name, operation]) => {
    const open = name === 'openSync';
    if (!open && !changing.test(name)) return [name, operation];
    const does = operation as (...args: unknown[]) => unknown;
    const count = (...args: unknown[]) => {
      if ((!open || (args[1] ?? 'r') !== 'r') && left.operations-- <= 0) throw new Error('Killed.');
      return does(...args);
    };
    return [name, count];
  });
  return Object.fromEntries(wrapped);
});

// Compresses each text once: nearly all builds of this test write the same ones.
vi.mock('../../src/node/output/compress', async (importActual) => {
  const actual = await importActual<typeof import('../../src/node/output/compress')>();
  const memoized = (compress: (bytes: Uint8Array, quality?: number) => Buffer) => {
    const cache = new Map<string, Buffer>();
    return (bytes: Uint8Array, quality?: number) => {
      const key = `${quality} ${Buffer.from(bytes).toString('latin1')}`;
      const compressed = cache.get(key) ?? compress(bytes, quality);
      cache.set(key, compressed);
      return compressed;
    };
  };
  return { ...actual, brotli: memoized(actual.brotli), gzip: memoized(actual.gzip) };
});

// The inputs do not change during this test.
vi.mock('../../src/node/cache/inputs', async (importActual) => {
  const actual = await importActual<typeof import('../../src/node/cache/inputs')>();
  const key = actual.keyOfInputs();
  return { ...actual, keyOfInputs: () => key };
});

// Two of the application's files are enough: their number makes no difference to what a killed build leaves.
vi.mock('../../src/node/bundle/bundle', async (importActual) => {
  const actual = await importActual<typeof import('../../src/node/bundle/bundle')>();
  const bundle = actual.loadBundle('tests/sites/firm');
  const few = { ...bundle, clientFiles: bundle.clientFiles.slice(0, 2) };
  return { ...actual, loadBundle: () => few };
});

const work = temporaryFolder('killed');

/** Builds until the end, or until it is killed. Returns whether it completed. */
async function build(pages: string, out: string, compress: boolean, operations = Number.POSITIVE_INFINITY) {
  left.operations = operations;
  try {
    const { diagnostics } = await buildSite({ pages, out, compress });
    expect(diagnostics).toEqual([]);
    return left.operations >= 0;
  } catch (error) {
    if (left.operations >= 0) throw error;
    return false;
  } finally {
    left.operations = Number.POSITIVE_INFINITY;
  }
}

/** Two states of one site, which differ in a text, an alias and an image. A photograph with ten sizes is left out. */
function writeStates(): [before: string, after: string] {
  const [before, after] = [path.join(work, 'before'), path.join(work, 'after')];
  const change = (file: string, from: string, to: string, folder = after) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replaceAll(from, to));
  };
  for (const folder of [before, after]) {
    cpSync(path.join(brokenSites, '_valid'), folder, { recursive: true });
    change('sitemap/page.json', 'plant.webp', 'team.svg', folder);
    rmSync(path.join(folder, '_site/plant.webp'));
  }
  change('finance/page.json', '"title": "Finance"', '"aliases": ["/money"], "title": "Finance"');
  change('finance/es.json', '"Basta una', '"Solo hace falta una');
  writeFileSync(
    path.join(after, '_site/team.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  return [before, after];
}

it.each([false, true])(
  'a build after one that was killed at any operation equals a clean one, compressed: %s',
  async (compress) => {
    const [before, after] = writeStates();
    const out = path.join(work, `out-${compress}`);
    const clean = async (pages: string) => {
      const folder = path.join(work, 'clean');
      rmSync(folder, { recursive: true, force: true });
      await build(pages, folder, compress);
      return stateOf(folder);
    };
    const [cleanBefore, cleanAfter] = [await clean(before), await clean(after)];
    let isDone = false;
    // Compressed files only add more of the same operations: each text is written three times. A file takes three operations,
    // which no step divides: each of them is reached.
    const step = compress ? runsOf(13, 4) : runsOf(5, 1);
    for (let operations = 0; !isDone; operations += step) {
      // Killed while building into an empty folder.
      rmSync(out, { recursive: true, force: true });
      const isFirstDone = await build(before, out, compress, operations);
      await build(before, out, compress);
      expect(stateOf(out), `first, ${operations}`).toEqual(cleanBefore);
      // Killed while replacing a build, in both directions.
      const isSecondDone = await build(after, out, compress, operations);
      await build(after, out, compress);
      expect(stateOf(out), `forward, ${operations}`).toEqual(cleanAfter);
      const isThirdDone = await build(before, out, compress, operations);
      await build(after, out, compress);
      expect(stateOf(out), `back and forward, ${operations}`).toEqual(cleanAfter);
      isDone = isFirstDone && isSecondDone && isThirdDone;
    }
  },
);
