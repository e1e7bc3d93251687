// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

it('shows every feature', () => {
  renderSection(example('solutions', 'columns'));
  expect(screen.getAllByText('Keeps the audit trail')).toHaveLength(3);
});

it('shows benefits and details side by side', () => {
  renderSection(example('solutions', 'rows'));
  expect(screen.getByText(/people work in tools made for the task/)).toBeTruthy();
});

it('has the key figures of rows below their titles', () => {
  renderSection(example('solutions', 'rows'));
  expect(screen.getByText('for a first company').closest('header')?.textContent).toContain('Headless ERP');
});

it.each([
  ['columns', 3],
  ['rows', 0],
  ['first', 0],
])('has icons where solutions stand side by side (%s)', (name, icons) => {
  const { container } = renderSection(example('solutions', name));
  expect(container.querySelectorAll('svg')).toHaveLength(icons);
});

it('shows every feature also where the first solution is large', () => {
  renderSection(example('solutions', 'first'));
  expect(screen.getAllByText('Keeps the audit trail')).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Continuous close',
    'Touchless payables',
    'Rolling forecast',
  ]);
});

it('opens one card at a time, and links on from each', () => {
  const { container } = renderSection(example('solutions', 'expanding'));
  const names = [...container.querySelectorAll('details')].map((card) => card.getAttribute('name'));
  expect(names).toEqual(['solutions', 'solutions']);
  expect(screen.getByRole('link', { name: /Learn More.*People & Talent/ }).getAttribute('href')).toBe(
    '/solutions#people',
  );
});

it('leads with the first card and draws its figures', () => {
  const { container } = renderSection(example('solutions', 'lead'));
  const list = screen.getAllByText('for a first entity')[0]?.closest('ul');
  expect(list?.textContent).not.toContain('Continuous close');
  expect(screen.getByText('to close the month, down from ten').previousElementSibling).toBeNull();
  const bars = [...container.querySelectorAll<HTMLElement>('.track > *')].map(({ style }) => style.width);
  expect(bars).toEqual(['100%', '20%', '95%']);
});

it.each([
  [2, [6, 6]],
  [3, [4, 4, 4]],
  [4, [3, 3, 3, 3]],
  [5, [12, 3, 3, 3, 3]],
  [7, [4, 4, 4, 3, 3, 3, 3]],
])('%d cards below the first fill their rows', (count, columns) => {
  const section = example('solutions', 'lead') as SectionOf<'solutions'>;
  const [card] = section.items;
  const items = Array.from({ length: count + 1 }, () => ({ ...card, features: undefined })) as never;
  renderSection({ ...section, items });
  expect(
    screen.getAllByRole('listitem').map(({ style }) => Number(style.getPropertyValue('--columns'))),
  ).toEqual(columns);
});

it('sets the drawing of the first apart from the ground that the section stands on', () => {
  const section = example('solutions', 'lead') as SectionOf<'solutions'>;
  const grounds = (['default', 'muted'] as const).map((background) => {
    const { container } = renderSection({ ...section, background });
    return container.querySelector('dl')?.parentElement as Element;
  });
  expect(looksOf(grounds)).toEqual([0, 1]);
});

it('shows the key figure of a row that is closed, with its drawing', () => {
  renderSection(example('solutions', 'expanding'));
  const label = screen.getByText('to close the month');
  expect(label.closest('details')).toBeNull();
  expect(label.parentElement?.querySelectorAll('.track > *')).toHaveLength(2);
});
