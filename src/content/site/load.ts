import { findBrokenCharacter } from '../json/broken-character';
import { maxDepth } from '../json/tree';
import {
  type DocumentKind,
  kindByContent,
  kindByName,
  type SettingName,
  settingNames,
} from '../model/document-kind';
import type { DownloadFacts } from '../model/downloads';
import type { ImageFacts } from '../model/images';
import { isRecord } from '../model/is-record';
import { type Language, type Languages, languageOfWords, translatedLanguages } from '../model/languages';
import { isEntry } from '../model/machine-texts';
import { idOfDocument, isSharedSection, routeOf, siteFolder } from '../model/routes';
import type { StrangeFile } from '../model/strange-file';
import { sectionsIn } from '../schema/document-parts';
import type { SchemaSet } from '../schema/schemas';
import { memoizeWeak } from '../text/memoize';
import { pathFrom } from '../text/paths';
import { readLanguages } from './read-languages';

/** What is known of the files in a site's folder that are no documents, by path. */
export interface FolderFacts {
  images: ReadonlyMap<string, ImageFacts>;
  /** Files with an image extension that are not valid images, with the reason. */
  brokenImages: ReadonlyMap<string, string>;
  /** Files with an extension that pages may offer for download. */
  downloads: ReadonlyMap<string, DownloadFacts>;
  /** Entries that are not opened, with the reason. Documents among them count as empty. */
  strange: ReadonlyMap<string, StrangeFile>;
}

/** The files of a site as read by the caller: the pipeline itself never accesses a disk. */
export interface ReadFiles extends Partial<FolderFacts> {
  /** The text of every JSON file, by relative path with `/`. */
  documents: ReadonlyMap<string, string>;
  images: FolderFacts['images'];
  /** Paths of all other files. */
  strays?: readonly string[];
}

export interface SourceFile {
  path: string;
  text: string;
  /** The parsed text; undefined if it is unreliable. */
  value: unknown;
  /** The text is not JSON, is nested too deeply, or has lost characters, so that its content is unknown. */
  isBroken: boolean;
  /** Its actual kind, if another document was saved under its name. */
  mistaken?: DocumentKind;
  /** The file does not exist, though the site needs it. */
  isMissing?: boolean;
}

/** The existing dictionaries of a document, by language. */
export type Dictionaries = ReadonlyMap<Language, SourceFile>;

/** A page document with its dictionaries; or a shared section, which is loaded and checked in the same way. */
export interface Page {
  /**
   * The folder below the site: `finance`, `use-cases/m-and-a`, `index`, `_not-found`; `_shared/opening-hours` for a
   * section.
   */
  id: string;
  /** The route without a language: `/finance`. */
  route: string;
  source: SourceFile;
  dictionaries: Dictionaries;
  /** Only set on the site document. */
  settings?: SiteSettings | undefined;
  /** The site document with the shared dictionaries, which are checked like a page. */
  isSite?: boolean;
}

/** What the documents of `_site` besides `site.json` set: glossary, rules of checks, redirects, theme, component words. */
type SiteSettings = Record<SettingName, SourceFile | undefined> & {
  /** Component words by language, if the site overrides any. */
  words: readonly SourceFile[];
};

/** A loaded site: every document parsed, nothing checked yet. */
export interface Site extends FolderFacts {
  languages: Languages;
  pages: readonly Page[];
  /** The shared sections, by id. */
  sharedSections: ReadonlyMap<string, Page>;
  siteDocument: SourceFile | undefined;
  settings: SiteSettings;
  sharedDictionaries: Dictionaries;
  sources: ReadonlyMap<string, SourceFile>;
  strays: readonly string[];
}

/**
 * Loads a site: parses every document and finds the pages among them. Never throws on content; a text that is not JSON
 * becomes a source marked as broken, for the checks to report.
 */
export function loadSite(files: ReadFiles, schemas: SchemaSet): Site {
  const sources = new Map<string, SourceFile>();
  for (const [path, text] of files.documents) sources.set(path, loadSource(path, text));

  const siteDocument = sources.get(`${siteFolder}/site.json`);
  const settings = readSettings((file) => sources.get(file), sources.keys());
  const languages = readLanguages(siteDocument, settings.glossary, sources.keys(), schemas);
  const dictionariesOf = (folder: string) =>
    findDictionaries(languages, (code) => sources.get(`${folder}/${code}.json`));
  const pages: Page[] = [];
  const sharedSections = new Map<string, Page>();
  for (const [path, source] of sources) {
    const id = idOfDocument(path);
    if (id === undefined) continue;
    const page = { id, route: routeOf(id), source, dictionaries: dictionariesOf(id) };
    if (isSharedSection(id)) sharedSections.set(id, page);
    else pages.push(page);
  }
  pages.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    languages,
    pages,
    sharedSections,
    siteDocument,
    settings,
    sharedDictionaries: dictionariesOf(siteFolder),
    sources,
    images: files.images,
    downloads: files.downloads ?? new Map(),
    brokenImages: files.brokenImages ?? new Map(),
    strays: files.strays ?? [],
    strange: files.strange ?? new Map(),
  };
}

