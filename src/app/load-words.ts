import type { Language } from '../content/languages';
import { hasWords, provideWords } from '../i18n/language';

const files = { en: () => import('../i18n/en.json'), es: () => import('../i18n/es.json') };

/** Fetches the words of a language, unless they are there. @throws when they cannot be fetched */
export async function loadWords(language: Language): Promise<void> {
  if (hasWords(language)) return;
  const { default: words } = await files[language]();
  provideWords(language, words);
}
