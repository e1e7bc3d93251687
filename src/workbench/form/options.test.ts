import { expect, it } from 'vitest';
import { optionsFor } from './options';

const options = [
  { id: '/solutions#finance', title: 'Solutions: finance' },
  { id: '/corporate-finance', title: 'Corporate Finance' },
  { id: '/finance', title: 'Finance' },
  { id: '/hr', title: 'Human Resources' },
];
const found = (typed: string) => optionsFor(typed, options).map(({ id }) => id);

it.each(['finance', '/finance', 'Finance'])(
  '%s: the page of that name, other pages, then anchors',
  (typed) => {
    expect(found(typed)).toEqual(['/finance', '/corporate-finance', '/solutions#finance']);
  },
);

it('a page is found by its title', () => {
  expect(found('human')).toEqual(['/hr']);
});
