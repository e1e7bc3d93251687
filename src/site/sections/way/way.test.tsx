// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { SectionList } from '../../../sections/section-list';

afterEach(cleanup);

const way = example('way') as SectionOf<'way'>;

it('tells of the stations in order, each with its figure before its name', () => {
  renderSection(way);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.split('.')[0])).toEqual([
    '1 dayAn answerSomebody who knows the harbor calls back',
    '30 minutesA visitWe look at the quay together',
    '2 pagesA planIt names the berth, the crane and the price',
    '45 daysThe first shipIt is unloaded by the new rules',
  ]);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual([
    'H2',
    'H3',
    'H3',
    'H3',
    'H3',
  ]);
});

it('draws as many squares as there are days, half a clock for half an hour, and a sheet for each page', () => {
  const { container } = renderSection(way);
  const drawings = [...container.querySelectorAll('svg')];
  const squares = (index: number) =>
    drawings[index]?.querySelector('path')?.getAttribute('d')?.split('M').slice(1);
  expect(squares(0)).toHaveLength(1);
  expect(squares(3)).toHaveLength(45);
  expect(drawings[1]?.querySelector('[pathLength]')?.getAttribute('stroke-dasharray')).toBe('30 60');
  expect(drawings[2]?.querySelectorAll('g')).toHaveLength(2);
});

it.each([
  ['What happens next', 'H3'],
  [undefined, 'H2'],
])('stands beside the heading where it follows it, and skips no level there (%s)', (title, level) => {
  const { title: _, ...rest } = way;
  const sections: Parameters<typeof SectionList>[0]['sections'] = [
    { type: 'hero', subtitle: 'Text' },
    title ? { ...rest, title } : rest,
  ];
  render(
    <Providers>
      <SectionList title="Title" sections={sections} />
    </Providers>,
  );
  const station = screen.getByRole('heading', { name: 'An answer' });
  expect(station.tagName).toBe(level);
  expect(station.closest('section')).toBe(screen.getByRole('heading', { level: 1 }).closest('section'));
});
