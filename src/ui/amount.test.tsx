// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Amount, type Drawable, Units } from './amount';

afterEach(cleanup);

function draw(drawable: Drawable) {
  const { container } = render(<Amount {...drawable} before="Before" after="After" />);
  const squares = [...container.querySelectorAll('i')];
  return {
    squares: squares.length,
    full: squares.filter(({ className }) => className.includes('bg-accent')).length,
    bars: [...container.querySelectorAll<HTMLElement>('[style]')].flatMap(({ style }) => style.width || []),
    // A square that says "none".
    hollow: container.querySelectorAll('.border-2').length,
    words: container.textContent,
  };
}

it.each<[Drawable, Partial<ReturnType<typeof draw>>]>([
  [{ share: { part: 17, of: 19 } }, { squares: 19, full: 17, bars: [], words: '' }],
  [{ share: { part: 20, of: 20 } }, { squares: 20, full: 20 }],
  [{ share: { part: 5, of: 21 } }, { squares: 0, bars: ['23.8%'] }],
  // A mistake that the checks report stays within its cell.
  [{ share: { part: 30, of: 21 } }, { bars: ['100%'] }],
  [{ share: { part: 95, of: 100 } }, { squares: 0, bars: ['95%'] }],
  [{ share: { part: 14, of: 32 } }, { squares: 0, bars: ['43.8%'] }],
  [{ change: { before: 10, after: 2 } }, { squares: 12, full: 2, bars: [], words: 'Before10After2' }],
  [{ change: { before: 6, after: 0 } }, { squares: 6, full: 0, bars: [], hollow: 1 }],
  [{ change: { before: 60, after: 0 } }, { bars: ['100%'], hollow: 1 }],
  [{ share: { part: 0, of: 50 } }, { bars: ['0%'], hollow: 0 }],
  [{ change: { before: 11, after: 2 } }, { squares: 0, bars: ['100%', '18.2%'] }],
  [{ change: { before: 5, after: 0.5 } }, { squares: 0, bars: ['100%', '10%'], words: 'BeforeAfter' }],
  [{ change: { before: 12500, after: 900 } }, { words: 'BeforeAfter' }],
  [{ change: { before: 100, after: 150 } }, { bars: ['66.7%', '100%'] }],
  [{ change: { before: 0, after: 0 } }, { squares: 0, bars: [], hollow: 2 }],
])('draws squares where they can be counted, and bars on one scale otherwise (%#)', (drawable, expected) => {
  expect(draw(drawable)).toMatchObject(expected);
});

it.each([
  [10, ''],
  [12, 'repeat(6, minmax(0, 1rem))'],
  [19, ''],
])('sets %d squares in one row, or in two of the same length', (of, columns) => {
  const { container } = render(<Amount share={{ part: 1, of }} before="Before" after="After" />);
  expect(container.querySelector('i')?.parentElement?.style.gridTemplateColumns).toBe(columns);
});

it('sets two counts in as many columns as the larger has, with their values behind them', () => {
  const { container } = render(<Amount change={{ before: 4, after: 1 }} before="Before" after="After" />);
  const rows = [...container.querySelectorAll<HTMLElement>('.squares')];
  expect(rows.map(({ style }) => style.gridTemplateColumns)).toEqual(
    Array.from({ length: 2 }, () => 'repeat(4, minmax(0, 1rem))'),
  );
  expect(rows.map((one) => one.nextElementSibling?.textContent)).toEqual(['4', '1']);
});

it('draws nothing where there is nothing to draw', () => {
  expect(draw({}).words).toBe('');
});

it.each([
  [3, 12, ['M0 .5h12', 'M0 .5h3'], '0.92 0.08'],
  [14, 12, ['M0 .5h12', 'M0 .5h12'], '0.92 0.08'],
  [25, 60, ['M0 .5h60', 'M0 .5h25'], null],
])('draws %d of %d on one line, in units while they can be counted', (count, of, lines, dashes) => {
  const { container } = render(<Units count={count} of={of} />);
  const paths = [...container.querySelectorAll('path')];
  expect(paths.map((path) => path.getAttribute('d'))).toEqual(lines);
  expect(paths[0]?.getAttribute('stroke-dasharray')).toBe(dashes);
});
