// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';

afterEach(cleanup);

it('says who spoke, and where that person works', () => {
  renderSection(example('quote', 'words alone'));
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toContain('“For the first time we argued');
  expect(within(figure).getByText('Marta Quiroga')).toBeTruthy();
  expect(within(figure).getByText('Chief Financial Officer, Harrow Lane Mills')).toBeTruthy();
});

it('quotes and lists as the language does', () => {
  renderSection(example('quote', 'words alone'), 'ar');
  expect(screen.getByText(/^«.*»$/)).toBeTruthy();
  expect(screen.getByText('Chief Financial Officer، Harrow Lane Mills')).toBeTruthy();
});

it('shows a portrait where there is one, and no comma where only one thing is known', () => {
  renderSection(example('quote', 'with a portrait'));
  expect(screen.getByRole('img', { name: 'Marta Quiroga in the paper mill.' })).toBeTruthy();
  expect(screen.getByText('Harrow Lane Mills')).toBeTruthy();
});

it('stands on dark ground in both themes at night, with its buttons beside the name', () => {
  const { container } = renderSection(example('quote', 'at night'));
  expect(container.querySelector('section')?.classList.contains('dark')).toBe(true);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('link', { name: 'Read the story' })).toBeTruthy();
});

it('stands on the ground that its document names otherwise', () => {
  const quote = example('quote', 'with a portrait') as SectionOf<'quote'>;
  for (const background of ['muted', 'default'] as const) renderSection({ ...quote, background });
  const sections = document.querySelectorAll('section');
  expect(looksOf(sections)).toEqual([0, 1]);
  expect([...sections].some((section) => section.matches('.dark'))).toBe(false);
});

it('draws what changed for the speaker, next to the words', () => {
  const { container } = renderSection(example('quote', 'with a result'));
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('to close the month, down from ten').parentElement?.textContent).toContain(
    '2 days',
  );
  const bars = [...container.querySelectorAll<HTMLElement>('.track > *')].map(({ style }) => style.width);
  expect(bars).toEqual(['100%', '20%']);
});

it('draws nothing where no result is named', () => {
  const { container } = renderSection(example('quote', 'at night'));
  expect(container.querySelectorAll('.figure, .track')).toHaveLength(0);
});
