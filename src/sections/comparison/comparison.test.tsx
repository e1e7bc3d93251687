// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';

afterEach(cleanup);

it('is a table with a row for each metric', () => {
  renderSection(example('comparison'), 'es');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Métrica',
    ' Antes  Después',
    'Mejora',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Due diligence' })).toBeTruthy();
});

it('is a row on phones where its rows would not be seen together', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      metric: `Metric ${index}`,
      before: '2',
      after: '1',
      improvement: 'Half',
    }));
  renderSection({ type: 'comparison', title: 'Times', items: items(4) });
  expect(screen.queryByRole('group')).toBeNull();
  cleanup();
  renderSection({ type: 'comparison', title: 'Times', items: items(5) });
  expect(screen.getByRole('group', { name: 'Times' }).tabIndex).toBe(0);
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
});

const drawn = (items: object[]) => {
  const { container } = renderSection({
    type: 'comparison',
    title: 'Times',
    items: items.map((item) => ({
      metric: 'One',
      before: 'Two',
      after: 'Three',
      improvement: 'Four',
      ...item,
    })),
  } as SectionOf<'comparison'>);
  return [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td > div')].map((value) => {
      const line = value.querySelector('.track');
      const bar = line?.firstElementChild as HTMLElement | null | undefined;
      return line ? (bar?.style.width ?? 'empty') : value.childElementCount > 1 ? 'room' : 'no room';
    }),
  );
};

it('draws rows of one whole on one scale, and others on that of their larger figure', () => {
  expect(
    drawn([
      { amounts: { before: 31, after: 9, of: 100 } },
      { amounts: { before: 0, after: 95, of: 100 } },
      { amounts: { before: 12, after: 40 } },
      { remaining: 140 },
    ]),
  ).toEqual([
    ['31%', '9%'],
    ['empty', '95%'],
    ['30%', '100%'],
    ['71.4%', '100%'],
  ]);
});

it('sets what has no number where the other figures stand, without a bar', () => {
  expect(drawn([{ amounts: { after: 12, of: 100 } }, {}])).toEqual([
    ['room', '12%'],
    ['room', 'room'],
  ]);
});

it('leaves no room for bars where there are none', () => {
  expect(drawn([{}, {}])[0]).toEqual(['no room', 'no room']);
});
