import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../project/project';
import { moreCharacters } from './fonts';

it('the second file of the display face stands before the first, and its range has all of its characters', () => {
  const css = readFileSync(path.join(engineRoot, 'src/ui/fonts.css'), 'utf8');
  expect(css.indexOf('bricolage-more.woff2')).toBeGreaterThan(0);
  expect(css.indexOf('bricolage-more.woff2')).toBeLessThan(css.indexOf('bricolage.woff2'));
  const [, first = '', last = ''] = /unicode-range: U\+([0-9A-F]+)-([0-9A-F]+);/i.exec(css) ?? [];
  const codes = moreCharacters.map((character) => character.codePointAt(0) ?? 0);
  expect(Math.min(...codes)).toBeGreaterThanOrEqual(Number.parseInt(first, 16));
  expect(Math.max(...codes)).toBeLessThanOrEqual(Number.parseInt(last, 16));
});
