// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const sheets = example('sheets') as SectionOf<'sheets'>;

/** The names of the elements of each sheet's lines. */
const linesOf = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((sheet) => [...(sheet.lastElementChild?.children ?? [])].map(({ tagName }) => tagName));

it('writes the figure on each sheet, on its own line among as many as there are', () => {
  renderSection(sheets);
  expect(linesOf()).toEqual([
    ['I', 'B', 'I', 'I', 'I'],
    ['I', 'I', 'I', 'I', 'I', 'I', 'B', 'I'],
    ['B', 'I', 'I'],
  ]);
  expect(screen.getAllByText('4.2 m')).toHaveLength(4);
  expect(screen.getByText('Insurer')).toBeTruthy();
});

it('has no sheet without the figure, even where its line would be below the last one', () => {
  const [sheet] = sheets.items;
  renderSection({ ...sheets, items: [{ ...sheet, name: 'Pilot', lines: 2, at: 4 }] });
  expect(linesOf()).toEqual([['I', 'I', 'I', 'B']]);
});
