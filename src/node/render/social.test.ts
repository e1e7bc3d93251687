import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
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

it('a name stands for a title that the face has no letters for, unless there is a mark', async () => {
  expect((await drawn({ name: 'Oto' }, 'Курси')).rows).not.toEqual([]);
  expect((await drawn({ name: 'Ото' }, 'Курси')).rows).toEqual([]);
  expect(await drawn({ name: 'Oto', mark }, 'Курси')).toEqual({ columns: [172, 451], rows: [165, 444] });
});
