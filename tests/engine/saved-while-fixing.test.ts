import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { fixFolder } from '../../src/node/check/fix-folder';
import { brokenSites, schemas } from '../support/checks';
import { temporaryFolder } from '../support/temporary-folder';

/** What somebody does, once, while an image is made smaller. */
const meanwhile = vi.hoisted(() => ({ act: () => {} }));

vi.mock('../../src/node/images/make-variant', async (importOriginal) => {
  const own = await importOriginal<typeof import('../../src/node/images/make-variant')>();
  return {
    ...own,
    makeSmaller: (...args: Parameters<typeof own.makeSmaller>) => {
      meanwhile.act();
      meanwhile.act = () => {};
      return own.makeSmaller(...args);
    },
  };
});

const pages = temporaryFolder('saved-while-fixing');
const page = path.join(pages, 'finance/page.json');
const read = () => readFileSync(page, 'utf8');
const change = (before: string, after: string) => writeFileSync(page, read().replace(before, after));
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a7f70' } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  rmSync(pages, { recursive: true, force: true });
  cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
  writeFileSync(path.join(pages, 'finance/plant.jpg'), await photograph(8000, 6000));
  change('"type": "hero",', '"type": "hero", "heroImage": "./plant.jpg", "heroImageAlt": "Home",');
  // A misspelt name with one possible correction, after the part that is saved meanwhile.
  change('"background"', '"backgruond"');
});

it('a document that is saved while its image is made smaller is corrected in its new state', async () => {
  const saved = read().replace('"title": "Finance",', '\n\n  "aliases": ["/money"],\n  "title": "Finance",');
  meanwhile.act = () => writeFileSync(page, saved);
  await fixFolder(pages, schemas);
  expect(read()).toBe(
    saved.replace('"./plant.jpg"', '"./plant-smaller.jpg"').replace('"backgruond"', '"background"'),
  );
});

it('a mistake that somebody has corrected meanwhile is not corrected again', async () => {
  meanwhile.act = () => change('"backgruond"', '"background"');
  await fixFolder(pages, schemas);
  expect(read()).toContain('"./plant-smaller.jpg"');
  expect(JSON.parse(read()).sections[1].background).toBe('muted');
});

it('a photograph that is replaced meanwhile is made smaller in its new state', async () => {
  const other = await photograph(6000, 8000);
  meanwhile.act = () => writeFileSync(path.join(pages, 'finance/plant.jpg'), other);
  await fixFolder(pages, schemas);
  const { width = 0, height = 0 } = await sharp(path.join(pages, 'finance/plant-smaller.jpg')).metadata();
  expect(width / height).toBeCloseTo(3 / 4, 2);
});

it('a document that is being written meanwhile is left as it is', async () => {
  const half = read().slice(0, 300);
  meanwhile.act = () => writeFileSync(page, half);
  await fixFolder(pages, schemas);
  expect(read().startsWith(half.slice(0, 200))).toBe(true);
});
