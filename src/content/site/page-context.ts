import { isDownloadPath } from '../model/downloads';
import { kindOfHref } from '../model/hrefs';
import { isRecord } from '../model/is-record';
import { type Language, type Languages, publishedLanguages, translatedLanguages } from '../model/languages';
import { isSharedSection } from '../model/routes';
import { sharedType } from '../model/section-files';
import { type DocumentPart, partsOf, sectionPointer, sectionsIn } from '../schema/document-parts';
import { type Excess, excesses } from '../schema/excesses';
import { type FieldLeaf, pointersOf, typeOf, visitFields } from '../schema/fields';
import { findOutdated, type OutdatedSection } from '../schema/migrations';
import { type NumberedList, numberedLists } from '../schema/numbered-lists';
import type { SchemaSet } from '../schema/schemas';
import type { Violation } from '../schema/violation';
import { mayHaveMarks, parseInline } from '../text/inline-text';
import type { Mistake } from './accept';
import { EntryReader } from './entry-reader';
import { CopyUse, type EntryPlace, FieldUse, ImageUse, InlineLinkUse } from './field-uses';
import { isImagePath } from './image-repair';
import { type Dictionaries, type Page, resolveFile, type SourceFile, translationIn } from './load';
import { findViolations } from './violations';

/** Longer than any real copy, in UTF-16 units. */
const longestRead = 10_000;

/** Groups of fields in a page context, by property name. */
export type FieldGroup =
  | 'hrefs'
  | 'wrongHrefs'
  | 'outward'
  | 'images'
  | 'downloads'
  | 'icons'
  | 'copies'
  | 'anchors';

/** The translation of a document into one language. */
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

/** The input of page checks: a page or the site document, with its dictionaries. */
export class PageContext {
  readonly id: string;
  readonly page: Page;
  readonly source: SourceFile;
  readonly dictionaries: Dictionaries;
  readonly languages: Languages;
  readonly schemas: SchemaSet;
  /** The parsed document without `$accept`; undefined if it cannot be parsed. */
  readonly document: Record<string, unknown> | undefined;
  readonly sections: readonly unknown[];
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
  /** Sections that need migrations. They are not checked otherwise until migrated. */
  readonly outdated: readonly OutdatedSection[];
  readonly violations: readonly Violation[];
  /** One for each language but the source language. */
  translations: readonly DocumentTranslation[] = [];
  /** Invalid `$accept` entries. */
  readonly acceptMistakes: readonly Mistake[];

  constructor(page: Page, languages: Languages, schemas: SchemaSet, acceptMistakes: readonly Mistake[] = []) {
    this.acceptMistakes = acceptMistakes;
    this.id = page.id;
    this.page = page;
    this.source = page.source;
    this.dictionaries = page.dictionaries;
    this.languages = languages;
    this.schemas = schemas;
    const value = this.source.isBroken ? undefined : this.source.value;
    this.document = isRecord(value) ? value : undefined;
    this.sections = sectionsIn(this.document, page.id);
    this.outdated = findOutdated(this.sections, schemas.migrations, (index) => this.sectionPointer(index));
    this.violations = findViolations(this);
    this.#collectFields();
  }

  /** Every JSON file that belongs to the document, itself first. */
  get files(): readonly SourceFile[] {
    const beside = Object.values(this.page.beside ?? {})
      .flat()
      .filter((file) => file !== undefined);
    return [this.source, ...this.dictionaries.values(), ...beside];
  }

  /** The violations of one kind. */
  violationsOf(kind: Violation['kind']): readonly Violation[] {
    return this.violations.length === 0 ? [] : this.violations.filter((violation) => violation.kind === kind);
  }

  /** Whether the page has too few or too many sections. */
  get hasWrongCount(): boolean {
    return this.violationsOf('wrong-count').some(({ pointer }) => pointer === '/sections');
  }

