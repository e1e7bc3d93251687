import { type Place, pointerToken, type TextPart } from '../model/diagnostics';
import { isDownloadPath } from '../model/downloads';
import { kindOfHref } from '../model/hrefs';
import { isRecord } from '../model/is-record';
import { type Language, type Languages, publishedLanguages, translatedLanguages } from '../model/languages';
import { isSharedSection } from '../model/routes';
import { sharedType } from '../model/section-files';
import { type DocumentPart, partsOf, sectionPointer, sectionsIn } from '../schema/document-parts';
import { type CopyLeaf, type FieldLeaf, pointersOf, typeOf, visitFields } from '../schema/fields';
import { findOutdated, type OutdatedSection } from '../schema/migrations';
import { type NumberedList, numberedLists } from '../schema/numbered-lists';
import type { SchemaSet } from '../schema/schemas';
import type { Violation } from '../schema/violation';
import { mayHaveMarks, parseInline, readingOf } from '../text/inline-text';
import type { Mistake } from './accept';
import { EntryReader } from './entry-reader';
import { isImagePath } from './image-repair';
import { type Dictionaries, type Page, resolveFile, type SourceFile, translationIn } from './load';
import { findViolations } from './violations';

/** No text that visitors read is as long, in UTF-16 units. */
const longestRead = 10_000;

/** One place where a text stands in a field. Where that is, is worked out when somebody asks. */
export class FieldUse implements Place {
  readonly text: string;
  readonly leaf: FieldLeaf;
  private readonly context: PageContext;
  private readonly index: number;

  /** @param index which of all the fields of the document it is */
  constructor(text: string, leaf: FieldLeaf, context: PageContext, index: number) {
    this.text = text;
    this.leaf = leaf;
    this.context = context;
    this.index = index;
  }

  get file(): string {
    return this.context.source.path;
  }

  get pointer(): string {
    return this.context.pointers[this.index] ?? '';
  }
}

/** What stands in a field, by its name in the context of a page. */
export type FieldKind = 'hrefs' | 'wrongHrefs' | 'outward' | 'images' | 'downloads' | 'copies' | 'anchors';

/** One place where copy stands. */
export class CopyUse extends FieldUse {
  declare readonly leaf: CopyLeaf;

  /** What is read of it: the text itself, unless it is inline text. */
  get reading(): string {
    return this.leaf.isInline ? readingOf(this.text) : this.text;
  }
}

/** A text of a dictionary: its file, and what it translates. */
interface EntryPlace {
  file: string;
  copy: string;
}

/** One link inside of an inline text: of the document, or of an entry of its dictionary. */
export class InlineLinkUse extends FieldUse {
  /** The text that it stands in, and where its target is written there. */
  readonly whole: string;
  readonly part: TextPart;
  readonly entry: EntryPlace | undefined;

  constructor(
    use: ConstructorParameters<typeof FieldUse>,
    whole: string,
    part: TextPart,
    entry?: EntryPlace,
  ) {
    super(...use);
    this.whole = whole;
    this.part = part;
    this.entry = entry;
  }

  override get file(): string {
    return this.entry?.file ?? super.file;
  }

  override get pointer(): string {
    return this.entry ? pointerToken(this.entry.copy) : super.pointer;
  }

  /** The text of the document that it stands in, or that the entry translates. */
  get copy(): string {
    return this.entry?.copy ?? this.whole;
  }
}

/** One place where an image is shown. */
export class ImageUse extends FieldUse {
  declare readonly leaf: Extract<FieldLeaf, { kind: 'image' }>;
  /** Whether the document says which point of it is kept in view. */
  isFocused = false;
}

/** A document in one of the languages that it is translated into. */
export interface Translation {
  language: Language;
  /** The dictionary beside the document; the file it would be when there is none. */
  file: string;
  dictionary: SourceFile | undefined;
  /** What that dictionary says of each copy of the document, in their order; undefined where it has no entry. */
  own: readonly (string | undefined)[];
  /** The names in the dictionary, and those that no text of the document uses. */
  entryNames: readonly string[];
  unusedEntries: readonly string[];
}

