/** The languages of every site (specification, section 9). English is the language that editors write in. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language that the toggle offers: with two languages, the other one. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}
