import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../content/languages';
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

/** A date or number formatter of the page's language. */
export function useFormat() {
  const { language } = useLanguage();
  return {
    number: (value: number) => new Intl.NumberFormat(language).format(value),
    /** `2024-11-14`, `2024-11` or `2024` as the language writes it. */
    date: (value: string) => {
      const parts = value.split('-').length;
      const format = new Intl.DateTimeFormat(language, {
        year: 'numeric',
        ...(parts > 1 ? { month: 'long' as const } : {}),
        ...(parts > 2 ? { day: 'numeric' as const } : {}),
        timeZone: 'UTC',
      });
      return format.format(new Date(value));
    },
  };
}
