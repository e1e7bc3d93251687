// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';
import { yearsOf } from './leaders';

afterEach(cleanup);

it('shows who leads, with expertise and education', () => {
  renderSection(example('leaders'));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Owen Tarrant');
  expect(screen.getByText('Headless ERP, Logistics')).toBeTruthy();
});

it('shows the initials beside a name that has them', () => {
  renderSection(example('leaders'));
  const heading = screen.getByRole('heading', { level: 3 });
  expect(heading.parentElement?.previousElementSibling?.textContent).toBe('OT');
});

it('shows a name alone that has no initials', () => {
  const { items, ...section } = example('leaders') as SectionOf<'leaders'>;
  renderSection({ ...section, items: items.map(({ initials, ...item }) => item) });
  const heading = screen.getByRole('heading', { level: 3 });
  expect(heading.parentElement?.previousElementSibling).toBeNull();
});

it('lists expertise with the comma of the language', () => {
  renderSection(example('leaders'), 'ar');
  expect(screen.getByText('Headless ERP، Logistics')).toBeTruthy();
});

it('draws careers on one scale of years', () => {
  const { items, ...section } = example('leaders') as SectionOf<'leaders'>;
  const career = [
    { title: 'Audit', from: 2005, to: 2015 },
    { title: 'Partner', from: 2015, to: 2025 },
  ];
  const { container } = renderSection({
    ...section,
    items: items.flatMap((item) => [
      { ...item, career },
      { ...item, career: career.slice(1) },
    ]),
  });
  const bars = [...container.querySelectorAll<HTMLElement>('.drawn[style]')].map(({ style }) => style);
  expect(bars.map(({ width }) => width)).toEqual(['50%', '50%', '50%']);
  expect(bars.map(({ marginInlineStart }) => marginInlineStart)).toEqual(['0%', '0%', '50%']);
  expect(screen.getAllByText('Partner')).toHaveLength(2);
  expect(screen.getByText('2005–2015')).toBeTruthy();
});

it('has the words of each post below its bar, with room for them', () => {
  const { items, ...section } = example('leaders') as SectionOf<'leaders'>;
  const career = [
    { title: 'Paper mill', from: 2003, to: 2009 },
    { title: 'Partner', from: 2009, to: 2022 },
  ];
  const longer = [{ title: 'Audit', from: 2000, to: 2024 }];
  const { container } = renderSection({
    ...section,
    items: items.flatMap((item) => [
      { ...item, career },
      { ...item, career: longer },
    ]),
  });
  expect(container.querySelector('ol')?.style.gridTemplateColumns).toBe(
    '3fr minmax(min(7.5rem,50%),6fr) 0fr minmax(min(7.5rem,50%),13fr) 2fr',
  );
  const words = screen.getByText('Partner').closest('li');
  expect(words?.style.gridColumn).toBe('4');
});

it('keeps the words of posts below their bars where two overlap', () => {
  const { items, ...section } = example('leaders') as SectionOf<'leaders'>;
  const career = [
    { title: 'Lecturer', from: 2000, to: 2020 },
    { title: 'Partner', from: 2010, to: 2024 },
  ];
  const { container } = renderSection({ ...section, items: items.map((item) => ({ ...item, career })) });
  const columns = [...container.querySelectorAll<HTMLElement>('ol')].map(
    ({ style }) => style.gridTemplateColumns,
  );
  expect(columns.filter((text) => text !== '')).toHaveLength(items.length);
  expect(columns.join(' ')).not.toContain('-');
});

it('has the years of the careers below them', () => {
  const { container } = renderSection(example('leaders'));
  const [narrow, wide, ...others] = [...container.querySelectorAll('p[aria-hidden]')].map(
    ({ textContent }) => textContent,
  );
  expect([narrow, wide]).toEqual(Array.from({ length: 2 }, () => '200020052010201520202024'));
  expect(others).toEqual([]);
});

it.each([
  [2000, 2024, [2000, 2005, 2010, 2015, 2020, 2024]],
  [1998, 2026, [1998, 2005, 2010, 2015, 2020, 2026]],
  [1971, 2024, [1971, 1980, 1990, 2000, 2010, 2024]],
  [2020, 2021, [2020, 2021]],
])('the axis from %d to %d has its ends and round years with room between them', (first, last, years) => {
  expect(yearsOf(first, last)).toEqual(years);
});

it('shows leaders side by side where no career is known', () => {
  const { items, ...section } = example('leaders') as SectionOf<'leaders'>;
  const { container } = renderSection({
    ...section,
    items: [...items, ...items].map(({ career, ...item }) => item),
  });
  expect(container.querySelector('p[aria-hidden]')).toBeNull();
  expect(screen.getByRole('group', { name: 'Leadership' })).toBeTruthy();
});
