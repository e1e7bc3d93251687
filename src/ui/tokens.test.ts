import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { colorTokens } from '../build/render/colors';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

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
  const tokens = colorTokens(css, selector);
  const cases = pairs.flatMap(([text, on, least]) => on.map((ground) => [text, ground, least] as const));
  if (tokens['surface-deep']) cases.push(['ink', 'surface-deep', 7], ['ink-soft', 'surface-deep', 7]);
  it.each(cases)('%s on %s has a contrast of %d at least', (text, ground, least) => {
    expect(wcagContrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
