import { inJson } from '../../content/json/layout';
import { pointerToken } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import { type Languages, translatedLanguages } from '../../content/model/languages';
import { routesIn } from '../../content/model/local-routes';
import { isOwn, readRedirects, redirectsFile } from '../../content/model/redirects';
import {
  documentFile,
  idOfDocument,
  isSharedSection,
  parsePath,
  siteFolder,
} from '../../content/model/routes';
import type { SchemaSet } from '../../content/schema/schemas';
import { aliasesOf, entriesOf, loadSource, type SourceFile } from '../../content/site/load';
import { readLanguages } from '../../content/site/read-languages';
import { folderIn, nameIn } from '../../content/text/paths';
import {
  type FoundPlace,
  placeUses,
  sortPlaces,
  type UnplacedUse,
  type UseSearch,
} from '../../content/uses/placed-uses';
import { matchOf, readSought, type Sought, tracesOf, withOwner } from '../../content/uses/sought';
import { type KnownNames, suggestUse } from '../../content/uses/suggest-use';
import { linksInText, type Use, usesIn } from '../../content/uses/uses';
import { readText } from '../../node/read/page-files';
import { filesHolding } from '../../node/read/search';
import { listSite } from '../../node/read/site-listing';

const siteFile = `${siteFolder}/site.json`;

/** Finds where a site's documents refer to something. Reads on demand and caches nothing. */
export class UseFinder {
  readonly folder: string;
  readonly schemas: SchemaSet;
  readonly files: ReadonlySet<string>;
  /** Page documents, shared sections and the site document. */
  readonly documents: readonly string[];
  readonly languages: Languages;

  /** @throws UsageError if it cannot be read */
  constructor(folder: string, schemas: SchemaSet) {
    this.folder = folder;
    this.schemas = schemas;
    const { files, strange } = listSite(folder);
    this.files = new Set(files.filter((file) => !strange.has(file)));
    this.documents = [...this.files].filter((file) => idOf(file) !== undefined);
    this.languages = readLanguages(this.source(siteFile), undefined, this.files, schemas);
  }

  /** A JSON file of the site; undefined if it does not exist. */
  source(file: string): SourceFile | undefined {
    return this.files.has(file) ? loadSource(file, readText(this.folder, file)) : undefined;
  }

  /**
   * Finds a route, an anchor, an image, a section type, another enum value of the schemas, a text or a translation.
   *
   * @param withParts also lists texts that contain it, even if there is an exact match
   * @throws UsageError if a file cannot be read
   */
  find(text: string, withParts = false): UseSearch {
    const result: UseSearch = { text, places: [], parts: 0, unreadable: [] };
    const parts: FoundPlace[] = [];
    const sought = this.#sought(text);
    const page =
      sought.page && sought.anchor === undefined ? this.source(`${sought.page.id}/page.json`) : undefined;
    if (page)
      result.places.push(...this.#place(page, [{ kind: 'page', pointer: '/title', text: titleOf(page) }]));
    this.#search(sought, result, parts);
    result.places.push(...this.#redirects(sought));
    if (!sought.page && sought.anchor === undefined && result.places.length === 0)
      this.#searchDictionaries(text, result, parts);
    if (result.places.length === 0 || withParts) result.places.push(...parts);
    else result.parts = parts.length;
    result.places = sortPlaces(result.places);
    const isNowhere = result.places.length === 0;
    const suggestion = isNowhere ? suggestUse(text, this.#names()) : undefined;
    return suggestion === undefined || suggestion === text ? result : { ...result, suggestion };
  }

  #names(): KnownNames {
    const { files, documents, schemas } = this;
    const ids = documents
      .flatMap((file) => idOf(file) ?? [])
      .filter((id) => id !== siteFolder && !isSharedSection(id));
    return { ids, files, schemas, uses: () => this.#uses() };
  }

  /** All references in the documents, one document after another. */
  *#uses(): Iterable<readonly [id: string, use: Use]> {
    for (const file of this.documents) {
      const id = idOf(file) ?? '';
      for (const use of usesIn(this.source(file)?.value, id, this.schemas)) yield [id, use];
    }
  }

  /** What a text refers to. A path may be an alias or that of a language, which only its page's document says. */
  #sought(text: string): Sought {
    const sought = readSought(text, (id) => {
      const source = this.source(`${id}/page.json`);
      return source && aliasesIn(source);
    });
    const [path] = sought.page?.paths ?? [];
    if (sought.page?.id !== '' || path === undefined) return sought;
    const { language, route } = parsePath(path, this.languages);
    const traces = [path, route].map((one) => `"${inJson(one)}"`);
    for (const source of filesHolding(this.folder, this.documents, traces)) {
      const aliases = aliasesIn(source);
      const routes = routesIn(source.value, this.languages) ?? {};
      const isIts =
        aliases.includes(path) || Object.values(routes).includes(path) || routes[language] === route;
      if (source.path !== siteFile && isIts) return withOwner(sought, idOf(source.path) ?? '', aliases);
    }
    return sought;
  }

  #redirects(sought: Sought): FoundPlace[] {
    const source = this.source(redirectsFile);
    if (!source) return [];
    const uses = readRedirects(source).flatMap(({ index, from, to = '' }): UnplacedUse[] => [
      ...(from === sought.text ? [{ kind: 'alias' as const, pointer: `/${index}/from`, text: from }] : []),
      ...(to === sought.text ||
      (isOwn(to) && matchOf(sought, { kind: 'link', pointer: '', text: to }, '', redirectsFile))
        ? [{ kind: 'link' as const, pointer: `/${index}/to`, text: to }]
        : []),
    ]);
    return this.#place(source, uses);
  }

