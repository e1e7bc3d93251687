import { createInstance } from 'i18next';
import { type Language, type Languages, sourceLanguage } from '../model/languages';
import { siteFolder } from '../model/routes';

/** Translates copy; untranslated copy is returned as it is. */
type Translate = (copy: string) => string;

type Entries = Readonly<Record<string, string>>;

/**
 * Makes the translator of a site from i18next, with the shared dictionary as the fallback namespace. Copy is the key
 * (docs/decisions/118), so i18next's syntax is disabled.
 *
 * @param shared the entries of the shared dictionary of each language
 * @returns a function that takes a language, a page id and the entries of the page's dictionary, and returns the page's
 *   `Translate` function. That one works until the next page is requested: only one page's dictionary is kept in memory.
 */
export function createTranslator(
  languages: Languages,
  shared: ReadonlyMap<Language, Entries>,
): (language: Language, pageId: string, own: Entries) => Translate {
  const i18n = createInstance();
  void i18n.init({
    fallbackLng: false,
    // As sites name them: otherwise `pt-br` is looked up as `pt-BR`, and not found.
    lowerCaseLng: true,
    // Each language has its own dictionaries: a regional one says nothing as its base language does.
    load: 'currentOnly',
    defaultNS: siteFolder,
    fallbackNS: siteFolder,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // An empty entry is still to be translated.
    returnEmptyString: false,
    resources: {},
  });
  // i18next's types only know the keys of component words; copy is any text.
  const t = i18n.t as unknown as (copy: string, options: object) => string;
  const loaded = new Set<Language>();
  const source = sourceLanguage(languages);
  let last: [language: Language, pageId: string] | undefined;
  return (language, pageId, own) => {
    if (language === source) return (copy) => copy;
    if (!loaded.has(language)) i18n.addResourceBundle(language, siteFolder, shared.get(language) ?? {});
    loaded.add(language);
    if (last) i18n.removeResourceBundle(...last);
    last = pageId === siteFolder ? undefined : [language, pageId];
    if (last) i18n.addResourceBundle(language, pageId, own, false, true, { silent: true, skipCopy: true });
    const options = { lng: language, ns: pageId, skipInterpolation: true };
    return (copy) => t(copy, options);
  };
}
