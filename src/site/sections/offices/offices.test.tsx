// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows each office with its headcount', () => {
  renderSection(example('offices'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Boston',
    'Madrid',
  ]);
  expect(screen.getByText('85')).toBeTruthy();
  expect(screen.getByText('Eastern Time')).toBeTruthy();
});

it('draws the working days on one clock, the earliest first', () => {
  renderSection(example('offices'));
  const days = within(screen.getByRole('figure')).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual(['Madrid08:00–16:00', 'Boston14:00–22:00']);
});
