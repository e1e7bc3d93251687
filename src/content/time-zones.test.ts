import { expect, it } from 'vitest';
import { isTimeZone, suggestTimeZone } from './time-zones';

it.each(['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Kolkata'])(
  '%s is a time zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

it.each(['New York', 'Madrid', '+02:00', 'GMT+2 or so', ''])('"%s" is none', (text) => {
  expect(isTimeZone(text)).toBe(false);
});

it.each([
  ['New York', 'America/New_York'],
  ['america/new york', 'America/New_York'],
  ['USA/New York', 'America/New_York'],
  ['Madird', 'Europe/Madrid'],
  ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
])('"%s" probably means %s', (text, zone) => {
  expect(suggestTimeZone(text)).toMatch(new RegExp(`^${zone}$|Buenos_Aires$`));
});

it('nothing is suggested for what resembles none', () => {
  expect(suggestTimeZone('Headquarters')).toBeUndefined();
});
