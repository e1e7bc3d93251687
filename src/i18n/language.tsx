import type { i18n, TFunction } from 'i18next';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language, SiteLanguage } from '../content/model/languages';
import { createFormat, type Format } from './format';
import { createI18n, type EngineWords } from './index';

/** What components may know about languages. */
export interface LanguageState {
  language: Language;
  /** The page in each language of the site. */
  versions: readonly PageVersion[];
}

/** A page in one of its languages. */
export interface PageVersion extends Pick<SiteLanguage, 'code' | 'name' | 'invitation'> {
  href: string;
}

const StateContext = createContext<LanguageState | undefined>(undefined);
/** The language alone, so that a component that needs nothing else is not rendered again for every page. */
const LanguageContext = createContext<Language | undefined>(undefined);
/** What is known of each language: all of them on the server, those that were shown in a browser. */
const known = new Map<Language, { i18n: i18n; format: Format }>();

/** Makes the words of a language known to components. */
export function provideWords(language: Language, words: EngineWords): void {
  const instance = createI18n(language, words);
  known.set(language, { i18n: instance, format: createFormat(instance.t) });
}

/** Lets a language be shown with the words of another one: a draft, whose own are not written yet. */
export function borrowWords(language: Language, from: Language): void {
  known.set(language, knownOf(from));
}

/** Whether the words of a language are known. */
export function hasWords(language: Language): boolean {
  return known.has(language);
}

function knownOf(language: Language) {
  const found = known.get(language);
  if (!found) throw new Error(`The words of "${language}" must be provided first.`);
  return found;
}

/** Says which language its children are in. The address decides, not a stored choice. */
export function LanguageProvider({ value, children }: { value: LanguageState; children: ReactNode }) {
  return (
    <StateContext value={value}>
      <LanguageContext value={value.language}>
        <I18nextProvider i18n={knownOf(value.language).i18n}>{children}</I18nextProvider>
      </LanguageContext>
    </StateContext>
  );
}

/** The language of the page. @throws outside a LanguageProvider (requirement 13) */
export function useLanguage(): LanguageState {
  return useProvided(StateContext);
}

function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('useLanguage must be used inside a <LanguageProvider>.');
  return value;
}

/** The words that components say, in the page's language. */
export function useLabels(): TFunction<'ui'> {
  return useTranslation('ui').t;
}

/** The words of a language, for what is no component. */
export function labelsOf(language: Language): TFunction<'ui'> {
  return knownOf(language).i18n.t;
}

/** Dates and numbers in the page's language. */
export function useFormat(): Format {
  return knownOf(useProvided(LanguageContext)).format;
}
