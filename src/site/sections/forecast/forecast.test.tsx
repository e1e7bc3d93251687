// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const crossings = example('forecast') as SectionOf<'forecast'>;

/** The days that a path has dots on. */
const daysOf = (path: Element | undefined) =>
  [...(path?.getAttribute('d') ?? '').matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x) + 0.5);

/** The corners of the area between the line and the bars, as shares of the picture. */
const corners = (container: HTMLElement) => {
  const clip = [...container.querySelectorAll<HTMLElement>('[style]')].find((one) => one.style.clipPath);
  return [...(clip?.style.clipPath ?? '').matchAll(/([\d.]+)% ([\d.]+)%/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
};

it('says every day in words', () => {
  renderSection(crossings);
  const days = within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Seats on the boat: 90. The forecast: 40–55. On board: 48.',
    'Seats on the boat: 90. The forecast: 42–58. On board: 51.',
    'Seats on the boat: 90. The forecast: 60–80. On board: 96.',
    'Seats on the boat: 90. The forecast: 41–56. On board: 41.',
  ]);
});

it('draws what came beside the forecast larger than what came within it', () => {
  const { container } = renderSection(crossings);
  const [, inside, beside] = container.querySelectorAll('g path');
  expect([daysOf(inside), daysOf(beside)]).toEqual([[1, 2, 4], [3]]);
  expect(Number(beside?.getAttribute('stroke-width'))).toBeGreaterThan(
    Number(inside?.getAttribute('stroke-width')),
  );
});

it('counts the lowest and the highest value of a forecast as within it', () => {
  const days = [40, 41, 55, 56].map((actual) => ({ before: 90, low: 41, high: 55, actual }));
  const { container } = renderSection({ ...crossings, days });
  const [, inside] = container.querySelectorAll('g path');
  expect(daysOf(inside)).toEqual([2, 3]);
});

it('hatches what lies between the line and the bars, and nothing where a bar is above the line', () => {
  const day = { before: 50, low: 10, high: 30, actual: 20 };
  const { container } = renderSection({
    ...crossings,
    days: [day, { ...day, high: 90 }],
  });
  const [a, , c, d, e, , , h] = corners(container);
  // A day's step above and below: apart on the first day, in one place on the second.
  expect([a?.[0], h?.[0], c?.[0], e?.[0]]).toEqual([0, 0, 50, 100]);
  expect(h?.[1]).toBeGreaterThan(a?.[1] ?? 100);
  expect(e?.[1]).toBe(d?.[1]);
});

it('says what happened on a marked day', () => {
  renderSection(crossings);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Crossing 3A wedding nobody had announced');
});
