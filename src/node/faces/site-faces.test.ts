import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { describe, expect, it, vi } from 'vitest';
import { isFace } from '../../content/site/theme/faces';
import { engineRoot } from '../project/project';
import { lookAtFace } from './look-at-face';
import { siteFaces } from './site-faces';

const require = createRequire(path.join(engineRoot, 'package.json'));
const name = '@fontsource-variable/bricolage-grotesque';
const bricolage = readFileSync(require.resolve(`${name}/files/bricolage-grotesque-latin-wght-normal.woff2`));
const regular = await subsetFont(
  bricolage,
  String.fromCharCode(...Array.from({ length: 0x180 }, (_, code) => code)),
  {
    targetFormat: 'sfnt',
    variationAxes: { wght: 400 },
  },
);
const files = new Map<string, Uint8Array>([
  ['_site/fonts/Variable.woff2', bricolage],
  ['_site/fonts/Regular.ttf', regular],
  ['_site/fonts/Page.woff2', Buffer.from('<!doctype html><p>Not found.</p>')],
  ['_site/fonts/Half.woff2', bricolage.subarray(0, 4000)],
  ['_site/fonts/Pointer.woff2', Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:4d\n')],
]);
for (const [name, text] of [
  ['Capitals', ' ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['Ascii', ' .ABCabcdefghijklmnopqrstuvwxyz'],
] as const)
  files.set(
    `_site/fonts/${name}.ttf`,
    await subsetFont(bricolage, text, { targetFormat: 'sfnt', variationAxes: { wght: 400 } }),
  );
/** A key that no earlier run has cached. */
const run = `${process.pid} ${Date.now()}`;
const read = (file: string) => files.get(file);
const letters = 'abcdefghijklmnopqrstuvwxyz ABC.';
const make = (theme: object, characters = letters) => siteFaces(theme, characters, run, read);
const fontOf = (bytes: Uint8Array | undefined) => {
  const font = create(Buffer.from(bytes ?? []));
  if (font.isCollection) throw new Error('A collection.');
  return font;
};

describe('looking at a face', () => {
  const look = (file: string) => lookAtFace({ file: `_site/fonts/${file}` }, read);

  it('says its weights and its letters', () => {
    expect(lookAtFace({ package: name }, read)).toMatchObject({
      name: 'Bricolage Grotesque',
      isVariable: true,
      weights: [200, 800],
    });
    expect(look('Variable.woff2')).toMatchObject({ isVariable: true, weights: [200, 800] });
    expect(look('Regular.ttf')).toMatchObject({ isVariable: false, weights: [400] });
    // The package has letters in three files.
    const face = lookAtFace({ package: name }, read);
    const ranges = isFace(face) ? face.ranges : [];
    const has = (code: number) => ranges.some(([first, last]) => first <= code && code <= last);
    expect([0x61, 0xe9, 0x119, 0x1ea1, 0x3a9].map(has)).toEqual([true, true, true, true, false]);
  });

  it('says what is wrong', () => {
    expect(look('None.woff2')).toEqual({ why: 'no-file' });
    expect(look('Page.woff2')).toMatchObject({ why: 'no-face-file' });
    expect(look('Half.woff2')).toMatchObject({ why: 'no-face-file' });
    expect(look('Pointer.woff2')).toMatchObject({ message: expect.stringContaining('Git LFS') });
    expect(lookAtFace({ package: '@fontsource/there-is-none' }, read)).toEqual({ why: 'not-installed' });
    expect(lookAtFace({ package: 'react' }, read)).toEqual({ why: 'no-face-package' });
  });
});

describe('the faces of a site', () => {
  it('have the characters of the site and no others', async () => {
    const made = await make({ text: { package: name, weight: 400 } }, `${letters}é`);
    const [[file, bytes] = []] = made?.files ?? [];
    expect(made?.files.size).toBe(1);
    expect(made?.rules[0]).toContain(`url(/${file})`);
    expect(String.fromCodePoint(...fontOf(bytes).characterSet.filter((code) => code < 0xffff))).toBe(
      ' .ABCabcdefghijklmnopqrstuvwxyzé',
    );
  });

  it('take what one file of a package lacks from the next, for pages that show it', async () => {
    const made = await make({ text: { package: name } }, `${letters}ęệ`);
    expect(made?.files.size).toBe(3);
    const ranges = made?.rules.map((rule) => /unicode-range:([^}]*)/.exec(rule)?.[1]);
    expect(ranges?.slice(0, 3)).toEqual(['U+119', 'U+1EC7', undefined]);
  });

  it('are the same when the site shows a character that they lack', async () => {
    const [plain, greek] = [
      await make({ text: { package: name } }),
      await make({ text: { package: name } }, `${letters}Ω`),
    ];
    expect([...(greek?.files.keys() ?? [])]).toEqual([...(plain?.files.keys() ?? [])]);
    // The fallback must not cover letters of another script, for which the system has a better font.
    expect(plain?.rules.join()).not.toContain('unicode-range');
    expect(greek?.rules.at(-1)).toContain('unicode-range:U+0-36F');
  });

  it('are other files when the site shows another character', async () => {
    const [plain, more] = [
      await make({ text: { package: name } }),
      await make({ text: { package: name } }, `${letters}D`),
    ];
    expect([...(more?.files.keys() ?? [])]).not.toEqual([...(plain?.files.keys() ?? [])]);
  });

  it('have the weights that the theme says', async () => {
    const weights = async (face: object) => {
      const made = await make({ text: face });
      return made?.rules.map((rule) => /font-weight:([^;]*)/.exec(rule)?.[1]);
    };
    const file = 'fonts/Variable.woff2';
    expect(await weights({ file, weight: 500 })).toEqual(['500 700', '500', '700']);
    expect(await weights({ file, weight: [350, 650] })).toEqual(['350 650', '350', '650']);
    expect(await weights({ file })).toEqual(['400 700', '400', '700']);
    expect(await weights({ file: 'fonts/Regular.ttf' })).toEqual(['400', '400']);
  });

  it('of headings answer for every weight, so that no browser makes them bolder', async () => {
    const made = await make({ display: { file: 'fonts/Regular.ttf', weight: 400 } });
    expect(made?.rules.map((rule) => /font-weight:([^;]*)/.exec(rule)?.[1])).toEqual(['100 900', '100 900']);
    expect(made?.drawn?.fonts).toHaveLength(1);
  });

  it('have something that stands in for them, as wide and as high', async () => {
    const made = await make({ text: { file: 'fonts/Variable.woff2', weight: 400 } });
    const rule = made?.rules.at(-2) ?? '';
    const part = (property: string) => Number(new RegExp(`${property}:([\\d.]+)%`).exec(rule)?.[1]);
    const { unitsPerEm, ascent, descent } = fontOf(regular);
    const size = part('size-adjust') / 100;
    expect(rule).toContain('local("ArialMT")');
    expect(part('ascent-override') * size).toBeCloseTo((100 * ascent) / unitsPerEm, 0);
    expect(part('descent-override') * size).toBeCloseTo((-100 * descent) / unitsPerEm, 0);
    // With its size adjusted, Arial is as wide as the face: these are its widths on every system.
    const arial = { t: 569, h: 1139, e: 1139, r: 682, i: 455, v: 1024, ' ': 569, s: 1024 };
    const text = 'the river is there' as const;
    const font = fontOf(regular);
    const own = [...text].reduce(
      (sum, one) => sum + font.glyphForCodePoint(one.codePointAt(0) ?? 0).advanceWidth,
      0,
    );
    const other = [...text].reduce((sum, one) => sum + arial[one as keyof typeof arial], 0);
    expect(((other / 2048) * size) / (own / unitsPerEm)).toBeCloseTo(1, 1);
  });

  it('are measured as they are where the space is the last letter of their file', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const file of ['fonts/Variable.woff2', 'fonts/Regular.ttf'])
      await make({ text: { file } }, 'ABCDEGHKMNOPQRSUVWXYZaent ');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('of several scripts each have what no earlier one has', async () => {
    const capitals = { file: 'fonts/Capitals.ttf', weight: 400 };
    const whole = { file: 'fonts/Variable.woff2', weight: 400 };
    const made = await make({ text: [capitals, whole] }, 'ABC abc é Ω');
    const [own, later] = [...(made?.files.values() ?? [])].map((bytes) =>
      String.fromCodePoint(...fontOf(bytes).characterSet.filter((code) => code < 0xffff)),
    );
    expect([own, later]).toEqual([' ABC', 'abcé']);
    expect(made?.families.text).toBe('"Text","Text-2",');
    // A browser asks for the later one only where its letters are shown.
    expect(made?.rules).toEqual([
      expect.stringMatching(/^@font-face\{font-family:Text;(?!.*unicode-range)/),
      expect.stringMatching(/^@font-face\{font-family:Text-2;.*unicode-range:U\+61-63,U\+E9\}$/),
    ]);
  });

  it('stand in by the measures of the first, for all letters that one of them has', async () => {
    const [one, two, lacking] = [
      await make({ text: { file: 'fonts/Ascii.ttf' } }),
      await make({ text: [{ file: 'fonts/Ascii.ttf' }, { file: 'fonts/Variable.woff2' }] }, `${letters}é`),
      await make({ text: [{ file: 'fonts/Ascii.ttf' }, { file: 'fonts/Variable.woff2' }] }, `${letters}éΩ`),
    ];
    const fallbacks = (made: typeof one) => made?.rules.filter((rule) => rule.includes('Text fallback'));
    expect(fallbacks(two)).toEqual(fallbacks(one));
    expect(fallbacks(lacking)?.join()).toContain('unicode-range:U+0-36F');
    expect(two?.families.text).toBe('"Text","Text-2","Text fallback",');
  });

  it('are the same as one alone where the others have nothing to add', async () => {
    const theme = (text: object) => make({ text, display: text });
    const ascii = { file: 'fonts/Ascii.ttf' };
    const [one, listed, more] = [
      await theme(ascii),
      await theme([ascii]),
      await theme([ascii, { file: 'fonts/Variable.woff2' }, { file: 'fonts/None.woff2' }]),
    ];
    expect(listed).toEqual(one);
    expect({ ...more, drawn: more?.drawn?.fonts }).toEqual({ ...one, drawn: one?.drawn?.fonts });
  });

  it('of headings are all drawn, each with its own letters', async () => {
    const made = await make(
      { display: [{ file: 'fonts/Ascii.ttf' }, { file: 'fonts/Variable.woff2' }] },
      'aé',
    );
    const drawn = made?.drawn?.fonts.map((bytes) =>
      fontOf(bytes).characterSet.filter((code) => code < 0xffff),
    );
    expect(drawn).toEqual([[0x61], [0xe9]]);
    // Most files of a package have none of the letters that are left.
    const parts = await make({ display: [{ file: 'fonts/Ascii.ttf' }, { package: name }] }, 'aé');
    expect(parts?.drawn?.fonts).toHaveLength(2);
    expect(made?.drawn?.ranges.some(([first, last]) => first <= 0xe9 && 0xe9 <= last)).toBe(true);
  });

  it('are left out where there is none: what is there is used', async () => {
    const made = await make({ display: { file: 'fonts/Page.woff2' }, text: { file: 'fonts/Regular.ttf' } });
    expect(made?.families).toEqual({ text: '"Text","Text fallback",' });
  });

  it("are those of the visitor's system where the theme says so", async () => {
    const made = await make({ display: 'system', text: 'system' });
    expect(made).toMatchObject({ rules: [], families: { display: '', text: '' } });
    expect(await make({ radius: 3 })).toBeUndefined();
  });
});
