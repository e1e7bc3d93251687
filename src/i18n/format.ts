import type { TFunction } from 'i18next';

/** Formats dates and numbers for a language. */
export interface Format {
  /** A number: `12345.5` becomes `12,345.5`. What is beyond six decimals, where computed numbers err, is rounded. */
  number(value: number): string;
  /** A day, month or year: `2024-11-14`, `2024-11` or `2024`. */
  date(value: string): string;
}

/**
 * Creates a formatter from a language's words. `Intl` could do it, but takes a tenth of a second on a phone to create its first
 * formatter, longer than the rest of hydration.
 */
export function createFormat(t: TFunction<'ui'>): Format {
  return {
    number(value) {
      const group = t('format.group');
      const rounded = +value.toFixed(6);
      const [whole = '', decimals] = String(rounded).split('.');
      const isGrouped = Math.abs(rounded) >= 10 ** (Number(t('format.grouped-from')) - 1);
      const grouped = isGrouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole;
      // Languages that group by a comma or an apostrophe have a decimal point; all others have a decimal comma.
      return decimals ? grouped + (/[,'’]/.test(group) ? '.' : ',') + decimals : grouped;
    },
    date(value) {
      const [year = '', month, day] = value.split('-');
      if (!month) return year;
      const months = t('format.months');
      // Names that have a space are separated by a sign.
      const name = months.split(months.includes('|') ? '|' : ' ')[Number(month) - 1]?.trim();
      return day
        ? t('format.day', { year, month: name, day: Number(day) })
        : t('format.month', { year, month: name });
    },
  };
}
