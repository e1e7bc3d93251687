import { existsSync } from 'node:fs';
import path from 'node:path';
import { pluralForm } from '../../content/model/component-words';
import { textProperties } from '../../content/model/is-record';
import type { Language } from '../../content/model/languages';
import { siteFolder } from '../../content/model/routes';
import { projectPlace } from '../project/place-of';
import { listFiles } from './files';
import { jsonInFile } from './json-file';

/** The folders with component words, of the engine and of the site's sources: one file per language. */
export const sourceFolders = ['src/i18n', 'src/site/words'] as const;

/** The same followed by the folder of the site's own words, which override them. */
function foldersOf(pages: string | undefined): string[] {
  const folders: string[] = sourceFolders.map(projectPlace);
  return pages === undefined ? folders : [...folders, path.join(pages, siteFolder, 'words')];
}

/** The languages that a folder has a file of words in; none if there is no such folder. */
export function languagesIn(folder: string): Language[] {
  const files = existsSync(folder) ? listFiles(folder) : [];
  return files.flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []);
}

/** The existing word files of a language. */
export function wordFiles(language: Language, pages?: string): string[] {
  return foldersOf(pages)
    .map((folder) => path.join(folder, `${language}.json`))
    .filter((file) => existsSync(file));
}

/** The languages with component words, in alphabetical order. */
export function wordLanguages(pages?: string): Language[] {
  return [...new Set(foldersOf(pages).flatMap(languagesIn))].sort();
}

/** The keys of all component words: English has them all. */
export function wordKeys(): string[] {
  return Object.keys(wordsOfLanguage('en'));
}

/** Every component word by key, in English. */
export function componentWords(): Record<string, string> {
  return wordsOfLanguage('en');
}

/** The keys of the words that only components of the site's sources say. */
export function ownWords(): ReadonlySet<string> {
  const [engine, site] = sourceFolders.map((folder) => readWords(path.join(projectPlace(folder), 'en.json')));
  return new Set(Object.keys(site ?? {}).filter((key) => engine?.[key] === undefined));
}

/** The keys of component words that a language lacks; `all` if it has none, undefined if it is complete. */
export function missingWords(language: Language, pages?: string): readonly string[] | 'all' | undefined {
  if (wordFiles(language, pages).length === 0) return 'all';
  const own = wordsOfLanguage(language, pages);
  const lacking = lackingIn(own, wordKeys());
  return lacking.length > 0 ? lacking : undefined;
}

/** The keys without words; a form of a plural needs none where the one for all other numbers stands in for it. */
function lackingIn(words: Readonly<Record<string, string>>, keys: readonly string[]): string[] {
  return keys.filter((key) => !words[key] && !words[key.replace(pluralForm, '_other')]);
}

/**
 * The word files that lack keys of the English file beside them, with these keys: of the engine and of the
 * site's sources.
 */
export function incompleteWordFiles(
  folders: readonly string[] = sourceFolders.map(projectPlace),
): { file: string; lacking: string[] }[] {
  return folders.flatMap((folder) => {
    const english = Object.keys(readWords(path.join(folder, 'en.json')));
    return languagesIn(folder).flatMap((language) => {
      const file = path.join(folder, `${language}.json`);
      const lacking = lackingIn(readWords(file), english);
      return lacking.length > 0 ? [{ file, lacking }] : [];
    });
  });
}

/**
 * The component words of a language. Files that are not JSON are skipped, as the compiler or a check reports them.
 */
export function wordsOfLanguage(language: Language, pages?: string): Record<string, string> {
  const words: Record<string, string> = {};
  for (const file of wordFiles(language, pages)) Object.assign(words, readWords(file));
  return withPluralForms(language, words);
}

/** Words with every plural form of a language: a missing one says what is said of all other numbers. */
export function withPluralForms(
  language: Language,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = Intl.PluralRules.supportedLocalesOf(language);
  const forms = new Intl.PluralRules(known[0] ?? 'en').resolvedOptions().pluralCategories;
  const entries = Object.entries(words).flatMap(([key, text]): [string, string][] => {
    if (!key.endsWith('_other')) return [[key, text]];
    const formed = forms.map((form) => key.replace(pluralForm, `_${form}`));
    return [...formed.flatMap((one): [string, string][] => (words[one] ? [] : [[one, text]])), [key, text]];
  });
  return Object.fromEntries(entries);
}

/** The words in a file by key; none if it is missing or not JSON. */
export function readWords(file: string): Record<string, string> {
  const words = Object.entries(textProperties(jsonInFile(file)));
  return Object.fromEntries(words.filter(([, word]) => word !== ''));
}
