import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { siteContextOf, validSite, withFiles } from '../../../tests/support/checks';
import { now as moment, today } from './days';

// 17:18 in Los Angeles, the next morning in Madrid.
const now = new Date('2026-11-26T01:18:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['America/Los_Angeles', '2026-11-25T17:18'],
  ['UTC', '2026-11-26T01:18'],
  ['Asia/Kathmandu', '2026-11-26T07:03'],
  ['Pacific/Kiritimati', '2026-11-26T15:18'],
  ['Pacific/Pago_Pago', '2026-11-25T14:18'],
  ['Europe/Madrid', '2026-11-26T02:18'],
])('in %s it is %s', (zone, written) => {
  expect(moment(zone)).toBe(written);
  expect(today(zone)).toBe(written.slice(0, 10));
});

it('goes on while a process runs', () => {
  expect(today('America/Los_Angeles')).toBe('2026-11-25');
  vi.setSystemTime(new Date('2026-11-26T08:00:00Z'));
  expect(today('America/Los_Angeles')).toBe('2026-11-26');
});

it('the site document says where a site has its days', () => {
  const text = validSite.documents.get('_site/site.json') ?? '';
  const inZone = (zone: string) =>
    siteContextOf(
      withFiles(validSite, {
        '_site/site.json': text.replace('"brand":', `"timeZone": "${zone}", "brand":`),
      }),
    ).today;
  expect(inZone('America/Los_Angeles')).toBe('2026-11-25');
  expect(inZone('Europe/Madrid')).toBe('2026-11-26');
});
