import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project/project';
import { fontCharacters, moreCharacters } from './fonts';

it('the stylesheet names the characters of the second file of the display face, and none of the first', () => {
  const css = readFileSync(path.join(projectRoot, 'src/ui/base.css'), 'utf8');
  const [, ranges = ''] = /bricolage-more[^}]*unicode-range:([^;]*);/.exec(css) ?? [];
  const named = ranges.trim().split(/,\s*/).flatMap((range) => {
    const [, first = '', last = first] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(range) ?? [];
    const [start, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index));
  });
  expect(named).toEqual(moreCharacters);
  expect(named.filter((character) => fontCharacters.includes(character))).toEqual([]);
});
