import type { Language } from '../../content/languages';
import type { Words } from '../../i18n/index';
import { hasWords, provideWords } from '../../i18n/language';
import { importFetched } from '../../ui/fetched-code';

const files = import.meta.glob<{ default: Words }>('../../i18n/*.json');

/** Fetches the words of a language, unless they are there. @throws when they cannot be fetched, or there are none */
export async function loadWords(language: Language): Promise<void> {
  if (hasWords(language)) return;
  const file = files[`../../i18n/${language}.json`];
  if (!file)
    throw new Error(`Components have no words in "${language}": src/i18n/${language}.json is missing.`);
  const { default: words } = await importFetched(`src/i18n/${language}.json`, file);
  provideWords(language, words);
}
