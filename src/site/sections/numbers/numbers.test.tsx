// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const itemsOf = (list: number) => [...(screen.getAllByRole('list')[list]?.children ?? [])] as HTMLElement[];

it('says the number of each place, the master number and the sum', () => {
  renderSection(example('numbers'));
  expect(itemsOf(0).map(({ textContent }) => textContent)).toEqual([
    'NorthR-12',
    'South0012',
    'IslandROPE/12',
  ]);
  expect(screen.getByText('400-12').closest('p')?.textContent).toBe(
    'One list400-12Mooring rope, 12 mm34 ropes in three harbors',
  );
});

it('draws the stock of each place on one scale, and what is moved as a part of it', () => {
  renderSection(example('numbers'));
  const stock = itemsOf(1);
  expect(stock.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'North30for ten boats',
    'South4',
    'Island0none+6 by the next ferry',
  ]);
  const widths = stock.map((item) =>
    [...(item.lastElementChild?.children ?? [])].map((bar) => (bar as HTMLElement).style.width),
  );
  expect(widths).toEqual([['80%', '20%'], ['13.3%'], ['20%']]);
});
