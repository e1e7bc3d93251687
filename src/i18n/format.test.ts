import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format';
import { createI18n } from './index';

const words = import.meta.glob<Parameters<typeof createI18n>[1]>('./*.json', {
  eager: true,
  import: 'default',
});

const languages = Object.keys(words).map((file) => file.replace(/^\.\/|\.json$/g, ''));

describe.each(languages)('in %s', (language) => {
  const own = words[`./${language}.json`];
  if (!own) throw new Error(`There are no words in ${language}.`);
  const format = createFormat(createI18n(language, own).t);

  it('numbers are what the language has', () => {
    const expected = new Intl.NumberFormat(language);
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.nat(99_999)), (value) => {
        expect(format.number(value)).toBe(expected.format(value));
      }),
    );
  });

  it('decimals are what the language has', () => {
    const expected = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 6 }), (digits, decimals) => {
        const value = digits / 10 ** decimals;
        expect(format.number(value)).toBe(expected.format(value));
      }),
    );
  });

  it('a computed number does not show how computers count', () => {
    expect(format.number(9.6 - 2.4 - 1.3)).toBe(format.number(5.9));
    expect(format.number(0.1 + 0.2 - 0.3)).toBe('0');
    expect(format.number(0.3 - 0.1 - 0.2)).toBe('0');
    expect(format.number(1000 - 1e-9)).toBe(format.number(1000));
  });

  it('the sign of a negative number is no digit', () => {
    expect(format.number(-100)).toBe('-100');
    expect(format.number(-1234)).toBe(`-${format.number(1234)}`);
    expect(format.number(-1234.5)).toBe(`-${format.number(1234.5)}`);
  });

  it('days, months and years are what the language has', () => {
    const options = { timeZone: 'UTC', year: 'numeric' } as const;
    const month = new Intl.DateTimeFormat(language, { ...options, month: 'long' });
    const day = new Intl.DateTimeFormat(language, { ...options, month: 'long', day: 'numeric' });
    for (let at = 0; at < 366; at++) {
      const date = new Date(Date.UTC(2024, 0, 1 + at));
      const iso = date.toISOString();
      expect(format.date(iso.slice(0, 10))).toBe(day.format(date));
      expect(format.date(iso.slice(0, 7))).toBe(month.format(date));
    }
    expect(format.date('2024')).toBe('2024');
  });
});
