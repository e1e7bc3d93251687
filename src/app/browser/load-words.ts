import type { Language } from '../../content/languages';
import { hasWords, provideWords } from '../../i18n/language';
import { importFetched } from '../../ui/fetched-code';

const files = { en: () => import('../../i18n/en.json'), es: () => import('../../i18n/es.json') };

/** Fetches the words of a language, unless they are there. @throws when they cannot be fetched */
export async function loadWords(language: Language): Promise<void> {
  if (hasWords(language)) return;
  const { default: words } = await importFetched(`src/i18n/${language}.json`, files[language]);
  provideWords(language, words);
}
