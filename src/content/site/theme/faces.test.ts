import { expect, it } from 'vitest';
import {
  charactersOf,
  chosenFaces,
  type FaceFacts,
  type FaceRole,
  faceFilesOf,
  hasWeight,
  rangesOf,
  shownWeights,
  type Weights,
} from './faces';

const face = (isVariable: boolean, ...weights: number[]): FaceFacts => ({
  ...{ name: 'Face', isVariable, weights, ranges: [] },
});
const variable = face(true, 100, 900);

it.each<[FaceRole, Weights | undefined, FaceFacts, Weights]>([
  ['display', undefined, variable, [600, 600]],
  ['display', [700, 700], variable, [700, 700]],
  ['code', undefined, variable, [400, 400]],
  ['code', [300, 300], variable, [300, 300]],
  ['text', undefined, variable, [400, 700]],
  ['text', [400, 400], variable, [400, 700]],
  ['text', [300, 500], variable, [300, 500]],
  ['text', [800, 800], variable, [800, 800]],
  ['text', [400, 400], face(false, 300, 400, 700), [400, 700]],
  ['text', [400, 400], face(false, 400), [400, 400]],
  ['text', [400, 400], face(false, 300, 400), [400, 400]],
])('%s with %j is shown in the weights that are wanted and there are', (role, weights, facts, shown) => {
  expect(shownWeights({ role, weights }, facts)).toEqual(shown);
});

it.each<[FaceFacts, Weights]>([
  [face(false, 300, 500, 800), [500, 800]],
  [face(false, 300, 500), [500, 500]],
  [face(true, 450, 650), [450, 650]],
])(
  'without weights in the theme, text is shown in those of %j nearest to regular and bold',
  (facts, shown) => {
    expect(shownWeights({ role: 'text', weights: undefined }, facts)).toEqual(shown);
  },
);

it.each([
  [variable, 100, true],
  [variable, 900, true],
  [variable, 950, false],
  [face(true, 300, 700), 250, false],
  [face(false, 300, 700), 300, true],
  [face(false, 300, 700), 500, false],
])('%j in weight %d: %s', (facts, weight, has) => {
  expect(hasWeight(facts, weight)).toBe(has);
});

it.each([
  ['system', undefined, undefined],
  [{ package: '@fontsource/inter' }, { package: '@fontsource/inter' }, undefined],
  [{ package: 'x-font_1.2', weight: 500 }, { package: 'x-font_1.2' }, [500, 500]],
  [{ file: '../_site/fonts/A.WOFF2', weight: [100, 900] }, { file: '_site/fonts/A.WOFF2' }, [100, 900]],
  [{ file: './a.ttf' }, { file: '_site/a.ttf' }, undefined],
])('a theme may say %j', (display, source, weights) => {
  expect(chosenFaces({ display })).toEqual([{ role: 'display', pointer: '/display', source, weights }]);
});

it.each([
  ['another word', 'serif'],
  ['nothing', {}],
  ['a package and a file', { package: 'inter', file: './a.ttf' }],
  ['a package and what is no file', { package: 'inter', file: 7 }],
  ['a file and what is no package', { package: 7, file: './a.ttf' }],
  ...['..', '../inter', '@Inter/x', '@a/b/c', 'a/b', '.inter', 'in ter', '@/a', '-', 'Inter'].map(
    (name): [string, unknown] => [`the package ${name}`, { package: name }],
  ),
  ...['./a.woff2.exe', './a.svg', '/a.ttf', '\\a.ttf', '.\\a.ttf', 'https://x/a.ttf', 'C:a.ttf'].map(
    (file): [string, unknown] => [`the file ${file}`, { file }],
  ),
  ...[90, 901, '400', [400], [100, 200, 300], [700, 400], [50, 400], [400, 950], ['400', 700]].map(
    (weight): [string, unknown] => [`the weight ${weight}`, { package: 'inter', weight }],
  ),
])('and not %s', (_, display) => {
  expect(chosenFaces({ display })).toEqual([]);
});

it('a role may name several faces, none of them that of the system', () => {
  const text = [{ package: 'inter' }, 'system', { package: 'noto', weight: 400 }];
  expect(chosenFaces({ text }).map(({ pointer, source }) => [pointer, source])).toEqual([
    ['/text/0', { package: 'inter' }],
    ['/text/2', { package: 'noto' }],
  ]);
  expect(chosenFaces('text')).toEqual([]);
});

it('the files of a theme are those that lie in the site, valid or not', () => {
  const display = [
    { file: './a.ttf' },
    { file: '/b.ttf' },
    { file: 7 },
    'system',
    { file: '../fonts/c.txt' },
  ];
  expect(faceFilesOf({ display, text: { package: 'inter' } })).toEqual(['_site/a.ttf', 'fonts/c.txt']);
});

it.each([
  [[], []],
  [[7], [[7, 7]]],
  [
    [12, 10, 11, 3, 10, 1],
    [
      [1, 1],
      [3, 3],
      [10, 12],
    ],
  ],
])('the characters %j are the ranges %j', (codes, ranges) => {
  expect(rangesOf(codes)).toEqual(ranges);
  expect(charactersOf(rangesOf(codes))).toEqual(new Set(codes));
});
