// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Amount, type Drawable, drawablesOf } from './amount';

afterEach(cleanup);

function draw(drawable: Drawable) {
  const { container } = render(
    <Amount {...drawable} before="Before" after="After" format={(value) => value.toLocaleString('en')} />,
  );
  const lines = [...container.querySelectorAll('.track')];
  return {
    bars: lines.map((line) => (line.firstElementChild as HTMLElement | null)?.style.width ?? 'empty'),
    isHidden: container.firstElementChild?.getAttribute('aria-hidden') === 'true',
    words: container.textContent?.trim().replaceAll(/\s+/g, ' '),
  };
}

it.each<[Drawable, Partial<ReturnType<typeof draw>>]>([
  [{ share: { part: 17, of: 19 } }, { bars: ['89.5%'], words: '' }],
  [{ share: { part: 95, of: 100 } }, { bars: ['95%'] }],
  [{ share: { part: 0, of: 50 } }, { bars: ['empty'] }],
  [
    { change: { before: 10, after: 2 } },
    { bars: ['100%', '20%'], words: 'Before 10 After 2', isHidden: true },
  ],
  [{ change: { before: 100, after: 150 } }, { bars: ['66.7%', '100%'] }],
  [{ change: { before: 55, after: 77, of: 100 } }, { bars: ['55%', '77%'] }],
  [{ change: { before: 12500, after: 900 } }, { words: 'Before 12,500 After 900' }],
  // Not every language writes fractions alike.
  [{ change: { before: 5, after: 0.5 } }, { bars: ['100%', '10%'], words: 'Before After' }],
  [{ change: { before: 60, after: 0 } }, { bars: ['100%', 'empty'] }],
  [{ change: { before: 0, after: 0 } }, { bars: ['empty', 'empty'] }],
])('draws a bar for each number on one scale, with its value (%#)', (drawable, expected) => {
  expect(draw(drawable)).toMatchObject(expected);
});

it('is read aloud where it says more than the text beside it', () => {
  expect(draw({ change: { before: 24, after: 12, unit: 'months' } })).toMatchObject({
    words: 'Before 24 After 12 months',
    isHidden: false,
  });
});

it.each<[Drawable, string | null]>([
  [{ change: { before: 10, after: 2 } }, 'true'],
  [{ change: { before: 24, after: 12, unit: 'months' } }, null],
])('hides the entry that it fills, unless it says more (%#)', (drawable, hidden) => {
  const { container } = render(<Amount {...drawable} in="dd" before="" after="" format={String} />);
  expect(container.querySelector('dd')?.getAttribute('aria-hidden')).toBe(hidden);
});

it('draws nothing where there is nothing to draw', () => {
  expect(draw({}).words).toBe('');
});

it('draws no part that is the whole, and nothing where less than half of a row would be drawn', () => {
  const share = { part: 3, of: 4 };
  const whole = { share: { part: 12, of: 12 } };
  const change = { before: 10, after: 2 };
  expect(drawablesOf([{ share }, whole])).toEqual([{ share }, {}]);
  expect(drawablesOf([{ change }, {}, whole])).toEqual([{}, {}, {}]);
});
