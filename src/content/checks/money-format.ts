import type { Fix, TextPart } from '../model/diagnostics';
import { type Language, languageName, numberSigns, translatedLanguages } from '../model/languages';
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
    isUntranslated(copy, text, language) ? undefined : faultIn(text, language, point),
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
  fix?: Fix;
}

const hasDigit = /\d/;

/** What is wrong with the numbers in a text; undefined if nothing is. */
function faultIn(text: string, language: Language, point: readonly string[]): Fault | undefined {
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
    const [number, place] = find(
      text,
      /(?<![\d.,]|[A-Z]{2} )\d+\.\d{1,2}(?=[\s\u00a0\u202f](?:\p{L}|%)|[%×x]|$)/u,
    );
    if (number !== '')
      return {
        message: `${quote(number)} has a decimal point.`,
        hint: `Write ${quote(number.replace('.', ','))}.`,
        part: place,
      };
  }
  if (percent !== '') {
    const [figure, part] = find(text, /\d(?:[\d.,]*\d)?[ ]?%/);
    if (figure !== '')
      return {
        message: `${quote(figure)} lacks the space that ${name} writes before the sign.`,
        hint: 'Write a no-break space there, so that the sign stays with its figure. --fix does.',
        part,
        fix: { replace: JSON.stringify(text.replaceAll(/(\d) ?%/g, `$1${percent}%`)) },
      };
  }
  return undefined;
}

/** The first match of a pattern and its range; empty if there is none. */
function find(text: string, pattern: RegExp): [amount: string, part: TextPart] {
  const { 0: amount, index } = pattern.exec(text) ?? { 0: '', index: 0 };
  return [amount, { offset: index, length: amount.length }];
}
