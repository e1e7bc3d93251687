import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../content/languages';
import { placeOf } from '../project/place-of';
import { listFiles } from './files';

/** The folders with what components say: those of the engine, and those of this site. A file for each language. */
const folders = ['src/i18n', 'src/site/words'] as const;

/** The files with the words of a language, below the project: of the folders that have one. */
export function wordFiles(language: Language): string[] {
  return folders.map((folder) => `${folder}/${language}.json`).filter((file) => existsSync(placeOf(file)));
}

/** The languages that components have words in, in alphabetical order. */
export function wordLanguages(): Language[] {
  const codes = folders.flatMap((folder) => {
    const at = placeOf(folder);
    return existsSync(at) ? listFiles(at).flatMap((file) => /^([^/]+)\.json$/.exec(file)?.[1] ?? []) : [];
  });
  return [...new Set(codes)].sort();
}

/** The keys of all words of components: English has them all. */
export function wordKeys(): string[] {
  return Object.keys(wordsOf('en'));
}

/** The keys of the words of components that a language lacks; `all` when it has none, undefined when it lacks nothing. */
export function missingWords(language: Language): readonly string[] | 'all' | undefined {
  if (wordFiles(language).length === 0) return 'all';
  const own = wordsOf(language);
  const lacking = wordKeys().filter((key) => !own[key]);
  return lacking.length > 0 ? lacking : undefined;
}

/** The words of a language; without those of a file that is no JSON, which the compiler reports. */
function wordsOf(language: Language): Record<string, string> {
  const words: Record<string, string> = {};
  for (const file of wordFiles(language)) {
    try {
      Object.assign(words, JSON.parse(readFileSync(placeOf(file), 'utf8')));
    } catch {}
  }
  return words;
}
