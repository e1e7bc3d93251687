// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getAllByRole('cell');

it('says what each source has, in the column of the source, and what the list says', () => {
  renderSection(example('sources'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Light',
    'Chart',
    'Pilot',
    'The list',
  ]);
  expect(row('North pier').map(({ textContent }) => textContent)).toEqual([
    'red',
    'green, no date',
    'RedChart, May',
  ]);
  expect(row('Mole').map(({ textContent }) => textContent)).toEqual(['', 'white', 'WhitePilot, today']);
});

it('hatches what is not certain, and leaves a gap where a source has nothing', () => {
  renderSection(example('sources'));
  const cells = [...row('North pier'), ...row('Mole')];
  const [certain, uncertain, listed, nothing] = [0, 1, 2, 3];
  expect(looksOf(cells.map((cell) => cell.firstElementChild as Element))).toEqual([
    certain,
    uncertain,
    listed,
    nothing,
    certain,
    listed,
  ]);
});
