import { isDownloadPath } from '../model/downloads';
import { kindOfHref } from '../model/hrefs';
import { isImagePath } from '../model/images';
import { isRecord } from '../model/is-record';
import { type Language, type Languages, translatedLanguages } from '../model/languages';
import { type DocumentPart, partsOf } from '../schema/document-parts';
import { type FieldLeaf, pointersOf, visitFields } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { linksIn, mayHaveMarks } from '../text/inline-text';
import { EntryReader } from './entry-reader';
import { CopyUse, type EntryPlace, FieldUse, ImageUse, InlineLinkUse } from './field-uses';
import { type Dictionaries, type Page, resolveFile, type SourceFile, translationIn } from './load';

/** Longer than any real copy, in UTF-16 units. */
const longestRead = 10_000;

/** The groups of fields, by property name. */
export type FieldGroup =
  | 'hrefs'
  | 'wrongHrefs'
  | 'outward'
  | 'images'
  | 'downloads'
  | 'icons'
  | 'copies'
  | 'anchors'
  | 'addresses';

export interface DocumentTranslation {
  language: Language;
  /** The dictionary's file, whether or not it exists. */
  file: string;
  dictionary: SourceFile | undefined;
  /** The translations of the document's copy, in order; undefined if there is no entry. */
  own: readonly (string | undefined)[];
  /** The keys of the dictionary, and those that no text of the document uses. */
  entryNames: readonly string[];
  unusedEntries: readonly string[];
}

/** The fields of a document and of its dictionaries, in groups: copy, links, images and others. */
export class DocumentFields {
  readonly id: string;
  readonly page: Page;
  readonly source: SourceFile;
  readonly dictionaries: Dictionaries;
  readonly languages: Languages;
  readonly schemas: SchemaSet;
  /** The parsed document without `$accept`; undefined if it cannot be parsed. */
  readonly document: Record<string, unknown> | undefined;
  readonly copies: CopyUse[] = [];
  /** The copy that may have marks, and whether any copy or translation may have some. */
  readonly inlineTexts = new Set<string>();
  hasMarks = false;
  /** Links to this site, and invalid links. */
  readonly hrefs: FieldUse[] = [];
  readonly wrongHrefs: FieldUse[] = [];
  /** Links with a full address: to other sites, or to this one. */
  readonly outward: FieldUse[] = [];
  /** Links with `tel:` or `mailto:`. */
  readonly contacts: FieldUse[] = [];
  /** Endpoints, embedded addresses, and the address of the site. */
  readonly addresses: FieldUse[] = [];
  readonly images: ImageUse[] = [];
  /** Those with an invalid path. */
  readonly wrongImages: ImageUse[] = [];
  /** Downloads, and those with an invalid path. */
  readonly downloads: FieldUse[] = [];
  readonly wrongDownloads: FieldUse[] = [];
  readonly anchors: FieldUse[] = [];
  /** Names of shared sections. */
  readonly shared: FieldUse[] = [];
  readonly timeZones: FieldUse[] = [];
  readonly icons: FieldUse[] = [];
  /** Dates after which the document shows something else. */
  readonly days: string[] = [];
  /** One for each language but the source language. */
  translations: readonly DocumentTranslation[] = [];

  constructor(page: Page, languages: Languages, schemas: SchemaSet) {
    this.id = page.id;
    this.page = page;
    this.source = page.source;
    this.dictionaries = page.dictionaries;
    this.languages = languages;
    this.schemas = schemas;
    const value = this.source.isBroken ? undefined : this.source.value;
    this.document = isRecord(value) ? value : undefined;
    this.#collectFields();
  }

  /** Resolves the path of an image or download in the document; undefined if it leaves the site. */
  filePath(name: string): string | undefined {
    return resolveFile(this.source.path, name);
  }

