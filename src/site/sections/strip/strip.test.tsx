// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const fares = example('strip') as SectionOf<'strip'>;

it('says the values of each row in words, and what they are compared with', () => {
  renderSection(fares);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Last yearFrom 28 to 52 crownsTwo harbors had an old list.',
    'This year30 crowns, once 32',
  ]);
  expect(screen.getByText('Agreed, 30')).toBeTruthy();
});

it('draws a dot for each value, those that are the same one on top of the other', () => {
  renderSection(fares);
  const stacks = screen
    .getAllByRole('listitem')
    .map((row) =>
      [...row.querySelectorAll<HTMLElement>('.grid[style]')].map(({ style, children }) => [
        style.insetInlineStart,
        children.length,
      ]),
    );
  expect(stacks).toEqual([
    [
      ['20%', 1],
      ['25%', 2],
      ['60%', 1],
      ['80%', 1],
    ],
    [
      ['25%', 4],
      ['30%', 1],
    ],
  ]);
});

it('marks its axis from its beginning to its end', () => {
  const { container } = renderSection(fares);
  expect([...container.querySelectorAll('p.tabular > span')].map(({ textContent }) => textContent)).toEqual([
    '20',
    '30',
    '40',
    '50',
    '60',
  ]);
});
