// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { readToast } from '../../../ui/toast-store';

afterEach(cleanup);

it('writes numbers as the language does', () => {
  renderSection(example('whitepapers'), 'en');
  expect(screen.getByText(/2,140 downloads/)).toBeTruthy();
});

it('tells that there is nothing to download yet', () => {
  renderSection(example('whitepapers'));
  fireEvent.click(screen.getByRole('button', { name: /Download PDF.*data-first/ }));
  expect(readToast()?.title).toContain('The data-first close');
});

it.each([
  ['12 min read', 12],
  ['18 min de lectura', 18],
  ['An hour', 0],
  ['5000 min', 60],
])('draws a line on the jacket for each minute of reading (%s)', (readTime, count) => {
  const section = example('whitepapers') as SectionOf<'whitepapers'>;
  const { container } = renderSection({
    ...section,
    items: section.items.map((item) => ({ ...item, readTime })),
  });
  const [plain, ofALayer] = container.querySelectorAll('li');
  expect(plain?.querySelectorAll('i')).toHaveLength(count);
  // A paper about a layer has a band instead.
  expect(ofALayer?.querySelectorAll('i')).toHaveLength(1);
});

it('draws the bands of the layers equally high, each as wide as its paper is long beside the longest', () => {
  const section = example('whitepapers') as SectionOf<'whitepapers'>;
  const [first] = section.items;
  const items = [
    { readTime: '20 min read', layer: 'ingest' },
    { readTime: '12 min read', layer: 'action' },
    { readTime: 'An hour', layer: 'ingest' },
  ].map((length) => ({ ...first, ...length })) as typeof section.items;
  const { container } = renderSection({ ...section, items });
  const bands = [...container.querySelectorAll<HTMLElement>('li i')];
  expect(bands.map(({ style }) => [style.height, style.width])).toEqual([
    ['', '100%'],
    ['', '60%'],
    ['', '0%'],
  ]);
  // Each with the hatching of its layer.
  expect(looksOf(bands)).toEqual([0, 1, 0]);
});
