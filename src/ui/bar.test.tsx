// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { looksOf } from '../../tests/support/render';
import { Bar } from './bar';

afterEach(cleanup);

/** The bar on the line; undefined if the line is empty. */
function draw(value: number, of: number) {
  const { container } = render(<Bar value={value} of={of} />);
  const bar = container.firstElementChild?.firstElementChild as HTMLElement | null;
  return bar ? { width: bar.style.width, units: bar.style.getPropertyValue('--units') } : undefined;
}

it.each([
  [31, 100, '31%', ''],
  [380, 1900, '20%', ''],
  [9, 1560, '0.6%', ''],
  [1.05, 1.6, '65.6%', ''],
  // Few units can be counted.
  [9, 12, '75%', '9'],
  [1, 12, '8.3%', ''],
  [3, 12, '25%', '3'],
  [3, 13, '23.1%', ''],
  // A mistake that the checks report stays on its line.
  [30, 10, '100%', '30'],
])('draws %d of %d on its line', (value, of, width, units) => {
  expect(draw(value, of)).toEqual({ width, units });
});

it.each([
  [0, 100],
  [0, 0],
])('leaves the line of %d of %d empty', (value, of) => {
  expect(draw(value, of)).toBeUndefined();
});

it('looks different for what is past', () => {
  const { container } = render(
    <>
      <Bar value={1} of={2} />
      <Bar value={1} of={2} isPast={false} />
      <Bar value={1} of={2} isPast />
    </>,
  );
  expect(looksOf(container.children)).toEqual([0, 0, 2]);
});
