import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import { hashOfImage } from '../images/read-image';
import { preparePictures } from './social';

const colors = { surface: '#ffffff', ink: '#000000', accent: '#000000', 'accent-1': '#000000' };
const page = { title: 'Welcome', breadcrumb: [], language: 'en' } as unknown as ResolvedPage;
const mark = [{ path: 'M0 0h32v32H0z', color: 'ink' }];
/** A key that no earlier run has cached. */
const run = `${process.pid} ${Date.now()}`;

/** The first and the last column and row of a picture in which something is drawn above its band. */
async function drawn(brand: object, title = page.title) {
  const draw = await preparePictures(run, '.', colors);
  const site = { brand, accents: 1 } as unknown as ResolvedSite;
  const png = await draw({ ...page, title }, site, undefined);
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  const rows = new Set<number>();
  for (let at = 0; at < (info.height - 20) * info.width; at++) {
    if ((data[at * info.channels] ?? 255) > 200) continue;
    columns.add(at % info.width);
    rows.add(Math.floor(at / info.width));
  }
  const ends = (all: Set<number>) => (all.size === 0 ? [] : [Math.min(...all), Math.max(...all)]);
  return { columns: ends(columns), rows: ends(rows) };
}

it.each([
  'Oto',
  'Städtische Musikschule Nordend',
  'Binnenschifffahrtsgesellschaft',
  'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMM',
])('a name stays beside the photograph, with a mark and without: %s', async (name) => {
  for (const brand of [{ name }, { name, mark }]) {
    const { columns, rows } = await drawn(brand);
    // The photograph begins at 740.
    expect(columns[1]).toBeLessThanOrEqual(728);
    expect(rows[0]).toBeGreaterThanOrEqual(60);
  }
});

it.each(['Grundstücksverkehrsgenehmigung', 'Für die Straßenverkehrszulassungsbehörde', 'M'.repeat(40)])(
  'a title stays beside the photograph: %s',
  async (title) => {
    expect((await drawn({ name: 'Oto' }, title)).columns[1]).toBeLessThanOrEqual(728);
  },
);

it('a title without long words keeps its size', async () => {
  const rowsOf = async (title: string) => (await drawn({ name: '' }, title)).rows;
  expect(await rowsOf('Xylo and more')).toEqual(await rowsOf('Xylo'));
});

it('what shows through a photograph is the ground of the picture', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 500, height: 700, channels: 4, background: clear } })
    .png()
    .toBuffer();
  writeFileSync(path.join(folder, 'clear.png'), bytes);
  const draw = await preparePictures(run, folder, { ...colors, surface: '#f0e0d0' });
  const site = { brand: { name: 'Oto' }, accents: 1 } as unknown as ResolvedSite;
  const png = await draw(page, site, { file: 'clear.png', hash: hashOfImage(bytes) });
  rmSync(folder, { recursive: true });
  const [red = 0, green = 0, blue = 0] = await sharp(png)
    .extract({ left: 1000, top: 300, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  // JPEG keeps colours nearly.
  for (const [part, wanted] of [[red, 0xf0] as const, [green, 0xe0] as const, [blue, 0xd0] as const])
    expect(Math.abs(part - wanted)).toBeLessThan(4);
});

it('a name stands for a title that the face has no letters for, unless there is a mark', async () => {
  expect((await drawn({ name: 'Oto' }, 'Курси')).rows).not.toEqual([]);
  expect((await drawn({ name: 'Ото' }, 'Курси')).rows).toEqual([]);
  expect(await drawn({ name: 'Oto', mark }, 'Курси')).toEqual({ columns: [172, 451], rows: [165, 444] });
});