  #search(sought: Sought, result: UseSearch, parts: FoundPlace[]): void {
    const texts = new Map<string, Set<string>>();
    for (const source of filesHolding(this.folder, this.documents, tracesOf(sought))) {
      const file = source.path;
      if (source.isBroken) {
        if (tracesOf(sought).some((trace) => source.text.includes(trace))) result.unreadable.push(file);
        continue;
      }
      const id = idOf(file) ?? '';
      const whole: UnplacedUse[] = [];
      const partial: UnplacedUse[] = [];
      for (const use of usesIn(source.value, id, this.schemas)) {
        const match = matchOf(sought, use, id, file);
        if (match) (match === 'whole' ? whole : partial).push(use);
        if (match && use.kind === 'copy') texts.set(id, (texts.get(id) ?? new Set()).add(use.text));
      }
      result.places.push(...this.#place(source, whole));
      parts.push(...this.#place(source, partial));
    }
    if (sought.page || sought.anchor !== undefined || /^[a-z]+:/.test(sought.text))
      this.#searchLinks(sought, result);
    const all = new Set([...texts.values()].flatMap((set) => [...set]));
    for (const [id, set] of [...texts, ...(texts.has(siteFolder) ? [] : [[siteFolder, all] as const])])
      for (const { code } of translatedLanguages(this.languages))
        this.#entries(`${id}/${code}.json`, code, id === siteFolder ? all : set, sought.text, result, parts);
  }

  /** Links in dictionaries. */
  #searchLinks(sought: Sought, result: UseSearch): void {
    for (const source of filesHolding(this.folder, this.#dictionaries, tracesOf(sought))) {
      const file = source.path;
      const id = folderIn(file);
      const links = Object.entries(entriesOf(source)).flatMap(([copy, translation]) =>
        linksInText(pointerToken(copy), translation),
      );
      const wanted = links.filter((use) => matchOf(sought, use, id, file));
      const uses = wanted.map((use) => ({ ...use, language: languageOf(file) }));
      result.places.push(...this.#place(source, uses));
    }
  }

  #entries(
    file: string,
    language: string,
    texts: ReadonlySet<string>,
    sought: string,
    result: UseSearch,
    parts: FoundPlace[],
  ): void {
    const source = this.source(file);
    const entries = entriesOf(source);
    if (!source) return;
    const uses = [...texts].flatMap((text) => {
      const translation = entries[text];
      return translation === undefined ? [] : entryUse(text, translation, language);
    });
    for (const place of this.#place(source, uses))
      (place.text === sought ? result.places : parts).push(place);
  }

  /** Searches translations: the entries, and the places of the texts that they translate. */
  #searchDictionaries(sought: string, result: UseSearch, parts: FoundPlace[]): void {
    const trace = inJson(sought);
    const listed = new Set(result.places.concat(parts).map(({ file, pointer }) => `${file} ${pointer}`));
    for (const source of filesHolding(this.folder, this.#dictionaries, [trace])) {
      const file = source.path;
      if (source.isBroken && source.text.includes(trace)) result.unreadable.push(file);
      for (const [copy, translation] of Object.entries(entriesOf(source))) {
        const isWhole = copy === sought || translation === sought;
        if (!isWhole && !copy.includes(sought) && !translation.includes(sought)) continue;
        const use = entryUse(copy, translation, languageOf(file));
        if (listed.has(`${file} ${use.pointer}`)) continue;
        const target = isWhole ? result.places : parts;
        target.push(...this.#place(source, [use]), ...this.#textsOf(file, copy));
      }
    }
  }

  /** The places of a text that a dictionary translates: in its document, or in any if the dictionary is shared. */
  #textsOf(dictionary: string, copy: string): FoundPlace[] {
    const folder = folderIn(dictionary);
    const documents = folder === siteFolder ? this.documents : [documentFile(folder)];
    return [...filesHolding(this.folder, documents, [`"${inJson(copy)}"`])].flatMap((source) => {
      const uses = usesIn(source.value, idOf(source.path) ?? '', this.schemas);
      return this.#place(
        source,
        uses.filter((use) => use.kind === 'copy' && use.text === copy),
      );
    });
  }

  get #dictionaries(): string[] {
    const codes = translatedLanguages(this.languages).map(({ code }) => code);
    return [...this.files].filter((file) => codes.includes(languageOf(file)));
  }

  #place({ path, text, value }: SourceFile, uses: readonly UnplacedUse[]): FoundPlace[] {
    return placeUses(path, text, value, uses);
  }
}

/** The page or shared section of a document, or the folder of the site document; undefined for other files. */
function idOf(file: string): string | undefined {
  return file === siteFile ? siteFolder : idOfDocument(file);
}

function languageOf(file: string): string {
  return nameIn(file).slice(0, -'.json'.length);
}

function entryUse(text: string, translation: string, language: string): UnplacedUse {
  return { kind: 'entry', pointer: pointerToken(text), text, translation, language };
}

function aliasesIn(source: SourceFile): readonly string[] {
  return aliasesOf({ id: '', route: '', source, dictionaries: new Map() });
}

function titleOf({ value }: SourceFile): string {
  return isRecord(value) && typeof value.title === 'string' ? value.title : '';
}
