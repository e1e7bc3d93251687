import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ResolvedSite } from '../../content/resolve/resolved-page';
import { homeIcon } from './home-icon';

const colors = { surface: '#f0e0d0', ink: '#102030', accent: '#5b1090', 'on-accent': '#fefdff' };
const mark = [{ path: 'M0 0h32v16H0z', color: 'ink' }];
/** A key that no earlier run has cached. */
const run = `${process.pid} ${Date.now()}`;

/** The colours of an icon that cover more than a hundredth of it, as they lie from the top left corner on. */
async function colorsOf(brand: object): Promise<string[]> {
  const png = await homeIcon({ brand } as unknown as ResolvedSite, run, colors, undefined);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([180, 180]);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    // What shows through would be black on a phone.
    expect(info.channels < 4 || data[at + 3] === 255).toBe(true);
    const color = `#${data.subarray(at, at + 3).toString('hex')}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 324).map(([color]) => color);
}

it("is the site's mark on the ground of its pages", async () => {
  expect(await colorsOf({ name: 'Oto', mark })).toEqual([colors.surface, colors.ink]);
});

it('is the first letter of its name where it has no mark', async () => {
  expect(await colorsOf({ name: 'Oto' })).toEqual([colors.accent, colors['on-accent']]);
  expect(await colorsOf({ name: 'Östliche Häfen' })).toEqual([colors.accent, colors['on-accent']]);
});

it('has no letter that the face lacks, and no sign for a missing one', async () => {
  expect(await colorsOf({ name: 'مرفأ' })).toEqual([colors.accent]);
});

it('is drawn anew for another name and another mark', async () => {
  const draw = async (brand: object) =>
    Buffer.from(await homeIcon({ brand } as unknown as ResolvedSite, run, colors, undefined)).toString('hex');
  const all = await Promise.all([{ name: 'Oto' }, { name: 'Uno' }, { name: 'Oto', mark }].map(draw));
  expect(new Set(all).size).toBe(3);
});
