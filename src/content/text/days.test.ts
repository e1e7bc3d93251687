import { expect, it } from 'vitest';

import { diagnose, validSite, withFiles } from '../../../tests/support/checks';
import { isOver, isUnpublished } from '../site/unpublished';
import { dayAfter, isDay, isMoment, isPast, momentOf, startOf } from './days';

// 17:18 in Los Angeles, the next morning in Madrid.
const now = new Date('2026-11-26T01:18:00Z');

it.each([
  ['America/Los_Angeles', '2026-11-25'],
  ['UTC', '2026-11-26'],
  ['Europe/Madrid', '2026-11-26'],
  ['Pacific/Kiritimati', '2026-11-26'],
  ['Pacific/Pago_Pago', '2026-11-25'],
])('in %s it is %s', (zone, day) => {
  expect(momentOf(now, zone).slice(0, 10)).toBe(day);
});

it('without a time zone, and with what is none, the clocks of the machine count', () => {
  const local = new Date(2026, 0, 5, 23, 59);
  expect(momentOf(local, undefined)).toBe('2026-01-05T23:59');
  expect(momentOf(local, 'Mars/Olympus')).toBe('2026-01-05T23:59');
});

it('a day begins at midnight of the zone, when its clocks are set forward too', () => {
  expect(momentOf(new Date('2026-03-29T00:59:59Z'), 'Europe/Madrid')).toContain('2026-03-29T');
  expect(momentOf(new Date('2026-03-29T21:59:59Z'), 'Europe/Madrid')).toContain('2026-03-29T');
  expect(momentOf(new Date('2026-03-29T22:00:00Z'), 'Europe/Madrid')).toContain('2026-03-30T');
});

it.each([
  ['America/Los_Angeles', '2026-11-25T17:18'],
  ['Asia/Kathmandu', '2026-11-26T07:03'],
  ['UTC', '2026-11-26T01:18'],
])('in %s it is %s, to the minute', (zone, written) => {
  expect(momentOf(now, zone)).toBe(written);
});

it.each([
  // Madrid, at three: back to two.
  ['Europe/Madrid', '2027-10-31T00:59Z', '2027-10-31T02:59'],
  ['Europe/Madrid', '2027-10-31T01:00Z', '2027-10-31T02:59'],
  ['Europe/Madrid', '2027-10-31T01:31Z', '2027-10-31T02:59'],
  ['Europe/Madrid', '2027-10-31T01:59Z', '2027-10-31T02:59'],
  ['Europe/Madrid', '2027-10-31T02:00Z', '2027-10-31T03:00'],
  // Lord Howe Island goes back by half an hour.
  ['Australia/Lord_Howe', '2027-04-03T14:59Z', '2027-04-04T01:59'],
  ['Australia/Lord_Howe', '2027-04-03T15:10Z', '2027-04-04T01:59'],
  ['Australia/Lord_Howe', '2027-04-03T15:30Z', '2027-04-04T02:00'],
  // Forward, and a day without a change.
  ['Europe/Madrid', '2027-03-28T00:59Z', '2027-03-28T01:59'],
  ['Europe/Madrid', '2027-03-28T01:00Z', '2027-03-28T03:00'],
  ['Europe/Madrid', '2027-03-28T01:20Z', '2027-03-28T03:20'],
  ['Asia/Kathmandu', '2027-10-31T01:31Z', '2027-10-31T07:16'],
])('time never goes back: %s, %s', (zone, date, expected) => {
  expect(momentOf(new Date(date), zone)).toBe(expected);
});

it('midnight is the first minute of its day', () => {
  expect(momentOf(new Date('2026-11-26T00:00:00Z'), 'UTC')).toBe('2026-11-26T00:00');
  expect(startOf('2026-07-01T09:30', 'Europe/Madrid')).toBe('2026-07-01T09:30:00+02:00');
});

