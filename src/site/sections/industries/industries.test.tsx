// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { Hundred } from './hundred';

afterEach(cleanup);

it('shows challenges, outcomes and a story, and links on', () => {
  renderSection(example('industries'));
  expect(screen.getByText('Fax between wards')).toBeTruthy();
  expect(screen.getByText('Success story').nextElementSibling?.textContent).toContain('Twelve hospitals');
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to(/See the industry.*Healthcare/)).toBe('/healthcare');
  expect(to(/Read the whole story.*Healthcare/)).toBe('/healthcare-use-case');
});

it('puts what the story brought first among the outcomes, and what it saved last', () => {
  renderSection(example('industries'));
  const outcomes = screen.getByText('One record').closest('ul');
  const texts = [...(outcomes?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual(['40% better coordination', 'One record', '$3.2M saved a year']);
});

it('leads with one industry and what changed there of a hundred, and draws the highlights of the others', () => {
  renderSection(example('industries', 'lead'));
  const figure = screen.getAllByRole('figure')[0];
  expect(figure?.textContent).toBe('55Before77Afterof 100 transfers, complete the first time');
  expect(
    screen.getByText('Manufacturing').closest('li')?.querySelectorAll('.amount .track > *'),
  ).toHaveLength(2);
  expect(screen.getAllByRole('listitem').some((item) => item.contains(figure ?? null))).toBe(false);
});

it.each([
  // Rows from the bottom; the gaps between squares are those of the dashes.
  [10, 20, ['M0 94.5H99', 'M0 84.5H99']],
  [3, 12, ['M0 94.5H29', 'M30 94.5H99M0 84.5H19']],
  [12, 3, ['M0 94.5H29', 'M30 94.5H99M0 84.5H19']],
  [5, 5, ['M0 94.5H49']],
])('fills squares from the bottom: %d before, %d after', (before, after, rows) => {
  const { container } = render(<Hundred before={before} after={after} />);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths.slice(0, -1)).toEqual(rows);
});

it.each([
  ['default', 'bg-muted'],
  ['muted', 'bg-surface'],
] as const)('sets the drawing of the first apart from a ground that is %s', (background, ground) => {
  const { container } = renderSection({
    ...(example('industries', 'lead') as SectionOf<'industries'>),
    background,
  });
  expect(container.querySelectorAll(`section div.${ground}`)).toHaveLength(1);
});
