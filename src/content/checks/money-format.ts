import { named, type TextPart } from '../model/diagnostics';
import { isTimeOf } from '../model/figures';
import {
  type Language,
  languageName,
  type NumberSigns,
  numberSigns,
  sourceLanguage,
  translatedLanguages,
} from '../model/languages';
import { scaleReader } from '../model/large-numbers';
import { type Options, rulesFile } from '../site/rules';
import type { SiteContext } from '../site/site-context';
import { listMore, quote } from '../text/quote';
import type { Check, Report } from './core/check';
import { overTranslations, type Translated } from './core/over-translations';
import { isUntranslated } from './untranslated';

const inTranslations = overTranslations('money-format', (translated, options) =>
  isUntranslated(translated) ? undefined : faultIn(translated, pointIn(options)),
);

export const moneyFormat: Check = {
  code: 'money-format',
  severity: 'warning',
  summary: 'Money, decimals, thousands and percentages are written as their language writes them.',
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
  page: inTranslations.page,
  site(context, report, options) {
    inTranslations.site(context, report, options);
    reportAsInSource(context, pointIn(options), report);
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

/** The languages whose decimals have a point on this site. */
function pointIn({ point }: Options): readonly string[] {
  return Array.isArray(point) ? point : [];
}

/** Amounts that have no entry and would be misread in the other language: one finding for each document. */
function reportAsInSource(site: SiteContext, point: readonly string[], report: Report): void {
  const { languages } = site;
  for (const { language, lacked, entries } of site.translations) {
    const faults = new Map<string, Fault>();
    for (const { copy, isInline: _, ...limits } of lacked.values()) {
      if (!isAmountAlone(copy) || entries[copy] !== undefined) continue;
      const fault = faultIn({ copy, text: copy, language, languages, limits }, point);
      if (fault) faults.set(copy, fault);
    }
    if (faults.size === 0) continue;
    const name = languageName(language);
    for (const facts of site.all()) {
      const wrong = (facts.translations[language]?.lacked ?? []).filter(({ copy }) => faults.has(copy));
      const use = site.context(facts).copies.find(({ text }) => text === wrong[0]?.copy);
      if (!use) continue;
      const others = wrong.slice(1).map(({ copy }) => copy);
      report({
        file: facts.file,
        pointer: use.pointer,
        language,
        message: `${faults.get(use.text)?.message} ${name} pages show it as it stands here, as no dictionary has it.${listMore(others)}`,
        hint: `Add ${quote(use.text)}${others.length > 0 ? ' and the others' : ''} to ${named(`${facts.id}/${language}.json`)}, as ${name} writes ${others.length > 0 ? 'them' : 'it'}.`,
      });
    }
  }
}

/** Whether a text is only an amount or a percentage with a separator among its digits: `1.250 €`, `12,5 %`. */
function isAmountAlone(copy: string): boolean {
  return /\d[.,]\d/.test(copy) && /[%\p{Sc}]/u.test(copy) && !/\p{L}/u.test(copy);
}

interface Fault {
  message: string;
  hint: string;
  part: TextPart;
  mended?: string;
}

const hasDigit = /\d/;

/** What is wrong with the numbers in a text; undefined if nothing is. */
function faultIn(translated: Translated, point: readonly string[]): Fault | undefined {
  const { text, language } = translated;
  if (!hasDigit.test(text)) return undefined;
  const hasPoint = point.includes(language);
  const usual = numberSigns(language);
  const signs = hasPoint ? { ...usual, decimal: '.', group: ',' } : usual;
  const { decimal, group } = signs;
  return (
    // Where thousands have another sign than a comma, as in Switzerland, both signs stand before decimals.
    (decimal === '.' && group === ',' ? faultOfComma(text, hasPoint) : undefined) ??
    (decimal === ',' ? faultOfPoint(translated) : undefined) ??
    faultOfThousands(translated, signs) ??
    (group.trim() === '' ? faultOfSpace(translated, group) : undefined) ??
    (signs.isPercentFirst ? faultOfOrder : faultOfPercent)(text, language, signs.percent)
  );
}

/** A decimal comma, where a point belongs. @param isByRule whether it does as the site's rules have it */
function faultOfComma(text: string, isByRule: boolean): Fault | undefined {
  const [number, part] = find(text, /(?<![\d.,])\d+,\d{1,2}(?![\d.,]*\d)/u);
  if (number === '') return undefined;
  return {
    message: `${quote(number)} has a decimal comma.`,
    hint: `Write ${quote(number.replace(',', '.'))}${isByRule ? ', as the rules of this site have it' : ''}.`,
    part,
  };
}

/** English money, or a decimal point, where a comma belongs. */
function faultOfPoint({ copy, text, language, languages }: Translated): Fault | undefined {
  const [money, part] = find(text, /[$€£]\s?\d[\d.,]*\s?(?:[MBk]|bn|mn)(?!\p{L})/u);
  if (/\.|[MBk]$/.test(money.slice(1)) && !money.includes(','))
    return {
      message: `${quote(money)} is money as English writes it.`,
      hint: `Write it as ${languageName(language)} does.`,
      part,
    };
  const source = sourceLanguage(languages);
  for (const { 0: number, index } of text.matchAll(/(?<![\d.,'’\p{L}])\d+\.\d{1,2}(?![.,]?\d)/gu)) {
    const [before, rest] = [text.slice(0, index), text.slice(index + number.length)];
    const isMoney = signBefore.test(before) || signBehind.test(rest);
    if (!isMoney) {
      // A number after an abbreviation is a version: WCAG 2.2.
      if (/[A-Z]{2} $/.test(before)) continue;
      const isCounted = /^(?:[\s\u00a0\u202f](?:\p{L}|%)|[%×x]|$)/u.test(rest);
      if (!isCounted && !(isEnd.test(rest) && isAmountIn(copy, number, source))) continue;
      if (isName(number, rest, copy, text, language) || isTime(number, rest, copy, source)) continue;
      if (keepsPoint(number, copy, source)) continue;
    }
    return {
      message: `${quote(number)} has a decimal point.`,
      hint: `Write ${quote(number.replace('.', ','))}.`,
      part: { offset: index, length: number.length },
    };
  }
  return undefined;
}

/** Whether a number has a point in a source text, too, whose language would write a comma before decimals: `§ 3.2`. */
function keepsPoint(number: string, copy: string, source: Language): boolean {
  return (
    numberSigns(source).decimal === ',' &&
    textsBefore(number, copy).length > 0 &&
    !copy.includes(number.replace('.', ','))
  );
}

/** Whether a number with a point is a time of day: one of the source text, in whatever form, or with a word for hours behind it. */
function isTime(number: string, rest: string, copy: string, source: Language): boolean {
  if (isTimeOf(number, copy, source)) return true;
  const [, hour, minutes] = /^0?(1?\d|2[0-4])\.([0-5]\d)$/.exec(number) ?? [];
  if (hour === undefined || isScaled.test(rest)) return false;
  if (/^\s?(?:Uhr|h)(?!\p{L})/u.test(rest))
    return !copy.includes(number) && !copy.includes(number.replace('.', ','));
  return minutes === '00' && new RegExp(`(?<![\\d.,])0?${hour}(?![.,]?\\d)`).test(copy);
}

/** A sign that stands behind an amount alone. */
const isScaled = /^\s?[%×x]/;

/** A sign of money that belongs to the figure behind it, or before it. */
const signBefore = /(?<!\d[\s\u00a0\u202f]?)\p{Sc}[\s\u00a0\u202f]?$/u;
const signBehind = /^[\s\u00a0\u202f]?\p{Sc}(?![\s\u00a0\u202f]?\d)/u;

/**
 * What may follow an amount without a unit: punctuation, brackets, quotes, and the maximum of a score (`4.8/5`); but not the rest of a
 * range of days (`1.4.-31.10.`).
 */
const isEnd = /^(?:[.,;:!?…)\]}»”“"’'](?![\d\p{L}]|\s?[\u2010-\u2013-]\s?\d)|\/\d)/u;

/**
 * Whether a source text has a number with decimals that cannot be a room (`2.10`), a version, a day or a time. In a source language
 * with a decimal comma, none of those has one.
 */
function isAmountIn(copy: string, number: string, source: Language): boolean {
  if (numberSigns(source).decimal === ',') return copy.includes(number.replace('.', ','));
  if (/^\d{3}|^(?:1?\d|2[0-3])\.[0-5]\d$/.test(number)) return false;
  const before = textsBefore(number, copy);
  // Any first word of a sentence has a capital.
  const isNamed = (words: string) =>
    /(?:\p{L}|(?<!^|[.!?:]\s)(?<![\p{L}\d-])\p{Lu}[\p{L}\d-]*\s|\p{L}\.\s|[§#]\s?)$/u.test(words);
  return before.length > 0 && !before.some(isNamed);
}

/** A number whose thousands are separated by what stands before decimals in this language. */
function faultOfThousands(translated: Translated, signs: NumberSigns): Fault | undefined {
  const { text } = translated;
  const isForeign = (number: string, at: number) => separatesThousands(number, at, translated, signs.decimal);
  const found = [...text.matchAll(grouped)].find(({ 0: number, index }) => isForeign(number, index));
  if (!found) return undefined;
  const { 0: number, index } = found;
  return {
    message: `${quote(number)} has ${signs.decimal === '.' ? 'points' : 'commas'} between thousands.`,
    hint: `Write ${quote(regrouped(number, signs))}.`,
    part: { offset: index, length: number.length },
    mended: text.replaceAll(grouped, (number, _sign, at) =>
      isForeign(number, at) ? regrouped(number, signs) : number,
    ),
  };
}

/** A number with the same sign between all of its thousands, and perhaps with decimals after another one. */
const grouped = /(?<![\d.,])\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?(?![.,]?\d)/g;

/** Whether the sign in a number separates thousands, as it has decimals after another one, or the same stands in the source text. */
function separatesThousands(
  number: string,
  at: number,
  { copy, text, language, languages }: Translated,
  decimal: string,
): boolean {
  if (/\D/.exec(number)?.[0] !== decimal) return false;
  if (number.includes('.') && number.includes(',')) return true;
  const isOfSource = numberSigns(sourceLanguage(languages)).decimal !== decimal && copy.includes(number);
  return isOfSource && !isName(number, text.slice(at + number.length), copy, text, language);
}

/** A number with the signs of a language, in place of those the other way round. */
function regrouped(number: string, { decimal, group }: NumberSigns): string {
  return number.replaceAll(/[.,]/g, (sign) => (sign === decimal ? group : decimal));
}

/** A whole number with plain spaces, or points, between its thousands. */
const spaced = /(?<![\d.,])\d{1,3}([ .])\d{3}(?:\1\d{3})*(?![.,]?\d)/g;

/** Thousands separated by a space at which a line may break, which also tears a large figure apart; or by a point. */
function faultOfSpace({ copy, text, language, languages }: Translated, group: string): Fault | undefined {
  const isNumber = (number: string, at: number) => {
    const digits = number.replaceAll(/\D/g, '');
    // With a point, the source text may have it as a name or as decimals.
    const isOpen = number.includes('.') && numberSigns(sourceLanguage(languages)).group !== '.';
    return (
      copy.match(/\d[\d.,'’\u00a0\u202f]*/g)?.some((one) => one.replaceAll(/\D/g, '') === digits) &&
      !(isOpen && copy.includes(number)) &&
      !isName(number, text.slice(at + number.length), copy, text, language)
    );
  };
  const found = [...text.matchAll(spaced)].find(({ 0: number, index }) => isNumber(number, index));
  if (!found) return undefined;
  const { 0: number, 1: sign, index } = found;
  return {
    message:
      sign === '.'
        ? `${quote(number)} has points between thousands.`
        : `${quote(number)} has an ordinary space, at which a line may break.`,
    hint: 'Write a no-break space there, so that the number stays one. --fix does.',
    part: { offset: index, length: number.length },
    mended: text.replaceAll(spaced, (number, _sign, at) =>
      isNumber(number, at) ? number.replaceAll(/[ .]/g, group) : number,
    ),
  };
}

/** A percent sign behind its figure, where the language writes it before. @param space what it writes between them */
function faultOfOrder(text: string, language: Language, space: string): Fault | undefined {
  const [figure, part] = find(text, behind);
  if (figure === '') return undefined;
  const inOrder = (written: string) =>
    written.replaceAll(
      new RegExp(behind, 'gu'),
      (one) => `%${space}${one.replace(/[ \u00a0\u202f]?%$/, '')}`,
    );
  return {
    message: `${quote(figure)} has the sign behind its figure: ${languageName(language)} writes it before.`,
    hint: `Write ${quote(inOrder(figure))}.`,
    part,
    // The sign of a range stands before both of its figures.
    ...(!rangeOfShares.test(text) && { mended: inOrder(text) }),
  };
}

/** A figure with its sign behind, or a range, of which the sign belongs to both figures. */
const behind =
  /(?<![\d.,%]|%[ \u00a0\u202f])(?:\d(?:[\d.,]*\d)?\s?[-–]\s?)?\d(?:[\d.,]*\d)?[ \u00a0\u202f]?%(?![\p{LC}\u2010\u2011-]|[ \u00a0\u202f]?\d)/u;
const rangeOfShares = /\d\s?[-–]\s?\d[\d.,]*[ \u00a0\u202f]?%/;

/** Languages in which both are usual, whatever Unicode says: `87%` and `87 %`. */
const undecided = ['uk'];

/** Languages in which a sign that is closed up makes an adjective of a figure: `20% slevu`. */
const adjectival = ['cs', 'sk', 'sl'];

/**
 * A percentage without its space, or with one that does not belong there. A sign that a word goes on behind is closed up in any
 * language: `100%ige`, `20%-os`.
 *
 * @param space what the language writes before the sign
 */
function faultOfPercent(text: string, language: Language, space: string): Fault | undefined {
  const base = language.split('-')[0] ?? '';
  if (undecided.includes(base)) return undefined;
  if (space === '') {
    const [figure, part] = find(text, /\d(?:[\d.,]*\d)?[ \u00a0\u202f]%(?![\p{LC}\d])/u);
    if (figure === '') return undefined;
    return {
      message: `${quote(figure)} has a space that ${languageName(language)} does not write.`,
      hint: `Write ${quote(figure.replace(/.%/, '%'))}.`,
      part,
      mended: text.replaceAll(/(\d)[ \u00a0\u202f]%(?![\p{LC}\d])/gu, '$1%'),
    };
  }
  const isAdjectival = adjectival.includes(base);
  const amount = isAdjectival ? amountOrAdjective : closeOrBroken;
  const [figure, part] = find(text, amount);
  if (figure === '') return undefined;
  const isCertain = (one: string) => one.includes(' ') || !isAdjectival;
  const mend = (one: string) => (isCertain(one) ? one.replace(/ ?%/, `${space}%`) : one);
  return {
    message: figure.includes(' ')
      ? `${quote(figure)} has an ordinary space, at which a line may break.`
      : `${quote(figure)} lacks the space that ${languageName(language)} writes before the sign.`,
    hint: isCertain(figure)
      ? 'Write a no-break space there, so that the sign stays with its figure. --fix does.'
      : 'If it is an amount, write a no-break space there. Closed up, it is an adjective.',
    part,
    ...(isCertain(figure) && { mended: text.replaceAll(new RegExp(amount, 'gu'), mend) }),
  };
}

const closeOrBroken = /\d(?:[\d.,]*\d)? ?%(?![\p{LC}\d\u2010\u2011-])/u;
/** The same, but for what may be an adjective, as a word follows: `20% slevu`. */
const amountOrAdjective = /\d(?:[\d.,]*\d)?(?: %|%(?!\s?\p{L}))(?![\p{LC}\d\u2010\u2011-])/u;

/** What has numbers with points, rather than decimals. */
const parts =
  'version|release|edition|section|clause|article|chapter|paragraph|part|table|figure|appendix|annex|room|hall|gate|platform|track|level|floor';

/**
 * Whether a number with a point is a name that stays as it is in a translation: in the source text it stands after such a
 * word (`section 3.2`), or after a name that the translation has, too (`Python 3.12`). An amount is none: `Figure 3.2
 * million`.
 */
function isName(number: string, rest: string, copy: string, text: string, language: Language): boolean {
  if (isScaled.test(rest) || scaleReader(language)?.behind(rest, false)) return false;
  return textsBefore(number, copy).some((words) => {
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

/** What stands before a number in each of its places in a text. */
function textsBefore(number: string, text: string): string[] {
  return text.split(new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?![\\d.,]*\\d)`)).slice(0, -1);
}

/** The first match of a pattern and its range; empty if there is none. */
function find(text: string, pattern: RegExp): [amount: string, part: TextPart] {
  const { 0: amount, index } = pattern.exec(text) ?? { 0: '', index: 0 };
  return [amount, { offset: index, length: amount.length }];
}
