// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { linesOf } from './wiring';

afterEach(cleanup);

const wiring = example('wiring') as SectionOf<'wiring'>;

it('says which systems each report takes its figure from, and counts the lines', () => {
  renderSection(wiring);
  expect(
    screen
      .getAllByRole('listitem')
      .slice(3)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Departures: Tide table, Bookings, Fuel log',
    'Crew: Bookings, Fuel log',
    'Fuel order: Tide table, Fuel log',
    'Prices: Bookings',
  ]);
  expect(screen.getByText('8').parentElement?.textContent).toBe('8 copies by hand');
});

it('draws a line for each of them, from the row of the system to the row of the report', () => {
  const rows = linesOf(wiring).map(([system, report]) => [
    Math.ceil(system / (100 / 3)),
    Math.ceil(report / 25),
  ]);
  expect(rows).toEqual(
    wiring.reports.flatMap(({ from }, index) => from.map((system) => [system, index + 1])),
  );
});

it('has no line to a system that there is not, nor two ends in one place', () => {
  const lines = linesOf({
    ...wiring,
    reports: [
      { name: 'Crew', from: [8, 1] },
      { name: 'Fuel', from: [1] },
    ],
  });
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map(([system]) => system)).size).toBe(2);
});
