// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const pump = example('days-of-year') as SectionOf<'days-of-year'>;

/** What each quarter of a row draws with strokes in a color, quarter after quarter. */
const drawnIn = (row: number, stroke: string) =>
  [...(screen.getAllByRole('listitem')[row]?.querySelectorAll('svg') ?? [])].map(
    (quarter) => quarter.querySelector(`.${stroke}:not([stroke-width])`)?.getAttribute('d') ?? '',
  );

it('says how often something is done and what happened, and names the quarters once', () => {
  renderSection(pump);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 daysWhen the inspector comesWinterSpringSummerFallThe pump stood still for three days',
    'Every dayWhen it is measuredRepaired the next day',
  ]);
});

it('fills the days of a row in the quarter, week and day that they are in', () => {
  renderSection(pump);
  expect(drawnIn(0, 'stroke-ink')).toEqual(['M8.5 3.1v.8', '', 'M8.5 1.1v.8', '']);
});

it('fills every day of a row without days', () => {
  renderSection(pump);
  expect(drawnIn(0, 'stroke-line-strong')).toEqual(['', '', '', '']);
  for (const quarter of drawnIn(1, 'stroke-line-strong')) expect(quarter.split('M')).toHaveLength(14);
});

it('outlines the days that matter in every row', () => {
  renderSection(pump);
  for (const row of screen.getAllByRole('listitem')) {
    const outlined = [...row.querySelectorAll('svg')].map(
      (quarter) => quarter.querySelector('[stroke-width=".16"]')?.getAttribute('d')?.split('z').length ?? 1,
    );
    expect(outlined.map((pieces) => pieces - 1)).toEqual([0, 3, 0, 0]);
  }
});

it('ends what a mark says at its day, in the second half of the year', () => {
  const [row] = pump.items;
  renderSection({
    ...pump,
    items: [{ ...row, value: '1 day', title: 'Once', mark: { at: 360, label: 'Late' } }],
  });
  const late = within(screen.getByRole('listitem')).getByText('Late');
  // After the quarters of the second half, where two stand in a row.
  expect(late.style.getPropertyValue('--order')).toBe('6');
  expect(late.style.getPropertyValue('--room')).toBe('calc((100% - 3rem) * 0 + 0rem)');
});
