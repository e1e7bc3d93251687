// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, Providers, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { SectionList } from '../../../sections/section-list';

afterEach(cleanup);

it('shows each figure with its time', () => {
  renderSection(example('headline-metrics'));
  expect(screen.getByText('Average ROI').nextElementSibling?.textContent).toBe('340%');
  expect(screen.getByText('within 18 months')).toBeTruthy();
});

it('stands beside the heading where it follows it, with where its figures come from', () => {
  const metrics = {
    ...(example('headline-metrics') as SectionOf<'headline-metrics'>),
    subtitle: 'From our books.',
  };
  render(
    <Providers>
      <SectionList title="Title" sections={[{ type: 'hero', subtitle: 'Text' }, metrics]} />
    </Providers>,
  );
  const hero = screen.getByRole('heading', { level: 1 }).closest('section');
  expect(screen.getByText('Average ROI').closest('section')).toBe(hero);
  expect(screen.getByText('From our books.').closest('section')).toBe(hero);
});

it('leads with the first figure, without icons', () => {
  const { container } = renderSection(example('headline-metrics', 'lead'));
  expect(container.querySelector('svg')).toBeNull();
  const groups = [...container.querySelectorAll('dl > div')];
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Average ROIwithin 18 months340%',
    'Client satisfactionretention rate96%',
    'Implementationaverage45 days',
  ]);
  expect(looksOf(groups)).toEqual([0, 1, 1]);
});
