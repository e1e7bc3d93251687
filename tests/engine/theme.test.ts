import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { hexOf } from '../../src/content/site/theme/color';
import { resolveTheme } from '../../src/content/site/theme/theme';
import { declarationsOf } from '../../src/content/site/theme/theme-css';
import { hashOf } from '../../src/node/project/hash';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('theme');
const pages = path.join(work, 'pages');
const [plain, own] = [path.join(work, 'plain'), path.join(work, 'own')];
const $schema = '../../../../schemas/theme.schema.json';

const light = {
  ...{ surface: '#fdfcff', surfaceMuted: '#f3eefc', surfaceRaised: '#ffffff', ink: '#1d1430' },
  ...{
    inkSoft: '#43395c',
    line: '#d8cfea',
    lineStrong: '#7d719a',
    accent: '#5b1090',
    accentStrong: '#430a6d',
  },
  ...{ onAccent: '#fefdff', error: '#8a1c1c' },
};
const dark = {
  ...{ surface: '#150f22', surfaceMuted: '#1d152e', surfaceRaised: '#281f3c', ink: '#f3effb' },
  ...{
    inkSoft: '#cfc5e4',
    line: '#3d3157',
    lineStrong: '#8b7dab',
    accent: '#d3b1f7',
    accentStrong: '#e2cdfb',
  },
  ...{ onAccent: '#1f0836', error: '#ffb0a8' },
};

function filesOf(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file)]));
}

beforeAll(async () => {
  cpSync(path.resolve('tests/sites/german'), pages, { recursive: true });
  const site = path.join(pages, '_site/site.json');
  writeFileSync(site, readFileSync(site, 'utf8').replace('"color": "accent"', '"color": "lilac"'));
  const accents = { lilac: { light: '#9a4fd0', dark: '#c9a0ee' } };
  await buildSite({ pages, out: plain });
  writeFileSync(
    path.join(pages, '_site/theme.json'),
    JSON.stringify({ $schema, light, dark, accents, radius: '7px' }),
  );
  const { diagnostics } = await buildSite({ pages, out: own });
  expect(diagnostics).toEqual([]);
});

it("a site with a theme has none of the engine's colours in any of its files", () => {
  const look = resolveTheme(undefined);
  const written = Object.values(declarationsOf(look)).flatMap((one) => one.map(([, value]) => value));
  const colors = [
    ...written.filter((value) => value.startsWith('oklch')),
    ...Object.values(look.light).map(hexOf),
  ];
  for (const [file, bytes] of filesOf(own)) {
    const text = bytes.toString('latin1');
    expect(
      colors.filter((color) => text.includes(color)),
      file,
    ).toEqual([]);
  }
});

it("its pages, its stylesheet and its icon have the theme's colours", () => {
  const files = filesOf(own);
  const page = String(files.get('index.html'));
  const [, sheet = ''] = /data-styles="\/([^"]+)"/.exec(page) ?? [];
  const css = String(files.get(sheet));
  for (const color of [...Object.values(light), ...Object.values(dark), '#9a4fd0', '#c9a0ee'])
    expect(css).toContain(color);
  for (const color of [light.surface, light.ink, dark.ink]) expect(page).toContain(color);
  expect(css).toContain('--radius:7px;');
  expect(css).not.toContain('--look');
  const icon = String(files.get('favicon.svg'));
  expect(icon).toContain('#9a4fd0');
  expect(icon).toContain(light.ink);
  expect(page).toContain('fill-accent-1');
  expect(page).not.toContain('lilac');
});

it('a site without a theme has the look of the engine, and its mark the accent', () => {
  const files = filesOf(plain);
  expect(String(files.get('favicon.svg'))).toContain(hexOf(resolveTheme(undefined).light.accent));
  expect(String(files.get('index.html'))).toContain('--accent:oklch(.385 .075 222);');
  expect(String(files.get('index.html'))).toContain('class="fill-accent"');
});

it('a theme changes pages, the stylesheet and the icons, and nothing else', () => {
  const [before, after] = [filesOf(plain), filesOf(own)];
  const changed = [...after].flatMap(([file, bytes]) => {
    const old = before.get(file);
    return old && hashOf(old) === hashOf(bytes) ? [] : file.replace(/^assets\/.*\.css$/, 'stylesheet');
  });
  const isExpected = (file: string) =>
    file.endsWith('.html') ||
    /^content\/[\w-]+\/_site\.json$/.test(file) ||
    ['stylesheet', 'favicon.svg', 'apple-touch-icon.png', '.build.json'].includes(file);
  expect(changed.filter((file) => !isExpected(file))).toEqual([]);
  expect(changed).toEqual(expect.arrayContaining(['stylesheet', 'favicon.svg', 'apple-touch-icon.png']));
});

it('removing a theme restores the look of the engine without a trace', async () => {
  rmSync(path.join(pages, '_site/theme.json'));
  await buildSite({ pages, out: own });
  const hashes = (folder: string) =>
    [...filesOf(folder)].map(([file, bytes]) => `${file} ${hashOf(bytes)}`).sort();
  expect(hashes(own)).toEqual(hashes(plain));
});
