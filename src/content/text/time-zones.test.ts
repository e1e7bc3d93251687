import { expect, it } from 'vitest';
import { isTimeZone, suggestTimeZone } from './time-zones';

it.each([
  'Europe/Madrid',
  'America/Argentina/Buenos_Aires',
  'UTC',
  'utc',
  'Etc/UTC',
  'Asia/Kolkata',
  'Cuba',
  'US/Eastern',
])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});

const unclear = ['EST', 'CET', 'GMT', 'PST8PDT', 'Etc/GMT-5', 'etc/gmt+1', '1Cuba', 'Etc/UTCX', 'UTCX'];

it.each(['New York', 'Madrid', '+02:00', 'GMT+2 or so', '', ...unclear])('"%s" is none', (text) => {
  expect(isTimeZone(text)).toBe(false);
});

it.each([
  ['New York', 'America/New_York'],
  ['america/new york', 'America/New_York'],
  ['USA/New York', 'America/New_York'],
  ['Madird', 'Europe/Madrid'],
  ['  Buenos   Aires ', 'America/Argentina/Buenos_Aires'],
  ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
])('"%s" probably means %s', (text, zone) => {
  expect(suggestTimeZone(text)).toMatch(new RegExp(`^${zone}$|Buenos_Aires$`));
});

it('nothing is suggested for what resembles none', () => {
  expect(suggestTimeZone('Headquarters')).toBeUndefined();
});
