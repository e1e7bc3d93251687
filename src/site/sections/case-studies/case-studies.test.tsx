// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

it('tells challenge, solution and results, and links on', () => {
  renderSection(example('case-studies'));
  expect(screen.getByText('Solution').nextElementSibling?.textContent).toBe('A headless layer joined them.');
  expect(screen.getByText('Month-end close').nextElementSibling?.textContent).toBe('80% less');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/healthcare-use-case');
});

it('heads a case with its company where it has no title', () => {
  renderSection(example('case-studies', 'cards'));
  expect(screen.getByRole('heading', { name: 'Harrow Lane Mills' })).toBeTruthy();
});

it('heads a case with its industry where it has neither', () => {
  const section = example('case-studies') as SectionOf<'case-studies'>;
  const items = section.items.map(({ title: _, company: __, timeline: ___, ...item }) => ({
    ...item,
    industry: 'Ferries',
  }));
  renderSection({ ...section, items });
  expect(screen.getByRole('heading', { name: 'Ferries' })).toBeTruthy();
  expect(screen.getAllByText('Ferries')).toHaveLength(items.length);
});

it('leads with the first case, each case under its first result and its months on one scale', () => {
  const { container } = renderSection(example('case-studies', 'lead'));
  const bars = [...container.querySelectorAll<HTMLElement>('.track > *')].map(({ style }) => style.width);
  expect(bars).toEqual(['66.7%', '100%']);
  expect(
    screen.getAllByText('Month-end close').map((metric) => metric.previousElementSibling?.textContent),
  ).toEqual(['80% less', '80% less', '80% less']);
  expect(screen.getAllByText('Reporting accuracy')).toHaveLength(2);
});

it('has the results of all cards in the same rows', () => {
  const section = example('case-studies', 'cards') as SectionOf<'case-studies'>;
  const [first] = section.items;
  const items = [first, { ...first, results: first?.results.slice(0, 1) }] as typeof section.items;
  const { container } = renderSection({ ...section, items });
  const most = first?.results.length ?? 0;
  const rowsOf = (selector: string) =>
    [...container.querySelectorAll<HTMLElement>(selector)].map(({ style }) => style.gridRow);
  expect(rowsOf('li')).toEqual([`span ${most + 1}`, `span ${most + 1}`]);
  expect(rowsOf('li > dl')).toEqual([`span ${most}`, `span ${most}`]);
});

it('has the results of the compact cases in the same rows below their story', () => {
  const section = example('case-studies', 'lead') as SectionOf<'case-studies'>;
  const [first] = section.items;
  const longest = { ...first, results: Array(4).fill(first?.results[0]) };
  const { container } = renderSection({ ...section, items: [first, longest, first] as typeof section.items });
  const rows = [...container.querySelectorAll('li')].map(({ style }) =>
    ['--rows', '--lines'].map((name) => style.getPropertyValue(name)),
  );
  expect(rows).toEqual([
    ['5', '3'],
    ['5', '3'],
  ]);
});

it('draws a result of a card as what was before and what is after', () => {
  renderSection(example('case-studies', 'cards'));
  const [drawn, plain] = screen.getAllByText(/Month-end close|Reporting accuracy/);
  const bars = [...(drawn?.parentElement?.querySelectorAll<HTMLElement>('.track > *') ?? [])];
  expect(bars.map(({ style }) => style.width)).toEqual(['100%', '20%']);
  expect(plain?.parentElement?.querySelector('.track')).toBeNull();
});
