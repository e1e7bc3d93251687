import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { whatToCompare } from '../../scripts/pictures/compare-looks';
import { temporaryFolder } from '../support/temporary-folder';

/** A build with pages that show sections of these types, and with examples of types. */
function build(name: string, pages: Record<string, string[]>, examples: string[]): string {
  const out = path.join(temporaryFolder('compare-looks'), name);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  };
  for (const [route, types] of Object.entries(pages)) {
    write(`${route}.html`, '');
    write(`content/en/${route}.json`, JSON.stringify({ sections: types.map((type) => ({ type })) }));
  }
  for (const example of examples) {
    write(`_gallery/${example}.html`, '');
    const [type] = example.split('/');
    write(`content/en/_gallery/${example}.json`, JSON.stringify({ sections: [{ type }] }));
  }
  return out;
}

it('what only one of two builds has is new or gone, and is compared with nothing', () => {
  const before = build('before', { index: ['hero'], team: ['leaders'], old: ['map'] }, [
    'hero/short',
    'map/one',
  ]);
  const after = build('after', { about: ['leaders', 'venue'], index: ['hero'], team: ['leaders'] }, [
    'hero/short',
    'venue/one',
  ]);
  expect(whatToCompare(before, after, 'en')).toEqual({
    both: ['', 'team', '_gallery/hero/short'],
    added: ['about', '_gallery/venue/one'],
    gone: ['old', '_gallery/map/one'],
  });
  expect(whatToCompare(before, before, 'en')).toMatchObject({ added: [], gone: [] });
});
