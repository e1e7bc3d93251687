import type { SiteDocument } from '../types.generated';

/** The code of a language, as addresses and dictionaries are called by it: `en`, `pt-br`. */
export type Language = string;

/** A language as the site document names it, and what the glossary says of it. */
export interface SiteLanguage extends NamedLanguage {
  terms?: readonly Term[];
}

type NamedLanguage = NonNullable<SiteDocument['languages']>[number];

/** What a term of the site is called in a language. */
export interface Term {
  /** In the source language. */
  term: string;
  /** What may stand for it: one of these has to. */
  use: readonly string[];
  /** What may not. */
  avoid: readonly string[];
}

/** The languages of a site, at least one. The first is the source language: the one that page documents are written in. */
export type Languages = readonly SiteLanguage[];

const codePattern = /^[a-z]{2,3}(-[a-z0-9]+)*$/;

/** The language whose words a file of a site has, by its name: `_site/words/fr.json`. Undefined for any other file. */
export function languageOfWords(file: string): Language | undefined {
  const [, code = ''] = /^_site\/words\/([^/]+)\.json$/.exec(file) ?? [];
  return isLanguageCode(code) ? code : undefined;
}

/** The language that page documents are written in. */
export function sourceLanguage(languages: Languages): Language {
  return languages[0]?.code ?? '';
}

/** The languages that have dictionaries. */
export function translatedLanguages(languages: Languages): Languages {
  return languages.slice(1);
}

/** The languages that are published: a draft is shown in development, and by a build that is asked for drafts. */
export function publishedLanguages(languages: Languages): Languages {
  return languages.filter(({ draft }, index) => index === 0 || draft !== true);
}

/** The English name of a language, for messages: `French` for `fr`. */
export function languageName(code: Language): string {
  return nameOf(code) ?? code;
}

/** Names in a sentence: `Spanish`, `Spanish and French`, `Spanish, French and German`. */
export function listNames(names: readonly string[], last = ' and '): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;
}

/** The English names of languages, in a sentence. */
export function namesOf(codes: readonly Language[], last = ' and '): string {
  return listNames(codes.map(languageName), last);
}

let names: Intl.DisplayNames | undefined;

/** Undefined for what is no language. */
function nameOf(code: Language): string | undefined {
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}

/** Whether a text is the code of a language that people speak. */
export function isLanguageCode(text: string): boolean {
  return codePattern.test(text) && nameOf(text) !== undefined;
}

/** The scripts that are written from right to left. What an engine says of a language itself differs from one to the next. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** The direction that a language is written in: that of its usual script, or of the one that its code names (`az-arab`). */
export function directionOf(code: Language): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** The language of a dictionary by its file: `fr` for `finance/fr.json`; undefined for other files. */
export function languageOfDictionary(file: string, languages: Languages): Language | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return translatedLanguages(languages).find(({ code }) => name === `${code}.json`)?.code;
}

/** How a language writes figures, as Unicode knows it. */
export interface NumberSigns {
  /** The sign before decimals. */
  decimal: string;
  /** The space between a figure and the percent sign; empty where there is none. */
  percent: string;
}

const knownSigns = new Map<Language, NumberSigns>();

/** The signs in the figures of a language. */
export function numberSigns(language: Language): NumberSigns {
  const known = knownSigns.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).formatToParts(
    0.015,
  );
  const signs = {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    percent: parts.find(({ type, value }) => type === 'literal' && value.trim() === '')?.value ?? '',
  };
  knownSigns.set(language, signs);
  return signs;
}
