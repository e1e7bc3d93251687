import path from 'node:path';
import { parseText } from '../../content/json/parse';
import {
  directionOf,
  type Language,
  type Languages,
  languageName,
  type SiteLanguage,
  wordsFile,
} from '../../content/model/languages';
import { siteFolder } from '../../content/model/routes';
import { hasWords } from '../../content/model/wording';
import { schemaPathOf, usualSchemaFolder } from '../../content/site/schema-paths';
import type { SiteContext } from '../../content/site/site-context';
import { attempt } from '../../content/text/attempt';
import type { Checker } from '../../node/check/checker';
import { UsageError } from '../../node/project/project';
import { missingWords, withPluralForms, wordsOfLanguage } from '../../node/read/word-files';
import { borrowedWords } from './borrowed-words';
import { Files, json } from './scaffold';

interface LanguageFiles {
  /** By path in the site's folder. */
  files: Files;
  /** Number of entries to translate. */
  texts: number;
  /** Whether components have labels in the language. */
  hasWords: boolean;
  /** Whether `files` has words of another language for them. */
  lacksWords: boolean;
}

const siteDocument = `${siteFolder}/site.json`;

/**
 * The site document with a new draft language, and a dictionary for every page with its texts in page order and empty
 * translations. Texts of several pages are only in the shared dictionary. For a language that the site has, only the words of
 * components, if it has none.
 *
 * @param checker has read the site in `pages`
 * @param name the language's name for itself
 * @throws UsageError if the site has it and its words already, or cannot be read
 */
export function languageFiles(
  checker: Checker,
  pages: string,
  code: Language,
  name = titledOwnName(code),
): LanguageFiles {
  const text = checker.text(siteDocument);
  if (text === undefined || checker.isSharedInvalid)
    throw new UsageError(`${path.join(pages, siteDocument)} cannot be read: run npm run validate-pages.`);
  const { languages } = checker;
  const lacksWords = missingWords(code, pages) === 'all';
  const words = () => json({ ...withPluralForms(code, wordsOfLanguage('en')), ...borrowedWords(code) });
  if (languages.some((language) => language.code === code)) {
    if (!lacksWords) throw new UsageError(`The site has ${languageName(code)} already.`);
    return { files: new Files([[wordsFile(code), words()]]), texts: 0, hasWords: false, lacksWords };
  }
  const taken = [...checker.site.paths.keys()].find(
    (path) => path === `/${code}` || path.startsWith(`/${code}/`),
  );
  if (taken !== undefined)
    throw new UsageError(
      `Pages in ${languageName(code)} would be at /${code}, and ${taken} is a path of the site: move that first.`,
    );
  const files = new Files();
  let texts = 0;
  const schemaFolder = checker.site.schemaFolder ?? usualSchemaFolder;
  for (const [id, copies] of translatedCopies(checker)) {
    const file = `${id}/${code}.json`;
    if (checker.files.has(file)) throw new UsageError(`${path.join(pages, file)} exists already.`);
    const $schema = schemaPathOf(file, schemaFolder);
    files.set(file, json({ $schema, ...Object.fromEntries(copies.map((copy) => [copy, ''])) }));
    texts += copies.length;
  }
  const isTurned = directionOf(code) === 'rtl';
  const entry = { code, name, ...(isTurned && { direction: 'rtl' as const }), draft: true };
  files.change(siteDocument, text, withLanguage(text, languages, entry));
  if (lacksWords) files.set(wordsFile(code), words());
  return { files, texts, hasWords: missingWords(code, pages) === undefined, lacksWords };
}

/** The copy of every document in order without duplicates, by the document's folder. */
function copiesOf(site: SiteContext): Map<string, readonly string[]> {
  const copies = site.all().map((facts) => {
    const texts = site.context(facts).copies.map(({ text }) => text);
    return [facts.id, [...new Set(texts)]] as const;
  });
  site.release();
  return new Map(copies);
}

/** The copy of each dictionary, by its document's folder: texts of several documents are in the shared one. */
function translatedCopies(checker: Checker): Map<string, readonly string[]> {
  const all = copiesOf(checker.site);
  const own = all.get(siteFolder) ?? [];
  const count = new Map<string, number>();
  for (const copies of all.values()) for (const copy of copies) count.set(copy, (count.get(copy) ?? 0) + 1);
  const shared = new Set([...own, ...[...count].flatMap(([copy, times]) => (times > 1 ? copy : []))]);
  const result = new Map<string, readonly string[]>([[siteFolder, [...shared].filter(hasWords)]]);
  for (const [id, copies] of all) {
    if (id !== siteFolder)
      result.set(
        id,
        copies.filter((copy) => hasWords(copy) && !shared.has(copy)),
      );
  }
  return result;
}

/** Appends a language to a site document and leaves the rest as it is written. */
function withLanguage(text: string, languages: Languages, entry: SiteLanguage): string {
  // Terms belong to the glossary, not to the language's entry.
  const write = ({ terms: _, ...language }: SiteLanguage) => {
    const properties = Object.entries(language).map((entry) =>
      entry.map((one) => JSON.stringify(one)).join(': '),
    );
    return `    { ${properties.join(', ')} }`;
  };
  const { root } = parseText(text);
  const memberOf = (name: string) =>
    root?.kind === 'object' ? root.members.find(({ key }) => key.value === name) : undefined;
  const listed = memberOf('languages')?.value;
  const last = listed?.kind === 'array' ? listed.items.at(-1) : undefined;
  if (last) return splice(text, last.offset + last.length, `,\n${write(entry)}`);
  const url = memberOf('url')?.value;
  const at = url ? url.offset + url.length : 1;
  const all = [...languages, entry].map(write).join(',\n');
  return splice(text, at, `,\n  "languages": [\n${all}\n  ]`);
}

function splice(text: string, at: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at);
}

/** A language's name for itself. */
export function titledOwnName(code: Language): string {
  return attempt(() => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  }, code);
}
