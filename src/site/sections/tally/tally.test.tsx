// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const buoys = example('tally') as SectionOf<'tally'>;
const leak = example('tally', 'three log entries among two thousand') as SectionOf<'tally'>;

const fields = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');

/** How many marks a path has: each of its pieces is a row of them. */
const countOf = (path: Element) =>
  [...(path.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)].reduce(
    (sum, [, length]) => sum + Math.floor(Number(length)) + 1,
    0,
  );

it('says how many are meant in each field', () => {
  renderSection(buoys);
  expect(fields().map(({ textContent }) => textContent)).toEqual([
    '32in springNobody had a list.',
    '11in summer',
    '0now',
  ]);
});

it('draws a mark for each of the whole, and a large one for each that is meant, in both shapes of a field', () => {
  renderSection(buoys);
  expect(fields().map((field) => [...field.querySelectorAll('path')].map(countOf))).toEqual([
    [120, 32, 120, 32],
    [120, 11, 120, 11],
    [120, 0, 120, 0],
  ]);
});

it('begins with the first that is meant', () => {
  const [item] = buoys.items;
  renderSection({ ...buoys, items: [{ ...item, title: 'now', amount: 9, of: 100, first: 3 }] });
  expect(document.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M2 0h/);
});

it('scatters marks over the whole field, each at a place of its own', () => {
  renderSection(leak);
  const [, large] = document.querySelectorAll('path');
  expect(large && countOf(large)).toBe(40);
  expect(new Set((large?.getAttribute('d') ?? '').split('M')).size).toBe(41);
});

it('gives each find the number that its words have', () => {
  renderSection(leak);
  const [first] = screen.getAllByText('Entry 310');
  expect(first?.closest('li')?.textContent).toBe('1Entry 310A seal is changed.');
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-number]')].map(({ dataset }) => dataset.number),
  ).toEqual(['1', '2', '1', '2']);
});
