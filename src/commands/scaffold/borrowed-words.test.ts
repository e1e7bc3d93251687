import { expect, it } from 'vitest';
import { createI18n } from '../../i18n';
import { createFormat } from '../../i18n/format';
import { borrowedWords } from './borrowed-words';

type Words = Parameters<typeof createI18n>[1];

it.each([
  'ja',
  'he',
  'zh',
  'zh-hant',
  'ko',
  'ru',
  'pt',
  'pt-br',
  'pl',
  'hu',
  'en-gb',
  'fa',
  'de-ch',
  'de-at',
  'sv',
  'vi',
])('days, months and numbers are written as %s has them', (language) => {
  const format = createFormat(createI18n(language, borrowedWords(language) as Words).t);
  const locale = `${language}-u-nu-latn-ca-gregory`;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const iso = `2026-${String(month).padStart(2, '0')}-20`;
    // V8 writes a plain space where Unicode has a narrow one that does not break.
    expect(format.date(iso).replaceAll('\u202f', ' ')).toBe(day.format(new Date(iso)));
  }
  const number = new Intl.NumberFormat(locale);
  for (const value of [7, 0.5, 1234, 1234.5, 12_345, 1_234_567.25])
    expect(format.number(value)).toBe(number.format(value));
});

it('the year stands where the language has it, beside a month alone too', () => {
  const words = borrowedWords('ja');
  expect(createFormat(createI18n('ja', words as Words).t).date('2026-11')).toBe('2026年11月');
  expect(words['nav.menu']).toBe('Menu');
});

it('words for numbers have every form of the language', () => {
  const forms = (language: string) =>
    Object.keys(borrowedWords(language)).flatMap((key) => /^use-cases\.months_(.*)/.exec(key)?.[1] ?? []);
  expect(forms('pl').sort()).toEqual(['few', 'many', 'one', 'other']);
  expect(forms('he')).toContain('two');
  expect(forms('en-gb').sort()).toEqual(['one', 'other']);
  expect(borrowedWords('pl')['use-cases.months_few']).toBe('{{count}} months');
});

it('words for Switzerland have no ß', () => {
  expect(borrowedWords('de')['toast.close']).toBe('Schließen');
  expect(borrowedWords('de-ch')['toast.close']).toBe('Schliessen');
  expect(Object.values(borrowedWords('de-ch')).join('')).not.toContain('ß');
});

it('a language that Unicode does not know has the formats of the nearest one', () => {
  expect(borrowedWords('tlh')).toEqual(borrowedWords('en'));
});
