// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, Providers, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { SectionList } from '../../../sections/section-list';

afterEach(cleanup);

type Publication = SectionOf<'publications'>['items'][number];

it('shows year or month, as precisely as the document does', () => {
  renderSection(example('publications'));
  expect(screen.getByText('2023')).toBeTruthy();
  expect(screen.getByText('March 2024')).toBeTruthy();
  expect(screen.getByText(/288 pages/)).toBeTruthy();
});

it('draws each spine as thick as the book has pages, and lets the titles align', () => {
  const section = example('publications') as SectionOf<'publications'>;
  const pages = [80, 160, 100_000];
  const { container } = renderSection({
    ...section,
    items: pages.map((count) => ({ ...(section.items[0] as Publication), pages: count })),
  });
  const spines = [...container.querySelectorAll<HTMLElement>('li > span')];
  expect(spines.map(({ firstElementChild: spine }) => (spine as HTMLElement).style.width)).toEqual([
    '1rem',
    '2rem',
    '8rem',
  ]);
  expect(new Set(spines.map(({ style }) => style.width))).toEqual(new Set(['8rem']));
});

it('draws the hatching of a layer on the spine, or those of all four', () => {
  const section = example('publications') as SectionOf<'publications'>;
  const [book, article] = section.items as [Publication, Publication];
  const { layer: _, ...plain } = book;
  const { container } = renderSection({ ...section, items: [book, article, plain] });
  const spines = [...container.querySelectorAll('li > span > span')];
  expect(spines.map(({ childElementCount }) => childElementCount)).toEqual([4, 1, 0]);
  // The third layer is the second from the top.
  expect(looksOf(container.querySelectorAll('i'))).toEqual([0, 1, 2, 3, 1]);
});

it('piles them up right after a hero, each as thick as it has pages, within limits', () => {
  const section = example('publications') as SectionOf<'publications'>;
  const pages = [14, 288, 100_000];
  const items = pages.map((count) => ({ ...(section.items[0] as Publication), pages: count }));
  render(
    <Providers>
      <SectionList
        title="Title"
        sections={[
          { type: 'hero', variant: 'below', subtitle: 'Text' },
          { ...section, items },
        ]}
      />
    </Providers>,
  );
  const spines = screen.getAllByRole('listitem');
  expect(spines.map(({ style }) => style.getPropertyValue('--pages'))).toEqual(['170', '288', '480']);
  expect(spines[0]?.closest('section')).toBe(screen.getByRole('heading', { level: 1 }).closest('section'));
});
