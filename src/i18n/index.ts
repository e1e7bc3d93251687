import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../content/model/languages';
import type en from './words/en.generated';

/** What components of the engine say, by key. */
export type EngineWords = typeof en;

/** What components of the site say as well: its generated types add to it. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to.
export interface SiteWords {}

/** What components themselves say, by key. */
export type Words = EngineWords & SiteWords;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { ui: Words };
    keySeparator: false;
    nsSeparator: false;
  }
}

/**
 * An i18next instance with what components themselves say, fixed to one language. A missing key shows itself: there
 * is no fallback language (requirement 2). Every language has its own instance, so that pages of several
 * languages can be rendered side by side.
 */
export function createI18n(language: Language, words: EngineWords): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'ui',
    ns: ['ui'],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [language]: { ui: words } },
  });
  return instance;
}
