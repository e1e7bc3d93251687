import { type Place, pointerTokens } from '../model/diagnostics';
import { settingNames } from '../model/document-kind';
import { isRecord } from '../model/is-record';
import { type Languages, publishedLanguages } from '../model/languages';
import { isSharedSection } from '../model/routes';
import { sharedType } from '../model/section-files';
import { type DocumentPart, sectionPointer, sectionsIn } from '../schema/document-parts';
import { type Excess, excesses } from '../schema/excesses';
import { type FieldTree, treeAt, typeOf } from '../schema/fields';
import { findOutdated, type OutdatedSection } from '../schema/migration';
import { type NumberedList, numberedLists } from '../schema/numbered-lists';
import { type SchemaOfValue, schemaOfValue } from '../schema/schema-of-value';
import type { SchemaSet } from '../schema/schemas';
import type { Violation } from '../schema/violation';
import type { Mistake } from './accept';
import { DocumentFields } from './document-fields';
import type { Page, SourceFile } from './load';
import { findViolations } from './violations';

/** The input of page checks: a page or the site document, with its dictionaries. */
export class PageContext extends DocumentFields {
  readonly sections: readonly unknown[];
  /** Sections that need migrations. They are not checked otherwise until migrated. */
  readonly outdated: readonly OutdatedSection[];
  readonly violations: readonly Violation[];
  /** Invalid `$accept` entries. */
  readonly acceptMistakes: readonly Mistake[];

  constructor(page: Page, languages: Languages, schemas: SchemaSet, acceptMistakes: readonly Mistake[] = []) {
    super(page, languages, schemas);
    this.acceptMistakes = acceptMistakes;
    this.sections = sectionsIn(this.document, page.id);
    this.outdated = findOutdated(this.sections, schemas.migrations, (index) => this.sectionPointer(index));
    this.violations = findViolations(this);
  }

  /** Every JSON file that belongs to the document, itself first. */
  get files(): readonly SourceFile[] {
    const settings = Object.values(this.page.settings ?? {})
      .flat()
      .filter((file) => file !== undefined);
    return [this.source, ...this.dictionaries.values(), ...settings];
  }

  violationsOf(kind: Violation['kind']): readonly Violation[] {
    return this.violations.length === 0 ? [] : this.violations.filter((violation) => violation.kind === kind);
  }

  /** What schemas say of a value in the document or in the settings of the site; undefined in a dictionary. */
  schemaOf({ file, pointer }: Place): SchemaOfValue | undefined {
    const name = settingNames.find((one) => this.page.settings?.[one]?.path === file);
    if (name) {
      const value = this.page.settings?.[name]?.value;
      return schemaOfValue(`${name}.schema.json`, value, pointerTokens(pointer), this.schemas);
    }
    if (file !== this.source.path) return undefined;
    const part = this.#partAt(pointer);
    if (!part) return undefined;
    const isSection = part.at !== '' || this.isSharedSection;
    const whole = this.page.isSite ? 'site' : 'page';
    const schema = isSection ? this.schemas.sectionFile(typeOf(part.value)) : whole;
    const tokens = pointerTokens(pointer.slice(part.at.length));
    if (schema === undefined) return undefined;
    return schemaOfValue(`${schema}.schema.json`, part.value, tokens, this.schemas);
  }

  /** The fields of an object in the document. @param pointer to it */
  fieldsAt(pointer: string): FieldTree | undefined {
    const part = this.#partAt(pointer);
    return part && treeAt(part.tree, pointerTokens(pointer.slice(part.at.length)));
  }

  /** The innermost part of the document that a pointer leads into. */
  #partAt(pointer: string): DocumentPart | undefined {
    return this.parts.findLast(({ at }) => `${pointer}/`.startsWith(`${at}/`));
  }

  /**
   * Whether the document, or a dictionary of it in a published language, cannot be parsed or violates its schema.
   * Texts and dictionary entries that are empty or of a wrong length do not count, as their content is known; neither do lists
   * of a draft that are not full yet. Dictionaries of draft languages do not count either, as they affect nothing else.
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

  sectionPointer(index: number): string {
    return sectionPointer(this.id, index);
  }

  get #published(): readonly (SourceFile | undefined)[] {
    return publishedLanguages(this.languages).map(({ code }) => this.dictionaries.get(code));
  }

  #leavesUnknown({ kind, file, pointer }: Violation): boolean {
    if (kind === 'wrong-count' && this.document?.draft === true) return false;
    if (file === this.source.path)
      return kind !== 'wrong-length' || !this.copies.some((copy) => copy.pointer === pointer);
    return kind !== 'wrong-length' && this.#published.some((dictionary) => dictionary?.path === file);
  }

  get numberedLists(): readonly NumberedList[] {
    return this.parts.flatMap(({ tree, value, at }) => numberedLists(tree, value, at));
  }

  /** The numbers in the document that exceed the one that they are compared with, where schemas refuse neither. */
  get excesses(): readonly Excess[] {
    const refused = new Set(
      this.violations.flatMap(({ file, pointer }) => (file === this.source.path ? pointer : [])),
    );
    return this.parts
      .flatMap(({ tree, value, at }) => excesses(tree, value, at))
      .filter(({ pointer, limitPointer }) => !refused.has(pointer) && !refused.has(limitPointer));
  }
}
