import type { i18n, TFunction } from 'i18next';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language, SiteLanguage } from '../content/model/languages';
import { createFormat, type Format } from './format';
import { createI18n, type EngineWords } from './index';

/** What components can read about languages. */
interface LanguageState {
  language: Language;
  /** The page in each language of the site. */
  versions: readonly LanguageVersion[];
}

/** A page in one of its languages. */
interface LanguageVersion extends Pick<SiteLanguage, 'code' | 'name' | 'invitation'> {
  href: string;
}

const StateContext = createContext<LanguageState | undefined>(undefined);
/** The language by itself, so that components that need nothing else do not render again for every page. */
const LanguageContext = createContext<Language | undefined>(undefined);
/** The registered languages: all of them on the server, those shown so far in a browser. */
const provided = new Map<Language, { i18n: i18n; format: Format }>();

/** Registers the labels of a language. Sites in a language that lacks some are not built: check `wrong-language`. */
export function provideWords(language: Language, words: Partial<EngineWords>): void {
  const instance = createI18n(language, words);
  provided.set(language, { i18n: instance, format: createFormat(instance.t) });
}

/** Lets a draft language without labels use those of another one. */
export function borrowWords(language: Language, from: Language): void {
  provided.set(language, wordsOf(from));
}

/** Whether the labels of a language are registered. */
export function hasLabels(language: Language): boolean {
  return provided.has(language);
}

function wordsOf(language: Language) {
  const instance = provided.get(language);
  if (!instance) throw new Error(`The words of "${language}" must be provided first.`);
  return instance;
}

/** Provides the page's language. It comes from the address, not from a stored choice. */
export function LanguageProvider({ value, children }: { value: LanguageState; children: ReactNode }) {
  return (
    <StateContext value={value}>
      <LanguageContext value={value.language}>
        <I18nextProvider i18n={wordsOf(value.language).i18n}>{children}</I18nextProvider>
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

/** The components' labels in the page's language. */
export function useLabels(): TFunction<'ui'> {
  return useTranslation('ui').t;
}

/** The labels of a language, for code outside components. */
export function labelsOf(language: Language): TFunction<'ui'> {
  return wordsOf(language).i18n.t;
}

/** The formatter for dates and numbers in the page's language. */
export function useFormat(): Format {
  return wordsOf(useProvided(LanguageContext)).format;
}
