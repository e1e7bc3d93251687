import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oklch, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { colorTokens } from '../../build/render/colors';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));
const site = read('../../ui/tokens.css');

/** A colour of the workbench's own, in light or in dark. */
function own(name: string, theme: number): string {
  const [, ...colors] =
    new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(read('base.css')) ??
    [];
  return colors[theme] ?? '';
}

it.each(sheets)('%s needs nothing of the site that another site may lack', (file) => {
  expect(read(file).match(/var\(--layer-[\w-]*/g) ?? []).toEqual([]);
});

describe.each([':root', '.dark'])('in %s', (selector) => {
  const theme = selector === ':root' ? 0 : 1;
  const tokens = colorTokens(site, selector);
  const cases = ['surface', 'surface-muted', 'surface-raised'].flatMap((ground) => [
    ['caution', ground, 3] as const,
    ['caution-words', ground, 4.5] as const,
    ['done', ground, 3] as const,
  ]);
  it.each(cases)('%s on %s has a contrast of %d at least', (name, ground, least) => {
    expect(wcagContrast(own(name, theme), tokens[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });

  it('what warns is amber, its words too', () => {
    for (const name of ['caution', 'caution-words']) {
      const hue = oklch(own(name, theme))?.h;
      expect(hue).toBeGreaterThan(60);
      expect(hue).toBeLessThan(95);
    }
  });
});
