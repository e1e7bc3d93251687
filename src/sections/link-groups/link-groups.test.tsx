// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('groups links under headings', () => {
  renderSection(example('link-groups'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Main',
    'Core functions',
  ]);
  expect(screen.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('/finance');
});

it.each([
  [4, '4'],
  [5, '5'],
  [8, '4'],
])('of %i groups no column has one more than all others', (count, columns) => {
  const items = Array.from({ length: count }, (_, index) => ({
    title: `${index}`,
    links: [{ label: 'Finance', href: '/finance' }],
  }));
  const { container } = renderSection({ type: 'link-groups', title: 'Pages', items });
  expect(container.innerHTML).toContain(`@6xl:columns-${columns}"`);
});

it.each([
  [1, []],
  [2, ['2']],
  [3, ['2', '3']],
])('of %i groups no column is empty', (count, columns) => {
  const items = Array.from({ length: count }, (_, index) => ({
    title: `${index}`,
    links: [{ label: 'Finance', href: '/finance' }],
  }));
  const { container } = renderSection({ type: 'link-groups', title: 'Pages', items });
  expect([...container.innerHTML.matchAll(/:columns-(\d)/g)].map(([, number]) => number)).toEqual(columns);
});

it('says in a map how many pages each group has, without changing the name of the group', () => {
  const { container } = renderSection(example('link-groups', 'map'));
  const counts = [...container.querySelectorAll('h3 + [aria-hidden]')];
  expect(counts.map(({ textContent }) => textContent)).toEqual(['2', '1']);
  expect(screen.getByRole('heading', { name: 'Main' })).toBeTruthy();
});
