// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
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

it('opens one card at a time, and links on from each', () => {
  const { container } = renderSection(example('solutions', 'expanding'));
  const names = [...container.querySelectorAll('details')].map((card) => card.getAttribute('name'));
  expect(names).toEqual(['solutions', 'solutions']);
  expect(screen.getByRole('link', { name: /Learn More.*People & Talent/ }).getAttribute('href')).toBe(
    '/solutions#people',
  );
});

it.each([
  [2, 0],
  [3, 1],
])('of %d cards that open, %d span both columns', (count, wide) => {
  const section = example('solutions', 'expanding') as SectionOf<'solutions'>;
  const [card] = section.items;
  const items = Array.from({ length: count }, () => card) as typeof section.items;
  const { container } = renderSection({ ...section, items });
  expect(container.querySelectorAll(':first-child[class*="first:@4xl:col-span-2"]')).toHaveLength(wide);
});
