// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../tests/support/render';
import { BesideHeading } from '../../ui/beside-heading';
import { RenderSection } from '../section-list';

afterEach(cleanup);

it('shows title, subtitle and button', () => {
  renderSection(example('hero'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Close the books in days');
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/contact');
});

it('names the page in plain words before its heading', () => {
  renderSection(example('hero'));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.previousElementSibling?.textContent).toBe('For whoever closes the books');
});

it('shows each figure with what it counts', () => {
  renderSection(example('hero', 'home with figures'));
  expect(screen.getByText('books').nextElementSibling?.textContent).toBe('30+');
});

it('has no empty line where nothing is said below the heading', () => {
  renderSection(example('hero', 'heading alone'));
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBeNull();
});

it('sets the text beside the heading, the figures under both, and the drawing under those', () => {
  const { container } = shownWith(example('hero', 'picture below'));
  const title = screen.getByRole('heading', { level: 1 });
  const figures = container.querySelector('dl') as Element;
  const row = commonParent(title, figures, screen.getByText('The picture'));
  const parts = [...(row?.children ?? [])];
  expect(parts).toHaveLength(4);
  expect(parts[0]?.contains(title)).toBe(true);
  expect(parts[1]?.querySelector('a')).not.toBeNull();
  expect(parts[2]).toBe(figures);
  expect(parts[3]?.textContent).toBe('The picture');
});

it.each([
  ['beside up to three figures', 3, true],
  ['across the page below more', 4, false],
])('has what introduces a drawing %s', (_, count, isBeside) => {
  const stats = Array.from({ length: count }, (_, index) => ({
    value: `${index}`,
    label: `offices ${index}`,
  }));
  shownWith({ type: 'hero', variant: 'below', subtitle: 'Text', stats });
  expect(screen.getByText('The picture').closest('.drawing-below') !== null).toBe(isBeside);
});

it('sets a photograph below the text, with the figures next to it', () => {
  const { container } = renderSection(example('hero', 'photograph below'));
  const parts = [...(commonParent(screen.getByRole('img'), screen.getByRole('heading'))?.children ?? [])];
  expect(parts).toHaveLength(4);
  expect(parts[2]).toBe(container.querySelector('dl'));
  expect(parts[3]?.contains(screen.getByRole('img'))).toBe(true);
});

it('shows an image with its text and its size', () => {
  renderSection({
    type: 'hero',
    subtitle: 'Text',
    heroImage: { src: '/a.avif', width: 4, height: 3 },
    heroImageAlt: 'A plant',
  });
  const image = screen.getByRole('img', { name: 'A plant' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['4', '3']);
});

it('sets subtitle and button beside the heading where it is short', () => {
  renderSection(example('hero', 'short'));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.previousElementSibling?.textContent).toBe('For whoever looks for a page');
  expect(heading.parentElement?.nextElementSibling?.textContent).toContain('Start with what you do.');
});

it.each([
  ['figures', { stats: [{ value: '4', label: 'offices' }] }, '4'],
  ['a picture', { heroImage: { src: '/a.avif', width: 4, height: 3 } }, ''],
])('loses none of its %s where it is short', (_, more, text) => {
  const { container } = renderSection({ ...example('hero', 'short'), ...more });
  expect(container.querySelectorAll('dl, img')).toHaveLength(1);
  expect(container.querySelector('dl dd')?.textContent ?? '').toBe(text);
});

const shownWith = (section: ReturnType<typeof example>) =>
  render(
    <Providers>
      <BesideHeading value={<p>The picture</p>}>
        <RenderSection section={section} />
      </BesideHeading>
    </Providers>,
  );

/** The first ancestor that holds all of these elements. */
function commonParent(...elements: Element[]): Element | null {
  let one: Element | null = elements[0] ?? null;
  while (one && !elements.every((element) => one?.contains(element))) one = one.parentElement;
  return one;
}

it('sets the figures in a row below the text on a board page, beside the picture', () => {
  const { container } = shownWith(example('hero', 'board'));
  const figures = container.querySelector('dl') as Element;
  const text = screen.getByText(/in one row/);
  const title = screen.getByRole('heading', { level: 1 });
  const column = commonParent(title, text, figures);
  expect(column?.lastElementChild).toBe(figures);
  expect(column?.nextElementSibling?.textContent).toBe('The picture');
});

it.each(['facing', 'wide'] as const)('sets a drawing on the dark ground of its panel: %s', (variant) => {
  const { unmount } = shownWith({ type: 'hero', variant, subtitle: 'Text' });
  expect(screen.getByText('The picture').closest('.dark')).not.toBeNull();
  expect(screen.getByText('Text').closest('.dark')).toBeNull();
  unmount();
  // Without a drawing there is no panel.
  const { container } = renderSection({ type: 'hero', variant, subtitle: 'Text' });
  expect(container.querySelector('.dark')).toBeNull();
});

it.each(['night', 'night-below'] as const)('is dark in both themes: %s', (variant) => {
  renderSection({ type: 'hero', variant, subtitle: 'Text' });
  expect(screen.getByText('Text').closest('.dark')).not.toBeNull();
});
