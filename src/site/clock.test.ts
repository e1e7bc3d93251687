import { expect, it } from 'vitest';
import { hoursBetween, placeBetween } from './clock';

it('knows where a time is on an axis, and leaves it there', () => {
  const at = placeBetween('06:00', '14:00');
  expect(['06:00', '08:40', '14:00', '15:00', '05:00'].map(at)).toEqual([
    '0%',
    '33.3%',
    '100%',
    '100%',
    '0%',
  ]);
});

it('marks full hours, as many as there is room for', () => {
  expect(hoursBetween('06:00', '14:00', 8)).toHaveLength(9);
  expect(hoursBetween('06:30', '22:00', 6)).toEqual(['07:00', '10:00', '13:00', '16:00', '19:00', '22:00']);
  expect(hoursBetween('14:00', '06:00', 6)).toEqual([]);
});
