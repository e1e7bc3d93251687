// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const lane = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

it('says what follows what, with its times', () => {
  renderSection(example('lanes'));
  expect(
    lane('As planned')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Round 106:00–08:00', 'Waits08:00–09:00', 'Round 209:00–12:00']);
  expect(
    lane('Truck 18')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['08:00 booked', '09:00 at the quay']);
});

it('draws each part at its hours, and work, a standstill and what is meant differently', () => {
  renderSection(example('lanes'));
  const parts = lane('As planned').getAllByRole('listitem');
  expect(parts.map(({ style }) => style.insetInlineStart)).toEqual(['0%', '33.3%', '50%']);
  expect(parts[1]?.style.width).toBe('calc(50% - 33.3%)');
  expect(looksOf(parts)).toEqual([0, 1, 2]);
});