  /**
   * Whether the document, or a dictionary of it in a published language, cannot be parsed or violates its schema.
   * Dictionary entries that are empty or of a wrong length do not count, as their content is known. Dictionaries of
   * draft languages do not count either, as they affect nothing else.
   */
  get isInvalid(): boolean {
    const { source } = this;
    return (
      source.isBroken ||
      source.isMissing === true ||
      this.#published.some((dictionary) => dictionary?.isBroken) ||
      this.outdated.length > 0 ||
      this.violations.some((violation) => this.#leavesUnknown(violation)) ||
      this.sections.some((section) => !this.isKnown(section))
    );
  }

  /**
   * Whether a section is of a type that is allowed in this document: shared sections cannot refer to shared sections.
   */
  isKnown(section: unknown): boolean {
    const type = typeOf(section);
    if (type === sharedType && this.isSharedSection) return false;
    return isRecord(section) && this.schemas.section(type) !== undefined;
  }

  /** Whether it is a shared section rather than a page. */
  get isSharedSection(): boolean {
    return isSharedSection(this.id);
  }

  /** The pointer to one of its sections. */
  sectionPointer(index: number): string {
    return sectionPointer(this.id, index);
  }

  /** The dictionaries of published languages. */
  get #published(): readonly (SourceFile | undefined)[] {
    return publishedLanguages(this.languages).map(({ code }) => this.dictionaries.get(code));
  }

  #leavesUnknown({ kind, file }: Violation): boolean {
    if (file === this.source.path) return true;
    return kind !== 'wrong-length' && this.#published.some((dictionary) => dictionary?.path === file);
  }

  /** Resolves the path of an image or download in the document; undefined if it leaves the site. */
  filePath(name: string): string | undefined {
    return resolveFile(this.source.path, name);
  }

  /** The pointer of every field, in the order of collection. */
  get pointers(): readonly string[] {
    this.#pointers ??= this.#parts.flatMap(({ tree, value, at }) =>
      pointersOf(tree, value, at).map(({ pointer }) => pointer),
    );
    return this.#pointers;
  }

  #pointers: readonly string[] | undefined;

  /** The numbered lists in the document. */
  get numberedLists(): readonly NumberedList[] {
    return this.#parts.flatMap(({ tree, value, at }) => numberedLists(tree, value, at));
  }

  /** The numbers in the document that exceed the one that they are compared with. */
  get excesses(): readonly Excess[] {
    return this.#parts.flatMap(({ tree, value, at }) => excesses(tree, value, at));
  }

  get #parts(): readonly DocumentPart[] {
    return partsOf(this.document, this.id, this.schemas);
  }

  #collectFields(): void {
    const readers = translatedLanguages(this.languages).map(({ code }) => ({
      language: code,
      dictionary: this.dictionaries.get(code),
      entries: new EntryReader(this.dictionaries.get(code)?.value),
      own: [] as (string | undefined)[],
    }));
    let index = 0;
    const visit = (leaf: FieldLeaf, text: string, parent: Record<string, unknown>) => {
      const at = index++;
      if (leaf.kind === 'copy') {
        const known = readers.map(({ entries }) => entries.read(text));
        // An excessively long text is one finding; other checks would take too long on it.
        if (text.length > longestRead && text.length > 2 * leaf.maxLength) return;
        this.copies.push(new CopyUse(text, leaf, this, at));
        for (const [language, { own }] of readers.entries()) own.push(known[language]);
        if (leaf.isInline) this.#addInline(text, leaf, at, known, readers);
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
      } else if (leaf.kind === 'endpoint' || leaf.kind === 'embed' || leaf.kind === 'site-address') {
        this.addresses.push(new FieldUse(text, leaf, this, at));
      } else if (leaf.kind === 'until') {
        const day = parent[leaf.date];
        if (text === leaf.word && typeof day === 'string') this.days.push(day);
      } else if (leaf.kind === 'timeZone') this.timeZones.push(new FieldUse(text, leaf, this, at));
      else if (leaf.kind === 'icon') this.icons.push(new FieldUse(text, leaf, this, at));
      else if (leaf.kind === 'shared') this.shared.push(new FieldUse(text, leaf, this, at));
      else if (leaf.kind === 'anchor') this.anchors.push(new FieldUse(text, leaf, this, at));
    };
    for (const { tree, value } of this.#parts) visitFields(tree, value, visit);
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
    known: readonly (string | undefined)[],
    readers: readonly { dictionary: SourceFile | undefined }[],
  ): void {
    const isFirst = !this.inlineTexts.has(text);
    this.inlineTexts.add(text);
    this.#addLinksIn(text, leaf, index);
    if (!isFirst) return;
    for (const [language, { dictionary }] of readers.entries())
      if (dictionary)
        this.#addLinksIn(known[language] ?? '', leaf, index, { file: dictionary.path, copy: text });
  }

  #addLinksIn(text: string, leaf: FieldLeaf, index: number, entry?: EntryPlace): void {
    if (!mayHaveMarks(text)) return;
    this.hasMarks = true;
    for (const { href, target } of parseInline(text))
      if (href !== undefined && target)
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
