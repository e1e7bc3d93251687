import { type Language, type Languages, sourceLanguage, translatedLanguages } from '../model/languages';
import { siteFolder } from '../model/routes';

/**
 * The language that documents are written in although another one stands first: it has no dictionary, and the first has one for
 * what pages share, and for pages.
 *
 * @returns undefined where languages are in order, or several might be meant
 */
export function languageOfDocuments(languages: Languages, files: ReadonlySet<string>): Language | undefined {
  const first = sourceLanguage(languages);
  if (!files.has(`${siteFolder}/${first}.json`) || !hasDictionaries(first, files)) return undefined;
  const lacking = translatedLanguages(languages).filter(
    ({ code }) => !files.has(`${siteFolder}/${code}.json`) && !hasDictionaries(code, files),
  );
  return lacking.length === 1 ? lacking[0]?.code : undefined;
}

function hasDictionaries(language: Language, files: ReadonlySet<string>): boolean {
  return [...files].some((file) => file.endsWith(`/${language}.json`) && !file.startsWith(`${siteFolder}/`));
}