/** The existing dictionaries. @param dictionaryIn returns the one in a language */
export function findDictionaries(
  languages: Languages,
  dictionaryIn: (language: Language) => SourceFile | undefined,
): Dictionaries {
  const dictionaries = new Map<Language, SourceFile>();
  for (const { code } of translatedLanguages(languages)) {
    const source = dictionaryIn(code);
    if (source) dictionaries.set(code, source);
  }
  return dictionaries;
}

/** The settings of a site. @param read returns a file of the site; undefined if it does not exist */
export function readSettings(
  read: (file: string) => SourceFile | undefined,
  files: Iterable<string>,
): SiteSettings {
  const settings = settingNames.map((name) => [name, read(`${siteFolder}/${name}.json`)]);
  const words = [...files].filter((file) => languageOfWords(file) !== undefined).sort();
  return { ...Object.fromEntries(settings), words: words.flatMap((file) => read(file) ?? []) };
}

/** The site document with the shared dictionaries in the form of a page, for checking. */
export function sitePage(
  source: SourceFile | undefined,
  dictionaries: Dictionaries,
  settings?: SiteSettings,
): Page {
  const path = `${siteFolder}/site.json`;
  return {
    id: siteFolder,
    route: routeOf(siteFolder),
    source: source ?? { path, text: '', value: undefined, isBroken: false, isMissing: true },
    dictionaries,
    settings,
    isSite: true,
  };
}

/**
 * Parses the text of a file; unreliable content, or a document of another kind than its name says, is marked as broken.
 */
export function loadSource(path: string, text: string): SourceFile {
  const broken = { path, text, value: undefined, isBroken: true };
  if (findBrokenCharacter(text)) return broken;
  try {
    const value: unknown = JSON.parse(text);
    if (isDeeper(value, maxDepth)) return broken;
    const [named, actual] = [kindByName(path), kindByContent(value)];
    if (named && actual && named !== actual) return { ...broken, mistaken: actual };
    return { path, text, value, isBroken: false };
  } catch {
    return broken;
  }
}

/** Whether a value is nested deeper than the given number of levels. It never recurses deeper itself. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeper(item, levels - 1));
  for (const name in value) {
    const child = (value as Record<string, unknown>)[name];
    if (typeof child === 'object' && isDeeper(child, levels - 1)) return true;
  }
  return false;
}

/** The sections of a page document, valid or not; a shared section is its own only section. */
export function sectionsOf(page: Page): readonly unknown[] {
  return sectionsIn(page.source.value, page.id);
}

/** The aliases in a page's document, valid or not. */
export function aliasesOf(page: Page): readonly string[] {
  const document = page.source.value;
  const aliases = isRecord(document) ? document.aliases : undefined;
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
}

/** Whether a dictionary can tell which texts are translated: it exists and is valid. */
export function isReadable(dictionary: SourceFile | undefined): boolean {
  return isRecord(dictionary?.value);
}

/** Whether a text is empty or white space. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  // A fast path: nearly every text starts with a letter.
  return !(first > 32 && first < 127) && text.trim() === '';
}

/** The translation in an entry; empty if it is not text or is blank, which the schema's check reports. */
export function textOfEntry(entry: unknown): string {
  return typeof entry === 'string' && !isBlank(entry) ? entry : '';
}

/** The entries of a dictionary: text to translation. */
export function entriesOf(dictionary: SourceFile | undefined): Record<string, string> {
  const entries: Record<string, string> = Object.create(null);
  if (!isRecord(dictionary?.value)) return entries;
  for (const [copy, text] of Object.entries(dictionary.value)) {
    if (isEntry(copy)) entries[copy] = textOfEntry(text);
  }
  return entries;
}

/**
 * The translation of a text in a parsed dictionary; empty if the entry is not text or stands in an object of its own, and
 * undefined if there is none.
 */
export function translationIn(dictionary: unknown, copy: string): string | undefined {
  if (typeof dictionary !== 'object' || dictionary === null) return undefined;
  const text = (dictionary as Record<string, unknown>)[copy];
  if (typeof text === 'string' || Object.hasOwn(dictionary, copy)) return textOfEntry(text);
  return wrappedIn(dictionary).has(copy) ? '' : undefined;
}

/** The texts whose entries stand in objects inside of a dictionary, as in `{ "translations": { … } }`. */
const wrappedIn = memoizeWeak(
  (dictionary: object): ReadonlySet<string> =>
    new Set(Object.values(dictionary).flatMap((value) => Object.keys(entriesInside(value) ?? {}))),
);

/** The entries in an object that stands where a dictionary has a text; undefined if it is none. */
export function entriesInside(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.values(value);
  return texts.length > 0 && texts.every((text) => typeof text === 'string')
    ? (value as Record<string, string>)
    : undefined;
}

/** Resolves a path relative to a document; undefined if it leaves the site. */
export function resolveFile(from: string, relative: string): string | undefined {
  const path = pathFrom(from, relative);
  return /^\.\.(?:\/|$)/.test(path) ? undefined : path;
}
