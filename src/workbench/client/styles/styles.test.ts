import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oklch } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrastOf, parseColor } from '../../../content/site/theme/color';
import { resolveTheme } from '../../../content/site/theme/theme';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));

/** One of the workbench's own colours in light or dark. */
function own(name: string, theme: number): string {
  const [, ...colors] =
    new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(read('base.css')) ??
    [];
  return colors[theme] ?? '';
}

it.each(sheets)('%s needs nothing of the site that another site may lack', (file) => {
  expect(read(file).match(/var\(--accent-\d/g) ?? []).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in %s', (shade) => {
  const theme = shade === 'light' ? 0 : 1;
  const look = resolveTheme(undefined)[shade];
  const cases = (['surface', 'surfaceMuted', 'surfaceRaised'] as const).flatMap((ground) => [
    ['caution', ground, 3] as const,
    ['caution-words', ground, 4.5] as const,
    ['done', ground, 3] as const,
  ]);
  it.each(cases)('%s on %s has a contrast of %d at least', (name, ground, least) => {
    const color = parseColor(own(name, theme));
    expect(color && contrastOf(color, look[ground])).toBeGreaterThanOrEqual(least);
  });

  it('what warns is amber, its words too', () => {
    for (const name of ['caution', 'caution-words']) {
      const hue = oklch(own(name, theme))?.h;
      expect(hue).toBeGreaterThan(60);
      expect(hue).toBeLessThan(95);
    }
  });
});
