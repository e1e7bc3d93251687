import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { budget, Costs, checkBudget, checkSectionTypes, typeLines } from './budget';

const page = (id: string, types: string[] = [], bytes = 20_000) => ({
  id,
  language: 'en',
  address: `/${id}`,
  file: `${id}.html`,
  bytes,
  types,
});
const manifest = {
  'index.html': { file: 'app.js' },
  'src/sections/heavy/heavy.tsx': { file: 'heavy.js' },
  'src/sections/light/light.tsx': { file: 'light.js' },
};
/**
 * The costs of a project with an empty application and sections of the given sizes; random bytes cannot be compressed.
 */
const costsOf = (heavy: number) =>
  new Costs(manifest, (file) => randomBytes(file === 'heavy.js' ? heavy : file === 'light.js' ? 10 : 0));

it('has nothing to say of pages within the budget, and names the heaviest', () => {
  const small = () => Buffer.from('<p>');
  const { summary, lines, diagnostics } = checkBudget(costsOf(100), [page('a', ['light'])], small, 10);
  expect(diagnostics).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^ +0\.0 kB +0\.0 kB +0\.0 kB "light" {2}\/a$/)]);
  expect(summary).toContain('/a');
});

it('says which page is too heavy, and by how many bytes', () => {
  const htmlOf = (file: string) => randomBytes(file === 'big.html' ? budget.firstView + 100 : 100);
  const { diagnostics } = checkBudget(costsOf(0), [page('small'), page('big')], htmlOf, 10);
  expect(diagnostics).toMatchObject([{ code: 'over-budget', severity: 'error', file: 'big/page.json' }]);
  expect(diagnostics[0]?.message).toMatch(/^\/big has \d+\.\d kB of HTML and styles: 1\d\d bytes more than/);
});

it('names the section that costs a page its scripts', () => {
  const pages = [page('a', ['light']), page('b', ['light', 'heavy'])];
  const { diagnostics } = checkBudget(costsOf(budget.afterIntent), pages, () => Buffer.from(''), 10);
  expect(diagnostics).toMatchObject([{ file: 'b/page.json' }]);
  expect(diagnostics[0]?.message).toContain('for "heavy"');
});

/** The costs of a section type that fetches two files on demand, the second from the first. */
function costsOfLater(map: number, tiles: number): Costs {
  const known = {
    ...manifest,
    'src/site/sections/chart/chart.tsx': { file: 'chart.js', dynamicImports: ['src/ui/map.ts'] },
    'src/ui/map.ts': { file: 'map.js', dynamicImports: ['node_modules/tiles/index.js'] },
    'node_modules/tiles/index.js': { file: 'tiles.js', dynamicImports: ['src/ui/map.ts'] },
  };
  const bytes: Record<string, number> = { 'map.js': map, 'tiles.js': tiles };
  return new Costs(known, (file) => randomBytes(bytes[file] ?? 0));
}

it('says which section type fetches too much when it is needed, and what that is', () => {
  const diagnostics = checkSectionTypes(costsOfLater(budget.whenNeeded - 1000, 2000), ['light', 'chart']);
  expect(diagnostics).toMatchObject([
    { code: 'over-budget', severity: 'error', file: 'src/site/sections/chart/chart.tsx' },
  ]);
  expect(diagnostics[0]?.message).toMatch(/^"chart" fetches 61\.0 kB .*map\.ts 59\.0 kB, .*tiles.* 2\.0 kB/);
});

it('lets a section type fetch what the budget allows, and pays for nothing twice', () => {
  expect(checkSectionTypes(costsOfLater(budget.whenNeeded - 3000, 2000), ['chart', 'heavy'])).toEqual([]);
});

it('says what a section type costs, and what it fetches when it is needed', () => {
  const known = {
    ...manifest,
    'src/sections/chart/chart.tsx': {
      file: 'chart.js',
      dynamicImports: ['src/ui/map.ts', 'src/ui/toast.tsx'],
    },
    'src/ui/map.ts': { file: 'map.js', imports: ['index.html'] },
    'src/ui/toast.tsx': { file: 'toast.js' },
    'src/app/browser/entry-client.tsx': { file: 'app.js', dynamicImports: ['src/ui/toast.tsx'] },
  };
  const bytes: Record<string, number> = { 'chart.js': 2000, 'map.js': 61_000, 'light.js': 1000 };
  const costs = new Costs(known, (file) => randomBytes(bytes[file] ?? 0));
  expect(typeLines(costs, ['light', 'chart'])).toEqual([
    '   2.0 kB  chart, and 61.0 kB when it is needed (src/ui/map.ts)',
    '   1.0 kB  light',
  ]);
});

it('weighs as many as it is told, the longest first', () => {
  const pages = [2, 9, 4, 9, 7].map((length, index) => page(`p${index}`, [], length));
  for (const [count, longest] of [
    [1, ['p1']],
    [3, ['p1', 'p3', 'p4']],
    [Number.POSITIVE_INFINITY, ['p1', 'p3', 'p4', 'p2', 'p0']],
  ] as const) {
    const weighed: string[] = [];
    const htmlOf = (file: string) => {
      weighed.push(file.replace('.html', ''));
      return Buffer.from(file);
    };
    checkBudget(costsOf(0), pages, htmlOf, count);
    expect(weighed).toEqual(longest);
  }
});
