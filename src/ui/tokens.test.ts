import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorTokens, luminance } from '../build/colors';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colour tokens of a rule, as relative luminance. */
function luminances(selector: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(colorTokens(css, selector)).map(([name, rgb]) => [name, luminance(rgb)]),
  );
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
