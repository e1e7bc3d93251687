import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../content/model/languages';
import { engineRoot } from '../../node/project/project';
import { withPluralForms } from '../../node/read/word-files';

/**
 * The words of components for a language that the engine has none in: those of the nearest one, to be translated. Days, months and
 * thousands are written as Unicode says that the language writes them.
 */
export function borrowedWords(code: Language): Record<string, string> {
  const words = JSON.parse(readFileSync(wordFile(nearest(code, wordFile)), 'utf8')) as Record<string, string>;
  const spelled = Object.entries(words).map(([key, text]) => [key, spelledIn(code, text)] as const);
  return { ...withPluralForms(code, Object.fromEntries(spelled)), ...formatsOf(code, words) };
}

/** A text in the spelling of a language's country: Switzerland and Liechtenstein have no ß. */
function spelledIn(code: Language, text: string): string {
  return /-(?:ch|li)$/.test(code) ? text.replaceAll('ß', 'ss') : text;
}

/** The file in which the engine has words of components in a language. */
export function wordFile(code: Language): string {
  return path.join(engineRoot, 'src/i18n', `${code}.json`);
}

/** The language whose file stands for a missing one: for `pt-br`, `pt` before English. */
export function nearest(code: Language, file: (code: Language) => string): Language {
  return [code, code.split('-')[0] ?? code].find((one) => existsSync(file(one))) ?? 'en';
}

/** A format of component words is kept if Unicode has none for the language, or says it in other digits. */
function formatsOf(code: Language, words: Readonly<Record<string, string>>): Record<string, string> {
  if (Intl.DateTimeFormat.supportedLocalesOf(code).length === 0) return {};
  const locale = `${code}-u-nu-latn-ca-gregory`;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  // In the form that they have beside a day, which some languages inflect.
  const months = Array.from({ length: 12 }, (_, index) =>
    partsOf(day, index)
      .flatMap(({ type, value }) => (type === 'month' ? value : []))
      .join(''),
  );
  // A month that is written in figures has its sign behind it: `1月`.
  const sign = /^\d+$/.test(months[0] ?? '') ? (/^\p{L}+/u.exec(behindMonth(day))?.[0] ?? '') : '';
  const names = months.map((name) => `${name}${sign}`);
  if (names.includes('')) return {};
  const group = new Intl.NumberFormat(locale).formatToParts(1_234_567);
  const four = new Intl.NumberFormat(locale).formatToParts(1234);
  const isGroup = ({ type }: Intl.NumberFormatPart) => type === 'group';
  return {
    'format.months': names.join(/\s/.test(names.join('')) ? '|' : ' '),
    'format.day': patternOf(day, sign),
    'format.month': patternOf(month, sign),
    'format.group': group.find(isGroup)?.value ?? words['format.group'] ?? ',',
    'format.grouped-from': four.some(isGroup) ? '4' : '5',
  };
}

function partsOf(format: Intl.DateTimeFormat, month: number): Intl.DateTimeFormatPart[] {
  return format.formatToParts(new Date(Date.UTC(2026, month, 15)));
}

/** What follows the month. */
function behindMonth(format: Intl.DateTimeFormat): string {
  const parts = partsOf(format, 0);
  return parts[parts.findIndex(({ type }) => type === 'month') + 1]?.value ?? '';
}

/** A format with names in place of its values: `{{day}}. {{month}} {{year}}`. */
function patternOf(format: Intl.DateTimeFormat, sign: string): string {
  let before = '';
  const parts = partsOf(format, 0).map(({ type, value }) => {
    const isSigned = before === 'month' && value.startsWith(sign);
    before = type;
    if (type === 'literal') return isSigned ? value.slice(sign.length) : value;
    return ['year', 'month', 'day'].includes(type) ? `{{${type}}}` : value;
  });
  return parts.join('');
}
