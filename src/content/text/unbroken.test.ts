import { expect, it } from 'vitest';
import { unbrokenParts, widestPart } from './unbroken';

it.each([
  ['a year-end close', ['a', 'year', 'end', 'close']],
  ['from 2020–2026', ['from', '2020', '2026']],
  ['Fahr\u00adpläne', ['Fahr', 'pläne']],
  ['30\u00a0000\u202f€', ['30\u00a0000\u202f€']],
  ['anna.mustermann@musterfirma.de', ['anna.mustermann@musterfirma.de']],
  ['/forms/2026/new.pdf', ['/forms/2026/new.pdf']],
])('%s stays together as %j', (text, parts) => expect(unbrokenParts(text)).toEqual(parts));

it.each(['港の博物館の開館時間', 'พิพิธภัณฑ์ท่าเรือ', '항구박물관'])('%s may be broken between letters', (text) =>
  expect(widestPart(text)).toBe(0),
);

it('the widest part counts, not the longest', () => expect(widestPart('iiiii MMM')).toBe(2.91));
