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
    'minmax(10rem, 14fr) minmax(10rem, 11fr) minmax(10rem, 7fr)',
  );
});

it('is a row where a part of the whole is missing', () => {
  const section = example('metrics', 'parts') as SectionOf<'metrics'>;
  const [first, ...rest] = section.items ?? [];
  renderSection({ ...section, items: [{ ...first, share: undefined }, ...rest] } as never);
  expect(screen.getByText('Repairs').closest('dl')?.style.getPropertyValue('--parts')).toBe('');
});

it('leaves room for every figure below its part, and is a row where there is none', () => {
  const partsOf = (...figures: string[]) => {
    const items = figures.map((improvement) => ({
      metric: improvement,
      improvement,
      share: { part: 1, of: 9 },
    }));
    const { container } = renderSection({ type: 'metrics', variant: 'parts', title: 'Size', items });
    const parts = container.querySelector('dl')?.style.getPropertyValue('--parts');
    cleanup();
    return parts;
  };
  expect(partsOf('1.250.000', '40 %')).toBe('minmax(12rem, 1fr) minmax(8rem, 1fr)');
  expect(partsOf('1.250.000', '2.250.000', '3.250.000', '4.250.000', '5.250.000')).toContain('12rem');
  expect(partsOf('1.250.000', '2.250.000', '3.250.000', '4.250.000', '5.250.000', '6')).toBe('');
});

it.each(['row', 'lead'] as const)('has no empty column beside two or three figures: %s', (variant) => {
  for (const count of [2, 3]) {
    const items = Array.from({ length: count }, (_, index) => ({ metric: `${index}`, improvement: '80%' }));
    const { container } = renderSection({ type: 'metrics', variant, title: 'Results', items });
    expect(container.innerHTML).not.toContain('grid-cols-4');
    cleanup();
  }
});
