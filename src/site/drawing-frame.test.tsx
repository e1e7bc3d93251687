// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../tests/support/render';
import type { SectionOf } from '../content/types.generated';
import { SectionList } from '../sections/section-list';

afterEach(cleanup);

const well = example('well') as SectionOf<'well'>;

const drawings = [
  'desks',
  'ledgers',
  'losses',
  'offices',
  'range-chart',
  'road',
  'rollout',
  'schedule',
  'strip',
  'tally',
  'trace',
  'well',
] as const;

it.each(drawings)('shows a drawing right after the hero with it, below its title: %s', (type) => {
  const drawing = example(type);
  render(
    <Providers>
      <SectionList title="Title" sections={[{ type: 'hero', variant: 'below' }, drawing]} />
    </Providers>,
  );
  const { title } = drawing as { title: string };
  const heading = screen.getByRole('heading', { level: 2, name: title });
  expect(heading.closest('section')).toBe(screen.getByRole('heading', { level: 1 }).closest('section'));
  expect(document.querySelectorAll('section')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});

it('has what introduces a drawing apart from it, with the meaning of its colours', () => {
  const rollout = example('rollout') as SectionOf<'rollout'>;
  render(
    <Providers>
      <SectionList title="Title" sections={[{ type: 'hero', variant: 'below' }, rollout]} />
    </Providers>,
  );
  const box = document.querySelector('[data-introduced]');
  const [header, drawing, ...others] = [...(box?.children ?? [])];
  expect(header?.tagName).toBe('HEADER');
  expect(header?.textContent).toContain(rollout.kinds[0]);
  expect(drawing?.querySelector('figure')).not.toBeNull();
  expect(others).toEqual([]);
});

it('shows one elsewhere as a section of its own', () => {
  renderSection(well);
  const section = screen.getByRole('list').closest('section');
  expect(section).not.toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: String(well.title) }).closest('section')).toBe(
    section,
  );
});

it('has the buttons of a drawing below it', () => {
  const actions = [{ label: 'Write to us', href: '/contact' }];
  render(
    <Providers>
      <SectionList
        title="Title"
        sections={[
          { type: 'hero', variant: 'below' },
          { ...well, actions },
        ]}
      />
    </Providers>,
  );
  const button = screen.getByRole('link', { name: 'Write to us' });
  expect(screen.getByRole('list').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
