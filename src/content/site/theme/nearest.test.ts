import { expect, it } from 'vitest';
import { nearestLightness } from './nearest';

it.each<[start: number, isEnough: (lightness: number) => boolean, nearest: number]>([
  [0.5, (l) => l <= 0.3, 0.3],
  [0.5, (l) => l >= 0.7, 0.7],
  [0.5, (l) => l <= 0.1 || l >= 0.8, 0.8],
  [0.5, (l) => l <= 0.3 || l >= 0.9, 0.3],
  [0.9, (l) => l <= 0.2, 0.2],
  [0.2, (l) => l === 1, 1],
  [0.2, (l) => l === 0, 0],
])('from %d, %s is met next at %d', (start, isEnough, nearest) => {
  const found = nearestLightness(start, isEnough) ?? Number.NaN;
  expect(isEnough(found)).toBe(true);
  expect(Math.abs(found - nearest)).toBeLessThan(0.003);
});

it('and nowhere where nothing meets it', () => {
  expect(nearestLightness(0.5, () => false)).toBeUndefined();
});
