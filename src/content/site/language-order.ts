import { type Language, type Languages, sourceLanguage, translatedLanguages } from '../model/languages';
import { siteFolder } from '../model/routes';
import { only } from '../text/only';

/**
 * The language that documents are apparently written in if it is not listed first: it has no dictionary, whereas the first language
 * has some.
 *
 * @returns undefined if the order is right, or several languages might be meant
 */
export function languageOfDocuments(languages: Languages, files: ReadonlySet<string>): Language | undefined {
  const first = sourceLanguage(languages);
  if (!files.has(`${siteFolder}/${first}.json`) || !hasDictionaries(first, files)) return undefined;
  const lacking = translatedLanguages(languages).filter(
    ({ code }) => !files.has(`${siteFolder}/${code}.json`) && !hasDictionaries(code, files),
  );
  return only(lacking)?.code;
}

function hasDictionaries(language: Language, files: ReadonlySet<string>): boolean {
  return [...files].some((file) => file.endsWith(`/${language}.json`) && !file.startsWith(`${siteFolder}/`));
}
