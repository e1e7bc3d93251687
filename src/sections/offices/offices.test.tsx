// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/render';

afterEach(cleanup);

it('shows each office with its headcount', () => {
  renderSection(example('offices'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Boston',
    'Madrid',
  ]);
  expect(screen.getByText('85')).toBeTruthy();
  expect(screen.getByText('America/New York')).toBeTruthy();
});
