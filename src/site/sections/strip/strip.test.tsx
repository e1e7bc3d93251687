// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../../tests/support/render';
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
      ['10%', 1],
      ['16.7%', 2],
      ['63.3%', 1],
      ['90%', 1],
    ],
    [
      ['16.7%', 4],
      ['23.3%', 1],
    ],
  ]);
});

it('marks its axis from below its least value to above its greatest', () => {
  const { container } = renderSection(fares);
  expect([...container.querySelectorAll('p.tabular > span')].map(({ textContent }) => textContent)).toEqual([
    '25',
    '30',
    '35',
    '40',
    '45',
    '50',
    '55',
  ]);
});

it('has a line and dots on the axis, however far from each other they are', () => {
  const items = [
    { title: 'One', summary: 'A million', values: [1_000_000] },
    { title: 'Other', summary: 'Next to nothing', values: [0.01, 0.01] },
  ];
  const { container } = renderSection({ ...fares, items, line: { value: 0, label: 'Nothing' } });
  const places = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
    Number.parseFloat(style.insetInlineStart),
  );
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBe(100);
  expect(places.length).toBeLessThan(40);
});

it('hatches what lies between the line and the dot that comes too late', () => {
  renderSection(example('strip', 'signs of a leak'));
  const lapse = screen.getByText('14 days later').parentElement as HTMLElement;
  const parts = [...(lapse.parentElement?.children ?? [])];
  const looks = looksOf(parts);
  expect(looks.filter((look) => look === looks[parts.indexOf(lapse)])).toHaveLength(1);
  expect([lapse.style.insetInlineStart, lapse.style.width]).toEqual(['25%', 'calc(95% - 25%)']);
});
