import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colour tokens of a rule, as relative luminance. */
function luminances(selector: string): Record<string, number> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const tokens = rule.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...tokens].map(([, name, l, c, h]) => [name, luminance(Number(l), Number(c), Number(h))]),
  );
}

/** OKLCH to relative luminance, by way of linear sRGB (Ottosson's matrices). */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['surface', 'surface-muted', 'surface-raised'];
const pairs: [text: string, grounds: string[], least: number][] = [
  ['ink', grounds, 7],
  ['ink-soft', grounds, 7],
  ['accent', grounds, 7],
  ['error', grounds, 4.5],
  ['on-accent', ['accent', 'accent-strong'], 7],
  ['surface', ['ink'], 7],
  ['line-strong', grounds, 3],
];

describe.each([':root', '.dark'])('the tokens of %s', (selector) => {
  const tokens = luminances(selector);
  const cases = pairs.flatMap(([text, on, least]) => on.map((ground) => [text, ground, least] as const));
  it.each(cases)('%s on %s has a contrast of %d at least', (text, ground, least) => {
    const [light = 0, dark = 0] = [tokens[text], tokens[ground]].map(Number).sort((a, b) => b - a);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(least);
  });
});