  /** The pointer of every field, in the order of collection. */
  get pointers(): readonly string[] {
    this.#pointers ??= this.parts.flatMap(({ tree, value, at }) =>
      pointersOf(tree, value, at).map(({ pointer }) => pointer),
    );
    return this.#pointers;
  }

  #pointers: readonly string[] | undefined;

  /** Its parts with their field trees. */
  protected get parts(): readonly DocumentPart[] {
    return partsOf(this.document, this.id, this.schemas);
  }

  #collectFields(): void {
    const readers = translatedLanguages(this.languages).map(({ code }) => ({
      language: code,
      dictionary: this.dictionaries.get(code),
      entries: new EntryReader(this.dictionaries.get(code)?.value),
      own: [] as (string | undefined)[],
    }));
    /** Where fields go that need no closer look. */
    const plain: { [_ in FieldLeaf['kind']]?: FieldUse[] } = {
      ...{ endpoint: this.addresses, embed: this.addresses, 'site-address': this.addresses },
      ...{ timeZone: this.timeZones, icon: this.icons, shared: this.shared, anchor: this.anchors },
    };
    let index = 0;
    const visit = (leaf: FieldLeaf, text: string, parent: Record<string, unknown>) => {
      const at = index++;
      if (leaf.kind === 'copy') {
        const translations = readers.map(({ entries }) => entries.read(text));
        // An excessively long text is one finding; other checks would take too long on it.
        if (text.length > longestRead && text.length > 2 * leaf.maxLength) return;
        this.copies.push(new CopyUse(text, leaf, this, at));
        for (const [language, { own }] of readers.entries()) own.push(translations[language]);
        if (leaf.isInline) this.#addInline(text, leaf, at, translations, readers);
      } else if (leaf.kind === 'href') {
        this.#addLink(new FieldUse(text, leaf, this, at));
      } else if (leaf.kind === 'image') {
        const use = new ImageUse(text, leaf, this, at);
        use.isFocused = parent[leaf.focus] !== undefined;
        this.images.push(use);
        if (!isImagePath(text) || this.filePath(text) === undefined) this.wrongImages.push(use);
      } else if (leaf.kind === 'download') {
        const use = new FieldUse(text, leaf, this, at);
        this.downloads.push(use);
        if (!isDownloadPath(text) || this.filePath(text) === undefined) this.wrongDownloads.push(use);
      } else if (leaf.kind === 'until') {
        const day = parent[leaf.date];
        if (text === leaf.word && typeof day === 'string') this.days.push(day);
      } else plain[leaf.kind]?.push(new FieldUse(text, leaf, this, at));
    };
    for (const { tree, value } of this.parts) visitFields(tree, value, visit);
    if (this.page.isSite)
      for (const { dictionary, entries } of readers) this.#addSharedLinks(dictionary, entries);
    this.translations = readers.map(({ language, dictionary, entries, own }) => ({
      language,
      file: `${this.id}/${language}.json`,
      dictionary,
      own,
      entryNames: entries.names,
      unusedEntries: entries.unused,
    }));
  }

  #addLink(use: FieldUse): void {
    const kind = kindOfHref(use.text);
    if (kind === 'internal') this.hrefs.push(use);
    else if (kind === 'external') (use.text.startsWith('https:') ? this.outward : this.contacts).push(use);
    else if (kind === 'wrong') this.wrongHrefs.push(use);
  }

  /**
   * Adds an inline text with its links and those of its translations; each entry counts once, however many texts it
   * translates.
   */
  #addInline(
    text: string,
    leaf: FieldLeaf,
    index: number,
    translations: readonly (string | undefined)[],
    readers: readonly { dictionary: SourceFile | undefined }[],
  ): void {
    const isFirst = !this.inlineTexts.has(text);
    this.inlineTexts.add(text);
    this.#addLinksIn(text, leaf, index);
    if (!isFirst) return;
    for (const [language, { dictionary }] of readers.entries())
      if (dictionary)
        this.#addLinksIn(translations[language] ?? '', leaf, index, { file: dictionary.path, copy: text });
  }

  #addLinksIn(text: string, leaf: FieldLeaf, index: number, entry?: EntryPlace): void {
    if (!mayHaveMarks(text)) return;
    this.hasMarks = true;
    for (const { href, target } of linksIn(text))
      this.#addLink(new InlineLinkUse([href, leaf, this, index], text, target, entry));
  }

  /** The shared dictionaries' texts are in other documents, so an entry counts as inline text if its key has marks. */
  #addSharedLinks(dictionary: SourceFile | undefined, { unused }: EntryReader): void {
    if (!dictionary) return;
    for (const copy of unused) {
      if (!mayHaveMarks(copy)) continue;
      this.inlineTexts.add(copy);
      const text = translationIn(dictionary.value, copy) ?? '';
      this.#addLinksIn(text, linkLeaf, 0, { file: dictionary.path, copy });
    }
  }
}

const linkLeaf: FieldLeaf = { kind: 'href' };
