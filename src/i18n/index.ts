import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../content/model/languages';
import type en from './en.json';

/** The labels of the engine's components, by key. */
export type EngineWords = typeof en;

/** The labels of the site's components; its generated types extend this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to.
export interface SiteWords {}

/** The labels of all components, by key. */
type Words = EngineWords & SiteWords;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { ui: Words };
    keySeparator: false;
    nsSeparator: false;
  }
}

/**
 * Creates an i18next instance with the components' labels, fixed to one language. A missing key is shown as it is: there is no
 * fallback language (requirement 2). Each language has its own instance, so that pages of several languages can be rendered
 * side by side.
 */
export function createI18n(language: Language, words: Partial<EngineWords>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    // As sites name them: otherwise `pt-br` is looked up as `pt-BR`, and not found.
    lowerCaseLng: true,
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
