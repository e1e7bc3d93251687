import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { loadSchemas } from '../../src/node/cache/schema-cache';
import { fixFolder } from '../../src/node/check/fix-folder';
import { brokenSites } from '../support/checks';
import { scanned } from '../support/scanned';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('pictures');

/** A detailed photograph, as a camera held upright saves it. */
async function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: '#888',
    },
  })
    .resize(width, height)
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A copy of the small site whose finance page shows this image. */
function siteWith(name: string, hero: string, files: Record<string, string | Uint8Array> = {}): string {
  const folder = path.join(work, name);
  cpSync(path.join(brokenSites, '_valid'), folder, { recursive: true });
  for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(folder, file), bytes);
  const file = path.join(folder, 'finance/page.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"type": "hero",', `"type": "hero", ${hero},`));
  return folder;
}

const shows = (file: string, more = '') => `"heroImage": "${file}", "heroImageAlt": "Home"${more}`;
const assets = (out: string) => readdirSync(path.join(out, 'assets'));

describe('a photograph', () => {
  const out = path.join(work, 'dist');
  let pages = '';
  let html = '';
  beforeAll(async () => {
    const bytes = await photograph(3000, 2000);
    pages = siteWith('photograph', shows('./plant.jpg', ', "heroImageFocus": [0.5, 0.2]'), {
      'finance/plant.jpg': bytes,
      'sitemap/again.jpg': bytes,
      'sitemap/unused.jpg': await photograph(900, 600),
    });
    const sitemap = path.join(pages, 'sitemap/page.json');
    writeFileSync(sitemap, readFileSync(sitemap, 'utf8').replace('../_site/plant.webp', './again.jpg'));
    const { diagnostics } = await buildSite({ pages, out });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    html = readFileSync(path.join(out, 'finance.html'), 'utf8');
  });

  it('is served as AVIF and in its own format, in widths up to its own, with its dimensions and its colour', () => {
    const [picture = ''] = /<picture.*?<\/picture>/s.exec(html) ?? [];
    const widths = [...picture.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([192, 400, 828, 1200, 1600, 2000, 192, 400, 828, 1200, 1600, 2000]);
    expect(picture).toMatch(/<source type="image\/avif" srcSet="[^"]+\.avif 192w/);
    expect(picture).toContain('sizes="(min-width: 64rem) 50vw, 100vw"');
    expect(picture).toContain('width="2000" height="3000"');
    expect(picture).toMatch(/object-position:50% 20%/);
    expect(picture).toMatch(/background-color:#[0-9a-f]{6}/);
  });

  it('is preloaded, and not lazy, if it is in the first section', () => {
    expect(html).toMatch(
      /<link rel="preload" as="image" imagesrcset="[^"]+" imagesizes="[^"]+" type="image\/avif"/,
    );
    expect(html).not.toMatch(/<img[^>]*loading="lazy"/);
  });

  it('loses its location and camera data, is upright, and is as wide as its name says', async () => {
    const files = assets(out).filter((file) => /-\d+\.(jpg|avif)$/.test(file));
    expect(files).toHaveLength(12);
    for (const file of files) {
      const { width, height, exif, icc, orientation } = await sharp(
        path.join(out, 'assets', file),
      ).metadata();
      expect({ exif, icc, orientation }, file).toEqual({
        exif: undefined,
        icc: undefined,
        orientation: undefined,
      });
      expect(width, file).toBe(Number(/-(\d+)\.\w+$/.exec(file)?.[1]));
      expect(height, file).toBe(Math.round((width * 3) / 2));
    }
  });

  it('is written once if it is in two folders, and not at all if no page shows it', () => {
    expect(assets(out).filter((file) => file.includes('-900.'))).toEqual([]);
    expect(readFileSync(path.join(out, 'sitemap.html'), 'utf8')).toContain(
      /\/assets\/[0-9a-f]{32}-828\.avif/.exec(html)?.[0],
    );
  });

  it('is made only once', async () => {
    const cache = 'node_modules/.cache/images';
    // Other tests fill the same cache meanwhile.
    const own = assets(out).filter((file) => /-\d+\.(jpg|avif)$/.test(file));
    expect(own).toHaveLength(12);
    const times = () => own.map((file) => [file, statSync(path.join(cache, file)).mtimeMs]);
    const before = times();
    await buildSite({ pages, out: path.join(work, 'again') });
    expect(times()).toEqual(before);
    expect(assets(path.join(work, 'again'))).toEqual(assets(out));
  });
});

it('a drawing is stripped of what its editing program left in it', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><!-- made by hand --><metadata>a</metadata><rect width="4" height="4"/></svg>';
  const out = path.join(work, 'drawing-dist');
  await buildSite({
    pages: siteWith('drawing', shows('./plant.svg'), { 'finance/plant.svg': drawing }),
    out,
  });
  const page = readFileSync(path.join(out, 'finance.html'), 'utf8');
  const [, file = ''] = /<img src="\/assets\/([0-9a-f]{32}\.svg)"/.exec(page) ?? [];
  const text = readFileSync(path.join(out, 'assets', file), 'utf8');
  expect(text).not.toMatch(/made by hand|metadata/);
  expect(text).toContain('<path');
});

it('an incomplete photograph stops the build with one finding, and nothing is written', async () => {
  const bytes = (await photograph(1200, 900)).subarray(0, 9000);
  const pages = siteWith('half', shows('./plant.jpg'), { 'finance/plant.jpg': bytes });
  const out = path.join(work, 'half-dist');
  const { diagnostics } = await buildSite({ pages, out });
  expect(diagnostics).toMatchObject([{ code: 'broken-image', file: 'finance/plant.jpg', severity: 'error' }]);
  expect(diagnostics[0]?.hint).toContain('Export it again');
  expect(existsSync(path.join(out, 'finance.html'))).toBe(false);
});

describe('an image that is too large', () => {
  it('gets a smaller copy with --fix, which the documents name then', async () => {
    const bytes = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#8a7f70' } })
      .jpeg()
      .toBuffer();
    const pages = siteWith('large', shows('./plant.jpg'), { 'finance/plant.jpg': bytes });
    const { schemas } = await loadSchemas();
    const codes = async () => {
      const checker = await scanned(pages, schemas);
      return checker.findings().map(({ code }) => code);
    };
    expect(await codes()).toEqual(['image-too-large']);
    const changes = await fixFolder(pages, schemas);
    expect(changes.map(({ file }) => file)).toEqual(['finance/plant-smaller.jpg', 'finance/page.json']);
    expect(await codes()).toEqual(['unused-image']);
    expect(await sharp(path.join(pages, 'finance/plant-smaller.jpg')).metadata()).toMatchObject({
      width: 4000,
      height: 3000,
    });
    expect(readFileSync(path.join(pages, 'finance/page.json'), 'utf8')).toContain('"./plant-smaller.jpg"');
  });

  it('is one finding and is never decoded if it would fill the memory', async () => {
    // A file of a few bytes that claims to have 20,000 by 20,000 pixels.
    const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(20_000, 20);
    const pages = siteWith('bomb', shows('./plant.png'), { 'finance/plant.png': bytes });
    const { diagnostics } = await buildSite({ pages, out: path.join(work, 'bomb-dist') });
    expect(diagnostics).toMatchObject([{ code: 'image-too-large', file: 'finance/plant.png' }]);
    const { schemas } = await loadSchemas();
    expect(await fixFolder(pages, schemas)).toEqual([]);
  });
});
