// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('links a whole card by its title where there is no label', () => {
  renderSection(example('cards', 'directory'));
  expect(screen.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('/finance');
});

it('tells apart links that say the same', () => {
  renderSection(example('cards', 'grid with counts'));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Browse: Whitepapers',
    'Browse: Publications',
  ]);
});

it('names the typical outcome', () => {
  renderSection(example('cards', 'outcomes'), 'es');
  expect(screen.getAllByText('Resultado habitual')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('50% faster implementation');
});

it('draws an outcome below its words', () => {
  renderSection(example('cards', 'outcomes'));
  const drawn = screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll<HTMLElement>('.track > *')].map(({ style }) => style.width));
  expect(drawn).toEqual([['50%'], ['33.3%', '20%']]);
});

it('draws a count as one mark for each of the whole, those of the part filled', () => {
  renderSection(example('cards', 'grid with counts'));
  const marks = screen.getAllByRole('listitem').map((item) => {
    const looks = looksOf(item.querySelectorAll('[aria-hidden] > span'));
    return { part: looks.filter((look) => look === 0).length, of: looks.length };
  });
  expect(marks).toEqual([
    { part: 15, of: 15 },
    { part: 10, of: 12 },
  ]);
});

it('draws a count of more than can be told apart as one bar', () => {
  const items = [1_000_000, 49].map((of) => ({
    title: `${of}`,
    description: 'Readers.',
    share: { part: of / 2, of },
  }));
  const { container } = renderSection({ type: 'cards', title: 'Readers', items });
  expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(2);
});

it('arranges a directory of four differently from others, so that no entry is alone in its row', () => {
  for (const count of [3, 4, 5]) {
    const items = Array.from({ length: count }, (_, index) => ({
      title: `${index}`,
      description: 'Where.',
      href: '/finance',
    }));
    renderSection({ type: 'cards', variant: 'directory', title: 'Pages', items });
  }
  expect(looksOf(screen.getAllByRole('list'))).toEqual([0, 1, 0]);
});

it('sets the units of a directory apart from its counts where no bar draws them', () => {
  renderSection(example('cards', 'directory with results'));
  expect(screen.getByText('days').parentElement?.firstChild?.textContent).toBe('2');
  cleanup();
  renderSection(example('cards', 'directory'));
  expect(screen.getByText('10 weeks')).toBeTruthy();
});

it('draws the count of an entry in a directory below its title', () => {
  renderSection(example('cards', 'directory'));
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('10 weeks');
  expect(first?.querySelector<HTMLElement>('.track > *')?.style.width).toBe('83.3%');
});

it('has the names of a directory that leads nowhere next to what they mean, in rows', () => {
  const items = ['Evidence', 'Candour'].map((title) => ({ title, description: `What ${title} means.` }));
  renderSection({ type: 'cards', variant: 'directory', title: 'Values', items });
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(
    screen.getAllByRole('listitem').map(({ children }) => [...children].map(({ tagName }) => tagName)),
  ).toEqual([
    ['H3', 'P'],
    ['H3', 'P'],
  ]);
});

it('keeps the bars of a directory that leads nowhere', () => {
  const items = ['Evidence', 'Candour'].map((title) => ({
    title,
    description: 'Of 12.',
    share: { part: 3, of: 12 },
  }));
  const { container } = renderSection({ type: 'cards', variant: 'directory', title: 'Values', items });
  expect(container.querySelectorAll('.track')).toHaveLength(2);
});

it.each([
  [{ title: 'Ports', subtitle: 'Of the north' }, 'Ports'],
  [{ subtitle: 'Of the north' }, 'Of the north'],
  [{}, 'Oslo, Kiel, Riga, Turku'],
])('names the row of cards in a section with %o', (frame, name) => {
  const items = ['Oslo', 'Kiel', 'Riga', 'Turku'].map((title) => ({ title, description: 'A port.' }));
  renderSection({ type: 'cards', items, ...frame });
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe(name);
});

it.each(['directory', 'outcomes', 'grid'] as const)('has no empty column beside two cards: %s', (variant) => {
  const items = ['Oslo', 'Kiel'].map((title) => ({ title, description: 'A port.', href: '/finance' }));
  const { container } = renderSection({ type: 'cards', variant, title: 'Ports', items });
  expect(container.innerHTML).not.toMatch(/grid-cols-[34]/);
});

it.each(['directory', 'outcomes', 'grid'] as const)(
  'has no card alone beside an empty column: %s',
  (variant) => {
    const items = ['Oslo', 'Kiel', 'Riga'].map((title) => ({
      title,
      description: 'A port.',
      href: '/finance',
    }));
    const { container } = renderSection({ type: 'cards', variant, title: 'Ports', items });
    expect(container.innerHTML).toContain(':last-across');
  },
);
