// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const rows = () => screen.getAllByRole('listitem');
const days = example('range-chart', 'days on a logarithmic scale');
const bars = example('range-chart', 'bars');

/** Where the drawn parts of each row begin and how long they are. */
const drawn = () =>
  rows().map((row) =>
    [...row.querySelectorAll<HTMLElement>('[aria-hidden] > .drawn, [aria-hidden] > :has(svg)')].map(
      ({ style }) => [style.insetInlineStart, style.width],
    ),
  );

it('says each result with what it was before', () => {
  renderSection(days);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Berthsto assign a berthLast year 10 This year → 1',
    'Customsto release a containerLast year 50 This year → 5',
    'Pilotsto a roster for the weekLast year 4 This year → 2',
  ]);
});

it('says the figures of bars as they are written, and has no key', () => {
  renderSection(bars);
  expect(rows()[0]?.textContent).toBe('Northern portin demurrage$3M');
  expect(screen.queryByText('Last year')).toBeNull();
});

it('draws bars from 0 on one axis', () => {
  renderSection(bars);
  expect(drawn()).toEqual([[['', '75%']], [['', '25%']], [['', '5%']]]);
  expect(screen.getByText('4').style.insetInlineStart).toBe('100%');
});

it('draws lines between marks where equal distances are equal factors', () => {
  renderSection(days);
  const [berths, customs] = drawn();
  expect(berths).toEqual([
    ['0%', 'calc(58.9% - 0%)'],
    ['58.9%', ''],
    ['0%', ''],
  ]);
  expect(customs?.slice(1)).toEqual([
    ['100%', ''],
    ['41.1%', ''],
  ]);
  const numbers = [...(document.querySelector('figure p[aria-hidden]:last-child')?.children ?? [])];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '5', '10', '20', '50']);
});

it('leads to the page of a result', () => {
  renderSection(bars);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/north']);
});

it('calls the two values of a line before and after unless its document says otherwise', () => {
  const { beforeTitle: _, afterTitle: __, ...plain } = days as SectionOf<'range-chart'>;
  renderSection(plain);
  expect(screen.getAllByText('Before').length).toBeGreaterThan(1);
  expect(screen.getAllByText('After').length).toBeGreaterThan(1);
});