/** What a check of one document looks at: a page or the site document, with its dictionaries. */
export class PageContext {
  readonly id: string;
  readonly page: Page;
  readonly source: SourceFile;
  readonly dictionaries: Dictionaries;
  readonly languages: Languages;
  readonly schemas: SchemaSet;
  /** What the document says, `$accept` left out; undefined when it cannot be read. */
  readonly document: Record<string, unknown> | undefined;
  readonly sections: readonly unknown[];
  readonly copies: CopyUse[] = [];
  /** Those texts among them that may have marks, and whether one of them or of their translations may have some. */
  readonly inlineTexts = new Set<string>();
  hasMarks = false;
  /** Links to this site, and links that are not written as links may be. */
  readonly hrefs: FieldUse[] = [];
  readonly wrongHrefs: FieldUse[] = [];
  /** Links with an address of their own: to other sites, or to this one. */
  readonly outward: FieldUse[] = [];
  /** Links that call a number or begin a letter. */
  readonly contacts: FieldUse[] = [];
  /** Where forms are sent, what is shown of other sites, and where the site is published. */
  readonly addresses: FieldUse[] = [];
  readonly images: ImageUse[] = [];
  /** Those of them that are not named as images may be. */
  readonly wrongImages: ImageUse[] = [];
  /** Files that the document offers, and those that are not named as such files may be. */
  readonly downloads: FieldUse[] = [];
  readonly wrongDownloads: FieldUse[] = [];
  readonly anchors: FieldUse[] = [];
  /** Names of shared sections. */
  readonly shared: FieldUse[] = [];
  readonly timeZones: FieldUse[] = [];
  /** Days after which the document shows something else. */
  readonly days: string[] = [];
  /** Sections in a form that the schemas had before. They are held against nothing else until they follow. */
  readonly outdated: readonly OutdatedSection[];
  readonly violations: readonly Violation[];
  /** One for each language but the source language. */
  translations: readonly Translation[] = [];
  /** `$accept` entries that are not valid. */
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

  /** The mistakes of one kind against the schemas. */
  violationsOf(kind: Violation['kind']): readonly Violation[] {
    return this.violations.length === 0 ? [] : this.violations.filter((violation) => violation.kind === kind);
  }

  /** Whether the page has too few sections or too many. */
  get hasWrongCount(): boolean {
    return this.violationsOf('wrong-count').some(({ pointer }) => pointer === '/sections');
  }

  /**
   * Whether the document, or a dictionary of it in a published language, cannot be read or holds something that the schemas do
   * not allow. Dictionary entries that are empty or of a wrong length do not count: what they say is known. Dictionaries of
   * draft languages do not count either, because they affect nothing else.
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

  /** Whether a section is of a type that may stand in this document: what is shared shows nothing that is shared. */
  isKnown(section: unknown): boolean {
    const type = typeOf(section);
    if (type === sharedType && this.isSharedSection) return false;
    return isRecord(section) && this.schemas.section(type) !== undefined;
  }

  /** Whether it is a section that pages share, and no page. */
  get isSharedSection(): boolean {
    return isSharedSection(this.id);
  }

  /** The pointer to one of its sections. */
  sectionPointer(index: number): string {
    return sectionPointer(this.id, index);
  }

  /** The dictionaries of languages that are no drafts. */
  get #published(): readonly (SourceFile | undefined)[] {
    return publishedLanguages(this.languages).map(({ code }) => this.dictionaries.get(code));
  }

  #leavesUnknown({ kind, file }: Violation): boolean {
    if (file === this.source.path) return true;
    return kind !== 'wrong-length' && this.#published.some((dictionary) => dictionary?.path === file);
  }

  /** The path of an image or file that the document names, within the site; undefined when it leaves the site. */
  filePath(name: string): string | undefined {
    return resolveFile(this.source.path, name);
  }

  /** The pointer to every field, in the order in which they were collected. */
  get pointers(): readonly string[] {
    this.#pointers ??= this.#parts.flatMap(({ tree, value, at }) =>
      pointersOf(tree, value, at).map(({ pointer }) => pointer),
    );
    return this.#pointers;
  }

  #pointers: readonly string[] | undefined;

  /** The lists of the document whose items are numbered. */
  get numberedLists(): readonly NumberedList[] {
    return this.#parts.flatMap(({ tree, value, at }) => numberedLists(tree, value, at));
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
        // Far too long a text is one finding; what else checks look for in it would take the longer.
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

  /** Takes in an inline text, with the links in it and in its translations: an entry counts once, however many texts it translates. */
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

  /** What all pages share does not know their texts: an entry is inline text where its text, or what it says, has a link. */
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

/** A text as it stands in a message: in quotes, and not longer than anyone would read. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** A text as it stands in a message: not longer than anyone would read. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
