// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import { spread } from './slopes';

afterEach(cleanup);

it('draws facilities as bars on one scale, in units', () => {
  const { container } = renderSection(example('regions'));
  const bars = [...container.querySelectorAll<HTMLElement>('.track > *')].map(({ style }) => [
    style.width,
    style.getPropertyValue('--units'),
  ]);
  expect(bars).toEqual([
    ['100%', '6'],
    ['66.7%', '4'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Europe' })).toBeTruthy();
});

it('draws what each region gained, the highest first, and says it', () => {
  const { container } = renderSection(example('regions', 'slopes'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Before: 60. After: 73 Europe',
    'Before: 56. After: 70 Asia Pacific',
    'Before: 54. After: 69 North America',
    'Before: 54. After: 67 South America',
  ]);
  const ends = [...container.querySelectorAll('circle')].map((end) => end.getAttribute('cy'));
  expect([ends[0], ends[1], ends[4]]).toEqual(['68.4%', '0%', '100%']);
});

it('draws a second measure beside the first', () => {
  const { container } = renderSection(example('regions', 'two measures'));
  expect([...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
    'OEE, in points',
    'Downtime, in hours a month',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Before: 60. After: 73 Europe',
    'Before: 54. After: 69 North America',
    'Before: 160. After: 96 North America',
    'Before: 135. After: 75 Europe',
  ]);
});

it('draws nothing where nothing was measured', () => {
  const { container } = renderSection(example('regions'));
  expect(container.querySelector('figure')).toBeNull();
});

it.each([
  [
    [0, 50, 100],
    [0, 50, 100],
  ],
  [
    [0, 4, 100],
    [0, 9, 100],
  ],
  [
    [90, 96, 100],
    [82, 91, 100],
  ],
  [
    [50, 50, 50],
    [50, 59, 68],
  ],
])('gives each name room, in order and inside the picture (%#)', (places, moved) => {
  expect(spread(places)).toEqual(moved);
});
