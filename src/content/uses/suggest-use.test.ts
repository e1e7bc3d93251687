import { expect, it } from 'vitest';
import { suggestUse } from './suggest-use';
import type { Use } from './uses';

const use = (id: string, kind: Use['kind'], text: string) => [id, { kind, pointer: '', text }] as const;
const uses = [
  use('fees', 'anchor', 'prices'),
  use('news', 'anchor', 'archive'),
  use('fees', 'copy', 'What it costs'),
  use('news', 'copy', 'It’s “new” – always'),
  use('news', 'copy', 'Opening hours'),
  use('news', 'link', 'Openings'),
];
const names = {
  ids: ['index', 'fees', 'news'],
  files: ['_site/team.avif', 'fees/list.pdf'],
  schemas: { wordLists: { icon: ['arrow', 'house'], type: ['hero'] } } as never,
  uses: () => uses,
};

it.each([
  ['/fee', '/fees'],
  ['/nowhere', undefined],
  ['/fees#price', '/fees#prices'],
  ['/fee#prices', '/fees#prices'],
  ['/fees#archive', undefined],
  ['/nowhere#prices', undefined],
  ['#archiv', '#archive'],
  ['#prices', '#prices'],
  ['#nothing-alike', undefined],
  ['teem.avif', 'team.avif'],
  ['_site/teem.avif', '_site/team.avif'],
  ['lisst.pdf', 'list.pdf'],
  // An image is not called like a document.
  ['list.avif', undefined],
  ['arow', 'arrow'],
  // A page is named by its path, not by its folder.
  ['news', '/news'],
  ['index', '/'],
  ['herro', 'hero'],
  ['archive', '/news#archive'],
  ['what it', 'What it'],
  ["it's", 'It’s'],
  ['"new" -', '“new” –'],
  ['opening\thours', 'Opening hours'],
  ['Openimg hous', 'Opening hours'],
  ['Openimg houzz', 'Opening hours'],
  ['Openimg hozzz', undefined],
  ['Closing times', undefined],
])('%s probably means %s', (text, meant) => {
  expect(suggestUse(text, names)).toBe(meant);
});
