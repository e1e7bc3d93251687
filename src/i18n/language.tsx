import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../content/languages';
import type en from './en.json';
import { createI18n } from './index';

/** What components may know about languages. */
export interface LanguageState {
  language: Language;
  /** The language that the toggle offers. */
  other: Language;
  /** This page in the other language. */
  otherHref: string;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);
const instances = { en: createI18n('en'), es: createI18n('es') } as const satisfies Record<Language, unknown>;

/** Says which language its children are in. The address decides, not a stored choice: `/es/…` is Spanish. */
export function LanguageProvider({ value, children }: { value: LanguageState; children: ReactNode }) {
  return (
    <LanguageContext value={value}>
      <I18nextProvider i18n={instances[value.language]}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/** The language of the page. @throws outside a LanguageProvider (specification, section 8) */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage must be used inside a <LanguageProvider>.');
  return state;
}

/**
 * The words that components say, in the page's language. What `useTranslation` does beyond this, waiting for languages to
 * load and watching them change, costs more than rendering most sections.
 */
export function useLabels() {
  return labelsOf(useLanguage().language);
}

/** The words that components say in a language. */
export function labelsOf(language: Language): TFunction<'ui'> {
  return labels[language];
}

const labels = {
  en: rememberWords(instances.en.t),
  es: rememberWords(instances.es.t),
} as const satisfies Record<Language, unknown>;

/** `t`, which looks at every word anew each time: words that need nothing filled in are always the same. */
function rememberWords(t: TFunction<'ui'>): TFunction<'ui'> {
  const known = new Map<string, string>();
  const translate = (key: keyof typeof en, options?: Record<string, unknown>) => {
    if (options) return t(key, options);
    const word = known.get(key) ?? t(key);
    known.set(key, word);
    return word;
  };
  return translate as TFunction<'ui'>;
}

/** A date or number formatter of the page's language. */
export function useFormat() {
  return formatOf(useLanguage().language);
}

const formats = new Map<Language, ReturnType<typeof createFormat>>();

/** Made when it is first needed: most pages have no dates, and making formatters takes longer than showing the page. */
function formatOf(language: Language) {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}

function createFormat(language: Language) {
  const number = new Intl.NumberFormat(language);
  const options = { timeZone: 'UTC', year: 'numeric' } as const;
  const dates = [
    new Intl.DateTimeFormat(language, options),
    new Intl.DateTimeFormat(language, { ...options, month: 'long' }),
    new Intl.DateTimeFormat(language, { ...options, month: 'long', day: 'numeric' }),
  ];
  return {
    number: (value: number) => number.format(value),
    /** `2024-11-14`, `2024-11` or `2024` as the language writes it. */
    date: (value: string) => dates[value.split('-').length - 1]?.format(new Date(value)) ?? value,
  };
}
