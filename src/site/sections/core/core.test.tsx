// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { SectionList } from '../../../sections/section-list';

afterEach(cleanup);

const core = example('core') as SectionOf<'core'>;

/** The offset of each layer from the column's foot and its height, in per cent, lowest layer first. */
function bands() {
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => {
      const top = Number.parseFloat(item.style.getPropertyValue('--top'));
      const height = Number.parseFloat(item.style.getPropertyValue('--share'));
      return { foot: Math.round(100 - top - height), height };
    });
}

it('tells of the layers in order, each with its number, its specimen and its sentence', () => {
  renderSection(core);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.slice(0, 5))).toEqual(['1 Ing', '2 Int', '3 Kno', '4 Act']);
  expect(items[0]?.textContent).toContain('Scan p. 1 · 48 crates');
  expect(items[3]?.textContent).toContain('What arrived is posted');
  expect(screen.getByRole('figure').textContent).toContain('Delivery note 20718, pallet 3');
});

it('draws the first layer at the bottom and the others on top of it, as high as the document says', () => {
  renderSection(core);
  expect(bands()).toEqual([
    { foot: 0, height: 30 },
    { foot: 30, height: 22.5 },
    { foot: 53, height: 12.5 },
    { foot: 65, height: 35 },
  ]);
});

it('gives a layer that hardly takes any time enough of the column to be seen', () => {
  const [first, ...others] = core.layers;
  renderSection({
    ...core,
    layers: [{ ...first, share: 1 }, ...others.map((one) => ({ ...one, share: 900 }))] as typeof core.layers,
  });
  expect(bands()[0]?.height).toBeGreaterThan(8);
});

it('has its rings in the same places along the page as it has upright, with a line to each sample', () => {
  renderSection(example('core', 'lying'));
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  const ends = items.map((item) => {
    const line = item.querySelector(':scope > svg + svg line');
    return ['x1', 'x2'].map((name) => line?.getAttribute(name));
  });
  expect(ends).toEqual([
    ['10.4%', '0%'],
    ['34.7%', '25%'],
    ['53.5%', '50%'],
    ['79.2%', '75%'],
  ]);
  cleanup();
  renderSection(core);
  expect(document.querySelector('svg + svg')).toBeNull();
});

it('leads from each field of its sheet that names a layer to the middle of that layer', () => {
  const { container } = renderSection(example('core', 'sheet'));
  const fields = within(container.querySelector('dl') as HTMLElement);
  expect(fields.getAllByRole('term').map((term) => term.textContent)).toEqual([
    ...['Delivery note', 'Asked for', 'Pallet', 'Crates'],
  ]);
  const lines = [...container.querySelectorAll('dl + svg line')];
  const middles = bands().map(({ foot, height }) => 100 - foot - height / 2);
  expect(lines.map((line) => Number.parseFloat(line.getAttribute('y1') ?? ''))).toEqual([37.5, 62.5, 87.5]);
  lines.forEach((line, index) => {
    const middle = middles[[3, 1, 0][index] ?? 0] ?? 0;
    expect(Math.abs(Number.parseFloat(line.getAttribute('y2') ?? '') - middle)).toBeLessThan(1);
  });
});

it('stands beside the heading where it follows it, and is a section of its own anywhere else', () => {
  const list = (heroImage?: { src: string; width: number; height: number }) => (
    <Providers>
      <SectionList title="Title" sections={[{ type: 'hero', subtitle: 'Text', heroImage }, core]} />
    </Providers>
  );
  const { container, unmount } = render(list());
  const isInHero = () =>
    screen.getByRole('figure').closest('section') ===
    screen.getByRole('heading', { level: 1 }).closest('section');
  expect(isInHero()).toBe(true);
  expect(container.querySelectorAll('section')).toHaveLength(1);
  unmount();
  render(list({ src: '/a.avif', width: 4, height: 3 }));
  expect(isInHero()).toBe(false);
});
