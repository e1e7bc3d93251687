// @vitest-environment happy-dom
import { cleanup, within as inside, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import { pathsOf, within } from './funnel';

afterEach(cleanup);

/** The area that a path of straight lines encloses. */
function areaOf(path: string) {
  let [x, y, area] = [0, 0, 0];
  for (const [, command, first, second] of path.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)) {
    const [nextX, nextY] =
      command === 'M'
        ? [Number(first), Number(second)]
        : command === 'H'
          ? [Number(first), y]
          : [x, Number(first)];
    if (command === 'H') area += (nextX - x) * -y;
    [x, y] = [nextX, nextY];
  }
  return area;
}

it('says how many pages each stage has, and counts those that answer', () => {
  renderSection(example('funnel'));
  const stages = screen.getAllByRole('listitem');
  expect(stages[0]?.textContent).toBe('12,000pages of the log');
  const answer = stages.at(-2) as HTMLElement;
  expect(answer.textContent).toBe('1page answers itp. 212moved on May 3');
  expect(inside(answer).getByText('p. 212')).toBeTruthy();
});

it.each([1, 2, 5, 7, 30, 84, 400])('draws %i pages as an area of so many, on one base line', (count) => {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const { outline } = pathsOf({ count, columns, rows });
  expect(areaOf(outline)).toBe(count);
  expect(outline).toContain(`V${rows}H0`);
});

it('draws the pages of the next stage at the end of a stage, in the arrangement in which they are enlarged', () => {
  const stage = { count: 84, columns: 10, rows: 9 };
  const next = { count: 7, columns: 3, rows: 3 };
  expect(within(next, stage)).toEqual(next);
  expect(pathsOf(next, 10, 9).outline).toBe('M9 6H10V9H7V7H9Z');
});

it('never draws more pages within a stage than it has', () => {
  expect(within({ count: 9, columns: 3, rows: 3 }, { count: 2, columns: 2, rows: 1 })).toEqual({
    count: 2,
    columns: 2,
    rows: 1,
  });
});
