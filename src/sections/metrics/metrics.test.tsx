// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';

afterEach(cleanup);

it('shows every figure with what it measures', () => {
  renderSection(example('metrics'));
  expect(screen.getByText('Accuracy').nextElementSibling?.textContent).toBe('95%');
  expect(screen.getByText('from the first quarter')).toBeTruthy();
});

it('is no row that scrolls on phones, whatever is said about a figure: figures are compared', () => {
  const items = [
    { metric: 'Offices', improvement: '4', description: 'Counted in May.' },
    { metric: 'Books', improvement: '30', description: 'Counted in May.' },
  ];
  renderSection({ type: 'metrics', title: 'Size', items });
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Offices', 'Books']);
});

const bars = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.track > *')].map(({ style }) => style.width);

it('draws the first figure alone where it leads', () => {
  const { container } = renderSection(example('metrics', 'led'));
  expect(bars(container)).toEqual(['75%', '15%']);
  expect(screen.getAllByRole('term')).toHaveLength(4);
});

it('makes columns as wide as the parts of a whole', () => {
  renderSection(example('metrics', 'parts'));
  const list = screen.getByText('Repairs').closest('dl');
  expect(list?.style.getPropertyValue('--parts')).toBe(
    'minmax(6.5rem, 14fr) minmax(6.5rem, 11fr) minmax(6.5rem, 7fr)',
  );
});

it('is a row where a part of the whole is missing', () => {
  const section = example('metrics', 'parts') as SectionOf<'metrics'>;
  const [first, ...rest] = section.items ?? [];
  renderSection({ ...section, items: [{ ...first, share: undefined }, ...rest] } as never);
  expect(screen.getByText('Repairs').closest('dl')?.style.getPropertyValue('--parts')).toBe('');
});

it.each(['row', 'lead'] as const)('has no empty column beside two or three figures: %s', (variant) => {
  for (const count of [2, 3]) {
    const items = Array.from({ length: count }, (_, index) => ({ metric: `${index}`, improvement: '80%' }));
    const { container } = renderSection({ type: 'metrics', variant, title: 'Results', items });
    expect(container.innerHTML).not.toContain('grid-cols-4');
    cleanup();
  }
});
