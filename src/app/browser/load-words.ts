import { type Language, sourceLanguage } from '../../content/model/languages';
import { borrowWords, hasLabels, provideWords } from '../../i18n/language';
import files from '../../i18n/word-code';
import { importFetched } from '../../ui/fetched-code';
import { siteLanguages } from './site-languages';

/**
 * Loads a language's words unless they are loaded already. A draft without words borrows those of the source language.
 *
 * @throws if they cannot be fetched
 */
export async function loadWords(language: Language): Promise<void> {
  if (hasLabels(language)) return;
  const source = sourceLanguage(siteLanguages);
  const file = files[language];
  if (!file && language !== source) {
    await loadWords(source);
    return borrowWords(language, source);
  }
  if (!file) throw new Error(`src/i18n/${language}.json is missing.`);
  const { default: words } = await importFetched(`src/i18n/words/${language}.generated.ts`, file);
  provideWords(language, words);
}
