// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const itemsOf = (index: number) =>
  within(screen.getAllByRole('list')[index] as HTMLElement).getAllByRole('listitem');
const systems = () => itemsOf(0);
const measures = () => itemsOf(1);

it('says how many ledgers each system keeps, how many have a measure, and what they end in', () => {
  renderSection(example('ledgers'));
  expect(systems().map(({ textContent }) => textContent)).toEqual(['Paper2', "The harbor's system4"]);
  expect(measures().map(({ textContent }) => textContent)).toEqual([
    'TicketsKnown by nine in the evening.6 ferries',
    'Fuel4 ferries',
  ]);
  expect(screen.getByText('One report').parentElement?.textContent).toContain('On the first of the month');
});

it('draws a thread for every ledger, and a block where it has the measure', () => {
  renderSection(example('ledgers'));
  const blocks = measures().map((measure) =>
    [...measure.querySelectorAll('[aria-hidden] > span')].map((thread) => thread.children.length - 1),
  );
  expect(blocks).toEqual([
    [1, 1, 1, 1, 1, 1],
    [0, 1, 1, 1, 0, 1],
  ]);
});
