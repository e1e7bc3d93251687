// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const ferries = example('ranking') as SectionOf<'ranking'>;

/** What a row says aloud. */
const wordsOf = (row: Element) =>
  [...row.children]
    .filter((part) => part.getAttribute('aria-hidden') !== 'true')
    .map(({ textContent }) => textContent)
    .join('');

it('says the rank of each before and after, in the order of the ranking after', () => {
  renderSection(ferries);
  expect(screen.getAllByRole('listitem').map(wordsOf)).toEqual([
    'Anna: Counted every minute. Before: 5. After: 1',
    'Berta. Before: 2. After: 2',
    'Clara. Before: 4. After: 3',
    'Dora: Stopped its clock in fog. Before: 1. After: 4',
    'Emma. Before: 3. After: 5',
  ]);
});

it('has the ranking before at the beginning of the rows', () => {
  renderSection(ferries);
  expect(
    screen
      .getAllByRole('listitem')
      .map((row) =>
        [...row.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent).join(' '),
      ),
  ).toEqual(['1 Dora', '2 Berta', '3 Emma', '4 Clara', '5 Anna']);
});

it('leads a band from rank to rank, with that of the one it is about above the others', () => {
  const { container } = renderSection(ferries);
  const bands = [...container.querySelectorAll('g path:last-child')];
  expect(bands.map((band) => band.getAttribute('d')?.replace(/C.* (\S+)$/, ' to $1'))).toEqual([
    'M0 3 to 3',
    'M0 7 to 5',
    'M0 5 to 9',
    'M0 9 to 1',
    'M0 1 to 7',
  ]);
  expect(bands.at(-1)?.getAttribute('class')).toBe('meant');
});

it('stays in its picture where ranks are left out or occur twice', () => {
  const items = [
    { name: 'One', before: 19 },
    { name: 'Other', before: 4 },
    { name: 'Third', before: 4 },
  ];
  const { container } = renderSection({ ...ferries, items });
  expect(
    [...container.querySelectorAll('g path:last-child')].map((band) => band.getAttribute('d')?.slice(0, 4)),
  ).toEqual(['M0 5', 'M0 1', 'M0 3']);
});
