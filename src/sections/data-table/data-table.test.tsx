// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';
import { isFigure } from '../../ui/data-table';

afterEach(cleanup);

const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('names every row and column, and the column of the names where it has a heading', () => {
  renderSection(example('data-table', 'figures'));
  const table = screen.getByRole('table', { name: 'Plants by region' });
  expect(textsOf('columnheader')).toEqual([
    'Region',
    'Plants',
    'Systems',
    'Lines live',
    'Weeks to first report',
  ]);
  const row = within(table).getByRole('row', { name: /^Coast/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Coast');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['7', '19', '640', '6']);
  expect(screen.getByText(/^Counted at the end of the year/)).toBeTruthy();
});

it('gives each cell its column where the names of the rows have no heading', () => {
  renderSection(example('data-table', 'hours'));
  expect(textsOf('columnheader')).toEqual(['Monday to Friday', 'Weekends']);
  const [heads] = screen.getAllByRole('row');
  expect(heads?.children).toHaveLength(3);
});

it('can be scrolled by keyboard, by its name', () => {
  renderSection(example('data-table', 'hours'));
  expect(screen.getByRole('region', { name: 'Service hours' }).tabIndex).toBe(0);
  cleanup();
  renderSection({
    type: 'data-table',
    columns: ['Open', 'Closed'],
    rows: [{ label: 'Gate', cells: ['8', '5'] }],
  });
  expect(screen.getByRole('region', { name: 'Open, Closed' }).tabIndex).toBe(0);
});

it.each([
  ['32,000円', true],
  ['45分', true],
  ['¥68,000', true],
  ['三日前から', false],
  ['12階建て', false],
  ['円', false],
])('takes %s for a figure: %s', (cell, isOne) => {
  expect(isFigure(cell)).toBe(isOne);
});
