import { describe, expect, it } from 'vitest';
import { clock, offsetOf, workday, zoneName } from './time-zone';

describe('a time zone', () => {
  it.each([
    ['America/New_York', -5],
    ['Europe/Madrid', 1],
    ['Asia/Singapore', 8],
    ['Asia/Kolkata', 5.5],
    ['UTC', 0],
    ['Somewhere/Else', undefined],
    ['', undefined],
  ])('%s is %d hours ahead', (name, hours) => {
    expect(offsetOf(name)).toBe(hours);
  });

  it('has a name in each language', () => {
    expect(zoneName('America/New_York', 'en')).toBe('Eastern Time');
    expect(zoneName('America/New_York', 'es')).toMatch(/^Hora /);
  });

  it('that nobody knows is called what the document calls it', () => {
    expect(zoneName('our time', 'es')).toBe('our time');
  });
});

it.each([
  [1, [{ start: 8, end: 16 }]],
  [-5, [{ start: 14, end: 22 }]],
  [
    10,
    [
      { start: 23, end: 24 },
      { start: 0, end: 7 },
    ],
  ],
])('nine to five at UTC%d', (offset, parts) => {
  expect(workday(offset)).toEqual(parts);
});

it('shows hours as a clock does', () => {
  expect([clock(3.5), clock(14), clock(24)]).toEqual(['03:30', '14:00', '00:00']);
});