it.each([
  ['2026-11-26', undefined, '2026-11-25T23:59', false],
  ['2026-11-26', undefined, '2026-11-26T00:00', true],
  ['2026-11-26T09:00', undefined, '2026-11-26T08:59', false],
  ['2026-11-26T09:00', undefined, '2026-11-26T09:00', true],
  [undefined, '2026-11-26', '2026-11-26T23:59', true],
  [undefined, '2026-11-26', '2026-11-27T00:00', false],
  [undefined, '2026-11-26T18:00', '2026-11-26T17:59', true],
  [undefined, '2026-11-26T18:00', '2026-11-26T18:00', false],
])('from %s until %s: at %s it is published: %s', (from, until, at, isThere) => {
  const period = { ...(from && { from }), ...(until && { until }) };
  expect(isUnpublished(period, at)).toBe(!isThere);
  expect(isOver(period, at)).toBe(!isThere && until !== undefined);
});

it('a day that does not exist is an error, though the page would be a draft until then', () => {
  const text = validSite.documents.get('finance/page.json') ?? '';
  const changed = text.replace('"sections"', '"publishFrom": "2027-02-30", "sections"');
  const found = diagnose(withFiles(validSite, { 'finance/page.json': changed }));
  expect(found).toMatchObject([{ code: 'wrong-value', severity: 'error', pointer: '/publishFrom' }]);
});

it.each([
  ['2027-01-21', 'Europe/Madrid', '2027-01-21T00:00:00+01:00'],
  // Clocks change at two or three in the morning.
  ['2027-03-28', 'Europe/Madrid', '2027-03-28T00:00:00+01:00'],
  ['2027-03-29', 'Europe/Madrid', '2027-03-29T00:00:00+02:00'],
  ['2027-01-21', 'America/St_Johns', '2027-01-21T00:00:00-03:30'],
  ['2027-01-21', 'UTC', '2027-01-21T00:00:00Z'],
  ['2027-07-01', 'Europe/London', '2027-07-01T00:00:00+01:00'],
  ['2027-01-21', undefined, '2027-01-21T00:00:00Z'],
  ['2027-01-21', 'Europe/Nowhere', '2027-01-21T00:00:00Z'],
  // Not a day, which is a finding of its own.
  ['2027-02-40', 'Europe/Madrid', '2027-02-40T00:00:00Z'],
])('%s begins by the clocks of %s at %s', (day, zone, time) => {
  expect(startOf(day, zone)).toBe(time);
});

it.each([
  ['2027-01-21', true],
  ['2028-02-29', true],
  ['0001-01-01', true],
  ['2027-02-29', false],
  ['2027-00-10', false],
  ['2027-13-10', false],
  ['2027-12-00', false],
  ['2027-12-32', false],
  ['2027-1-21', false],
  ['12027-01-21', false],
  ['2027-01-211', false],
  ['2027-01-21T09:00', false],
  ['', false],
])('whether %s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
  expect(isMoment(text)).toBe(expected || text.includes('T'));
});

it.each([
  ['2027-01-21T00:00', true],
  ['2027-01-21T19:59', true],
  ['2027-01-21T23:59', true],
  ['2027-01-21T24:00', false],
  ['2027-01-21T09:60', false],
  ['2027-01-21T9:00', false],
  ['2027-01-21T09:00:00', false],
  ['2027-01-21T', false],
  ['2027-02-30T09:00', false],
  ['2027-01-21T09:00T09:00', false],
  ['2027-01-21T09:00T10', false],
])('whether %s is a moment: %s', (text, expected) => {
  expect(isMoment(text)).toBe(expected);
});

it.each([
  ['2027-01-20', true],
  ['2027-01-21', false],
  ['2027-01-22', false],
  [undefined, false],
  [2026, false],
])('whether %s is past on the 21st: %s', (day, expected) => {
  expect(isPast(day, '2027-01-21')).toBe(expected);
});

it.each([
  ['2027-01-21', '2027-01-22'],
  ['2027-12-31', '2028-01-01'],
  ['2028-02-28', '2028-02-29'],
])('the day after %s is %s', (day, after) => {
  expect(dayAfter(day)).toBe(after);
});
