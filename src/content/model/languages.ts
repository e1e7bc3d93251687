import { attempt } from '../text/attempt';
import { memoize } from '../text/memoize';
import { nameIn } from '../text/paths';
import type { SiteDocument } from '../types.generated';

/** A language code, as in addresses and names of dictionaries: `en`, `pt-br`. */
export type Language = string;

/** A language in the site document, with its terms in the glossary. */
export interface SiteLanguage extends NamedLanguage {
  terms?: readonly Term[];
  /** The list of languages could not be read: this one is taken from the names of dictionaries, or usual. */
  isGuessed?: boolean;
}

type NamedLanguage = NonNullable<SiteDocument['languages']>[number];

/** The translation of a term of the glossary. */
export interface Term {
  /** In the source language. */
  term: string;
  /** The allowed translations, of which one must be used. */
  use: readonly string[];
  /** Translations that must not be used. */
  avoid: readonly string[];
}

/** The languages of a site, at least one. The first is the source language, in which page documents are written. */
export type Languages = readonly SiteLanguage[];

const codePattern = /^[a-z]{2,3}(-[a-z0-9]+)*$/;

/** The file of component words of a language, which take precedence over those of the engine. */
export function wordsFile(language: Language): string {
  return `_site/words/${language}.json`;
}

/** The language of a file of component words, by its name: `_site/words/fr.json`. Undefined for any other file. */
export function languageOfWords(file: string): Language | undefined {
  const [, code = ''] = /^_site\/words\/([^/]+)\.json$/.exec(file) ?? [];
  return isLanguageCode(code) ? code : undefined;
}

/** The language in which page documents are written. */
export function sourceLanguage(languages: Languages): Language {
  return languages[0]?.code ?? '';
}

/** Whether the languages of a site are those that its document lists, and no guess. */
export function areLanguagesKnown(languages: Languages): boolean {
  return languages.every(({ isGuessed }) => !isGuessed);
}

/** The languages with dictionaries. */
export function translatedLanguages(languages: Languages): Languages {
  return languages.slice(1);
}

/** Whether a language of a site is a draft. */
export function isDraftLanguage(language: Language, languages: Languages): boolean {
  return languages.some(({ code, draft }) => code === language && draft === true);
}

/** The published languages: drafts are only shown in development, and by builds with drafts. */
export function publishedLanguages(languages: Languages): Languages {
  return languages.filter(({ draft }, index) => index === 0 || draft !== true);
}

/** The English name of a language, for messages: `French` for `fr`. */
export function languageName(code: Language): string {
  return nameOf(code) ?? code;
}

/** The name of a language in itself: `français`; its code if it has none. */
export const ownName = memoize((code: Language): string => {
  // What is not a code is reported elsewhere.
  return attempt(() => new Intl.DisplayNames([code], { type: 'language' }).of(code)) ?? code;
});

/** Joins names: `Spanish`, `Spanish and French`, `Spanish, French and German`. */
export function listNames(names: readonly string[], last = ' and '): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;
}

/** Joins the English names of languages. */
export function namesOf(codes: readonly Language[], last = ' and '): string {
  return listNames(codes.map(languageName), last);
}

let names: Intl.DisplayNames | undefined;

/** Undefined for unknown codes. */
function nameOf(code: Language): string | undefined {
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return attempt(() => names?.of(code));
}

/** Whether a text is the code of an existing language. */
export function isLanguageCode(text: string): boolean {
  return codePattern.test(text) && nameOf(text) !== undefined;
}

/** The code of a language that people and other programs write in their own ways: `pt-BR`, `pt_BR`. Undefined for anything else. */
export function readLanguageCode(text: string): Language | undefined {
  const code = text.trim().toLowerCase().replaceAll('_', '-');
  return isLanguageCode(code) ? code : undefined;
}

/** The scripts written from right to left. JavaScript engines differ in what they report for a language. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** The writing direction of a language: that of its usual script, or of the one in its code (`az-arab`). */
export function directionOf(code: Language): 'ltr' | 'rtl' {
  return rightToLeft.has(usualScript(code) ?? '') ? 'rtl' : 'ltr';
}

/** The script in the code of a language, or the one that it is usually written in; undefined for what is no code. */
export function usualScript(code: Language): string | undefined {
  return attempt(() => new Intl.Locale(code).maximize().script);
}

/** The scripts that a language is written in, where they are not the one of that name alone. */
const scriptsOf: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Hans: ['Han'],
  Hant: ['Han'],
  Kore: ['Hangul', 'Han'],
};

/** Whether a letter is of a script that a language is usually written in. Yes for a language whose script is not known. */
export function isWrittenIn(letter: string, language: Language): boolean {
  return scriptPattern(language)?.test(letter) ?? true;
}

/** Whether a text has a letter of a script that a language is usually written in. Signs that scripts share do not count: `ー`. */
export function hasLetterOf(text: string, language: Language): boolean {
  return letterPattern(language).test(text);
}

/** The pattern of a letter that belongs to a script of its own. */
export const ofScript = '(?!\\p{Script=Common}|\\p{Script=Inherited})\\p{L}';

const letterPattern = memoize((language: Language): RegExp => {
  const { source = '' } = scriptPattern(language) ?? {};
  return new RegExp(`${source && `(?=${source})`}${ofScript}`, 'u');
});

const scriptPattern = memoize((language: Language): RegExp | undefined => {
  const script = usualScript(language) ?? '';
  const scripts = scriptsOf[script] ?? [script];
  const pattern = scripts.map((name) => `\\p{Script_Extensions=${name}}`).join('');
  // Undefined for a script that regular expressions do not know.
  return attempt(() => new RegExp(`[${pattern}]`, 'u'));
});

/** The language of a dictionary by its file: `fr` for `finance/fr.json`; undefined for other files. */
export function languageOfDictionary(file: string, languages: Languages): Language | undefined {
  const name = nameIn(file);
  return translatedLanguages(languages).find(({ code }) => name === `${code}.json`)?.code;
}

/** How a language formats numbers, according to Unicode. */
export interface NumberSigns {
  /** The decimal separator. */
  decimal: string;
  /** What stands between thousands. */
  group: string;
  /** The space between a number and the percent sign; empty if none. */
  percent: string;
  /** Whether the percent sign stands before the number. */
  isPercentFirst: boolean;
}

export const numberSigns = memoize((language: Language): NumberSigns => {
  const parts = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).formatToParts(
    1234.015,
  );
  return {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    group: parts.find(({ type }) => type === 'group')?.value ?? '',
    percent: parts.find(({ type, value }) => type === 'literal' && value.trim() === '')?.value ?? '',
    isPercentFirst:
      parts.find(({ type }) => type === 'percentSign' || type === 'integer')?.type === 'percentSign',
  };
});
