// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const blocks = () =>
  screen
    .getAllByRole('list')
    .slice(1)
    .map((list) => within(list).getAllByRole('listitem'));

it('names every block with its times', () => {
  renderSection(example('week'));
  expect(blocks().map((week) => week.map(({ textContent }) => textContent))).toEqual([
    ['Lists copied 19:00–20:30', 'Bills 08:00–10:00'],
    ['Lists checked 08:00–08:30'],
  ]);
  expect(screen.getAllByText('Open 07:00–17:00')).toHaveLength(2);
});

it('draws a block at its hours, on each of its days', () => {
  renderSection(example('week'));
  const [evening, bills] = blocks()[0] ?? [];
  expect([evening?.style.top, evening?.style.height]).toEqual(['81.3%', 'calc(90.6% - 81.3%)']);
  expect(evening?.querySelectorAll('i')).toHaveLength(2);
  expect([bills?.style.insetInlineStart, bills?.style.width]).toEqual(['66.7%', '33.3%']);
});

it('has the name of a block where there is more room: below it in the first half of the day, above it in the second', () => {
  renderSection(example('week'));
  const [evening, bills] = blocks()[0] ?? [];
  expect(evening?.lastElementChild?.className).toContain('bottom-full');
  expect(bills?.lastElementChild?.className).toContain('top-full');
});
