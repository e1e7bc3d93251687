import type { TextPart } from '../model/diagnostics';
import { type Language, languageName, numberSigns, translatedLanguages } from '../model/languages';
import { scaleReader } from '../model/large-numbers';
import { type Options, rulesFile } from '../site/rules';
import { quote } from '../text/quote';
import type { Check } from './core/check';
import { overTranslations } from './core/over-translations';
import { isUntranslated } from './untranslated';

export const moneyFormat: Check = {
  code: 'money-format',
  severity: 'warning',
  summary: 'Money, decimals and percentages are written as their language writes them.',
  why: 'A figure in another language’s notation looks careless, and may be misread.',
  example: {
    file: 'finance/es.json',
    right: '"De 3,2 a 12 meses"',
    wrong: '"De 3.2 a 12 meses"',
  },
  options: {
    point: {
      usual: [],
      schema: {
        type: 'array',
        items: { type: 'string', minLength: 1 },
        description:
          'Languages in which this site writes decimals with a point, by the names of their dictionaries: Mexico does in Spanish, Switzerland in German.',
      },
    },
  },
  page(context, report, options) {
    translationsBy(options).page?.(context, report, options);
  },
  site(context, report, options) {
    translationsBy(options).site?.(context, report, options);
    for (const [index, code] of pointIn(options).entries()) {
      if (translatedLanguages(context.languages).some((language) => language.code === code)) continue;
      report({
        file: rulesFile,
        pointer: `/money-format/point/${index}`,
        message: `No text of this site is translated into "${code}".`,
        hint: 'Name a language as its dictionaries are called, without ".json". Or remove the entry.',
      });
    }
  },
};

/** The check of translations, with the site's options. */
function translationsBy(options: Options) {
  const point = pointIn(options);
  return overTranslations('money-format', ({ copy, text, language }) =>
    isUntranslated(copy, text, language) ? undefined : faultIn(copy, text, language, point),
  );
}

/** The languages whose decimals have a point on this site. */
function pointIn({ point }: Options): readonly string[] {
  return Array.isArray(point) ? point : [];
}

interface Fault {
  message: string;
  hint: string;
  part: TextPart;
  mended?: string;
}

const hasDigit = /\d/;

/** What is wrong with the numbers in a text; undefined if nothing is. */
function faultIn(
  copy: string,
  text: string,
  language: Language,
  point: readonly string[],
): Fault | undefined {
  if (!hasDigit.test(text)) return undefined;
  const { decimal, percent } = numberSigns(language);
  const name = languageName(language);
  if (point.includes(language)) {
    const [number, part] = find(text, /(?<![\d.,])\d+,\d{1,2}(?![\d.,]*\d)/u);
    if (number !== '')
      return {
        message: `${quote(number)} has a decimal comma.`,
        hint: `Write ${quote(number.replace(',', '.'))}, as the rules of this site have it.`,
        part,
      };
  } else if (decimal === ',') {
    const [money, part] = find(text, /[$€£]\s?\d[\d.,]*\s?(?:[MBk]|bn|mn)(?!\p{L})/u);
    if (/\.|[MBk]$/.test(money.slice(1)) && !money.includes(','))
      return {
        message: `${quote(money)} is money as English writes it.`,
        hint: `Write it as ${name} does.`,
        part,
      };
    // A number after an abbreviation is a version: WCAG 2.2.
    for (const { 0: number, index } of text.matchAll(
      /(?<![\d.,]|[A-Z]{2} )\d+\.\d{1,2}(?=[\s\u00a0\u202f](?:\p{L}|%)|[%×x]|$)/gu,
    )) {
      if (isName(number, text.slice(index + number.length), copy, text, language)) continue;
      return {
        message: `${quote(number)} has a decimal point.`,
        hint: `Write ${quote(number.replace('.', ','))}.`,
        part: { offset: index, length: number.length },
      };
    }
  }
  if (percent !== '') {
    const [figure, part] = find(text, /\d(?:[\d.,]*\d)?[ ]?%/);
    if (figure !== '')
      return {
        message: figure.includes(' ')
          ? `${quote(figure)} has an ordinary space, at which a line may break.`
          : `${quote(figure)} lacks the space that ${name} writes before the sign.`,
        hint: 'Write a no-break space there, so that the sign stays with its figure. --fix does.',
        part,
        mended: text.replaceAll(/(\d) ?%/g, `$1${percent}%`),
      };
  }
  return undefined;
}

/** What has numbers with points, rather than decimals. */
const parts =
  'version|release|edition|section|clause|article|chapter|paragraph|part|table|figure|appendix|annex';

/**
 * Whether a number with a point is a name that stays as it is in a translation: in the source text it stands after such a
 * word (`section 3.2`), or after a name that the translation has, too (`Python 3.12`). An amount is none: `Figure 3.2
 * million`.
 */
function isName(number: string, rest: string, copy: string, text: string, language: Language): boolean {
  if (/^\s?[%×x]/.test(rest) || scaleReader(language)?.behind(rest, false)) return false;
  const before = copy
    .split(new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?![\\d.,]*\\d)`))
    .slice(0, -1);
  return before.some((words) => {
    if (
      new RegExp(
        `(?<!\\p{L})(?:${parts})(?:\\s|s\\s(?:[\\d.]+(?:,| and| or| to|\\s?[-–])\\s?)*)$`,
        'iu',
      ).test(words)
    )
      return true;
    const [, name] = /(?<![\p{L}\d])(\p{Lu}[\p{L}\d.+#-]*[\p{L}\d+#])\s$/u.exec(words) ?? [];
    return name !== undefined && text.split(/[\s,;:()]+/).includes(name);
  });
}

/** The first match of a pattern and its range; empty if there is none. */
function find(text: string, pattern: RegExp): [amount: string, part: TextPart] {
  const { 0: amount, index } = pattern.exec(text) ?? { 0: '', index: 0 };
  return [amount, { offset: index, length: amount.length }];
}
