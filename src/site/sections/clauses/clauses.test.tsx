// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const berth = example('clauses') as SectionOf<'clauses'>;

/** The clauses whose cells have a look, row after row. */
const clausesWith = (look: string) =>
  screen
    .getAllByRole('listitem')
    .map((row) =>
      [...row.querySelectorAll<HTMLElement>(`.${look}`)].map(({ style }) =>
        Number(style.getPropertyValue('--column')),
      ),
    );

/** Where the lines down begin: the line of a document in the grid. */
const begins = () =>
  [...screen.getByRole('figure').querySelectorAll('i')].map(({ style }) =>
    Number.parseInt(style.getPropertyValue('--rows'), 10),
  );

it('says in words what each document has, the oldest first, and what is in force last', () => {
  renderSection(berth);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Contract, 2001Writes clauses 1 to 5',
    'Amendment 1, 2009Replaces clause 3 and adds 6',
    'Amendment 2, 2015Replaces clause 3',
    'In force todayTwo of six are no longer as signed123456',
  ]);
  expect(screen.getByText('Clause 3: the fee')).toBeTruthy();
});

it('hatches a clause that a younger document replaces', () => {
  renderSection(berth);
  expect(clausesWith('hatch-lost')).toEqual([[3], [3], [], []]);
  expect(clausesWith('bg-soft')).toEqual([[1, 2, 4, 5], [6], [], []]);
});

it('makes the clause that matters stand out where it is in force', () => {
  renderSection(berth);
  expect(clausesWith('bg-accent')).toEqual([[], [], [3], [3]]);
});

it('leads a line down from the youngest document that has a clause', () => {
  renderSection(berth);
  const [contract, first, second] = [2, 4, 6];
  expect(begins()).toEqual([contract, contract, second, contract, contract, first]);
});

it('leaves a clause empty that no document has', () => {
  renderSection({ ...berth, count: 7 });
  expect(begins()).toHaveLength(6);
  expect(clausesWith('border-line').at(-1)).toEqual([7]);
});
