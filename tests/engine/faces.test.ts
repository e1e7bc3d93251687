import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkitten';
import { beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { LiveContent } from '../../src/node/dev/live-content';
import { hashOf } from '../../src/node/project/hash';
import { engineRoot } from '../../src/node/project/project';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('faces');
const pages = path.join(work, 'pages');
const [plain, own, anew] = ['plain', 'own', 'anew'].map((name) => path.join(work, name)) as [
  string,
  string,
  string,
];
const at = (file: string) => path.join(pages, file);

const require = createRequire(path.join(engineRoot, 'package.json'));
const bricolage = '@fontsource-variable/bricolage-grotesque';
const font = require.resolve(`${bricolage}/files/bricolage-grotesque-latin-wght-normal.woff2`);
const faces = {
  display: { file: 'fonts/Own.woff2', weight: 300 },
  text: { package: bricolage, weight: [400, 700] },
  code: { package: bricolage, weight: 500 },
};
const writeTheme = (theme: object) =>
  writeFileSync(
    at('_site/theme.json'),
    JSON.stringify({ $schema: '../../../../schemas/theme.schema.json', ...theme }),
  );

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const fontsIn = (folder: string) => namesIn(folder).filter((name) => name.endsWith('.woff2'));
const page = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');
const hashes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.build.json')
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => `${path.relative(folder, file)} ${hashOf(readFileSync(file))}`)
    .sort();

const titleStart = '"title": "';
const document = () => readFileSync(at('index/page.json'), 'utf8');

beforeAll(async () => {
  cpSync(path.resolve('tests/sites/german'), pages, { recursive: true });
  await buildSite({ pages, out: plain });
  mkdirSync(at('_site/fonts'));
  cpSync(font, at('_site/fonts/Own.woff2'));
  writeFileSync(at('_site/fonts/OFL.txt'), 'SIL OPEN FONT LICENSE');
  writeTheme(faces);
  const { diagnostics } = await buildSite({ pages, out: own });
  expect(diagnostics).toEqual([]);
});

it("a site with fonts of its own has their files, and none of the engine's", () => {
  const html = page(own);
  expect(fontsIn(plain).length).toBeGreaterThan(0);
  expect(fontsIn(own).filter((file) => fontsIn(plain).includes(file))).toEqual([]);
  for (const file of fontsIn(own)) expect(html).toContain(`url(/${file})`);
  expect([...html.matchAll(/@font-face\{font-family:([^;]*)/g)].map(([, name]) => name)).toEqual([
    ...['Display', 'Display fallback', 'Text', 'Text fallback', 'Text fallback', 'Code'],
  ]);
  expect(html).not.toContain('Bricolage');
});

it('its pages and its stylesheet use them for headings and text, and only the pages declare them', () => {
  const html = page(own);
  const [, sheet = ''] = /data-styles="\/([^"]+)"/.exec(html) ?? [];
  const css = readFileSync(path.join(own, sheet), 'utf8');
  for (const text of [html, css]) {
    expect(text).toContain('--font-display:"Display","Display fallback",var(--font-sans);');
    expect(text).toContain('--font-sans:"Text","Text fallback",system-ui');
  }
  expect(css).not.toContain('@font-face');
  expect(css).toContain('--font-mono:"Code",ui-monospace');
});

it('the font files contain the letters of its copy and of components, and few others', () => {
  const sets = fontsIn(own).map((file) => {
    const font = create(readFileSync(path.join(own, file)));
    return font.isCollection ? [] : font.characterSet;
  });
  for (const letter of 'äöüß')
    expect(sets.map((set) => set.includes(letter.codePointAt(0) ?? 0))).toEqual([true, true, true]);
  expect(sets.map((set) => set.includes(0xf0))).toEqual([false, false, false]);
});

it('an incremental build equals a clean one after a letter was added or removed', async () => {
  const before = document();
  for (const [letter, isNew] of [
    ['Z', false],
    ['ð', true],
  ] as const) {
    writeFileSync(at('index/page.json'), before.replace(titleStart, `${titleStart}${letter} `));
    const fonts = fontsIn(own);
    const { rendered, pages: all } = await buildSite({ pages, out: own });
    rmSync(anew, { recursive: true, force: true });
    await buildSite({ pages, out: anew });
    expect(hashes(own), letter).toEqual(hashes(anew));
    // Every page names the font files.
    expect(rendered === all, letter).toBe(isNew);
    expect(fontsIn(own).join() === fonts.join(), letter).toBe(!isNew);
  }
  writeFileSync(at('index/page.json'), before);
});

it('development shows the fonts, including a newly typed letter', async () => {
  const before = document();
  const content = new LiveContent(pages);
  await content.load();
  const files = () => [...content.look.matchAll(/url\(\/([^)]+)\)/g)].map(([, file = '']) => file);
  const setsOf = (list: string[]) =>
    list.map((file) => {
      const font = create(Buffer.from(content.site?.faces?.files.get(file) ?? []));
      return font.isCollection ? [] : font.characterSet;
    });
  expect(content.look).toContain(':root{--font-display:"Display","Display fallback",var(--font-sans);');
  const first = files();
  expect(setsOf(first).map((set) => set.includes(0xf0))).toEqual([false, false, false]);
  writeFileSync(at('index/page.json'), before.replace(titleStart, `${titleStart}ð `));
  await content.saved(['index/page.json']);
  expect(files()).not.toEqual(first);
  expect(setsOf(files()).map((set) => set.includes(0xf0))).toEqual([true, true, true]);
  writeFileSync(at('index/page.json'), before);
  // A missing font file is reported, and the engine's font is shown.
  writeTheme({ display: { file: 'fonts/None.woff2' } });
  await content.saved(['_site/theme.json', 'index/page.json']);
  expect(content.report).toContain('There is no file "fonts/None.woff2"');
  expect(content.look).not.toContain('--font-display');
});

it('removing the fonts restores those of the engine without a trace', async () => {
  rmSync(at('_site/theme.json'));
  rmSync(at('_site/fonts'), { recursive: true });
  await buildSite({ pages, out: own });
  expect(hashes(own)).toEqual(hashes(plain));
});
