import { EditError, editValue } from '../json/edit';
import { isRecord } from '../model/is-record';
import { editBelow, type JsonEdit } from '../model/json-edit';
import type { Language } from '../model/languages';
import { typeOf } from './fields';

/**
 * Migrates documents after a change of a schema: one file in `schemas/migrations`. A renamed property needs none:
 * `renamedFrom` in its schema is enough.
 */
export interface Migration {
  /** What changed, in a sentence for editors: `The note of metrics is a list now.` */
  title: string;
  /** The section types that it applies to. */
  types: readonly string[];
  /**
   * Words that components had before and that sections contain now, by language and key; English is required. Words of
   * the site, in `_site/words`, take precedence.
   */
  words?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /**
   * Migrates a section; does nothing if it is already current.
   *
   * @param word returns a word in the source language; its translations are added to the dictionaries
   */
  migrate(section: SectionEditor, word: (key: string) => string): void;
}

/** A section being migrated. Pointers are relative to it: `/items/0/label`. */
export class SectionEditor {
  readonly edits: JsonEdit[] = [];
  #value: Record<string, unknown>;

  constructor(section: Record<string, unknown>) {
    this.#value = section;
  }

  /** The section after the changes so far. */
  get value(): Record<string, unknown> {
    return this.#value;
  }

  /** The objects in a list of the section, with their pointers; empty if there is no such list. */
  items(name: string): { item: Record<string, unknown>; pointer: string }[] {
    const list = this.#value[name];
    if (!Array.isArray(list)) return [];
    return list.flatMap((item, index) => (isRecord(item) ? { item, pointer: `/${name}/${index}` } : []));
  }

  /** Replaces a value, or adds the property. */
  set(pointer: string, value: unknown): void {
    this.#make({ op: 'set', pointer, value });
  }

  /** Inserts an item into a list before the index, or at its end (`-`); or adds a property before the named one. */
  insert(pointer: string, value: unknown, before?: string): void {
    this.#make({ op: 'insert', pointer, value, ...(before !== undefined && { before }) });
  }

  remove(pointer: string): void {
    this.#make({ op: 'remove', pointer });
  }

  /** Moves an item within its list. */
  move(pointer: string, to: string): void {
    this.#make({ op: 'move', pointer, to });
  }

  rename(pointer: string, name: string): void {
    this.#make({ op: 'rename', pointer, name });
  }

  #make(edit: JsonEdit): void {
    this.#value = editValue(this.#value, edit) as Record<string, unknown>;
    this.edits.push(edit);
  }
}

/** An entry that a migration adds to a dictionary. */
interface NewEntry {
  language: Language;
  copy: string;
  text: string;
}

/** A section that needs migrations. */
export interface OutdatedSection {
  /** Its index among the sections of its page. */
  index: number;
  /** The titles of the migrations that apply. */
  titles: readonly string[];
  /** The edits that migrate it, with pointers relative to the document. */
  edits: readonly JsonEdit[];
  /** Translations of the texts that the edits add. */
  entries: readonly NewEntry[];
}

/** The languages of a site, source language first, and its own component words. */
export interface OwnWords {
  languages: readonly Language[];
  ownWord?(language: Language, key: string): string | undefined;
}

/**
 * The sections of a document that need migrations.
 *
 * @param pointerOf the pointer of each section
 * @param site the languages and words for component words that become texts of sections
 */
export function findOutdated(
  sections: readonly unknown[],
  migrations: readonly Migration[],
  pointerOf: (index: number) => string = (index) => `/sections/${index}`,
  site: OwnWords = { languages: ['en'] },
): OutdatedSection[] {
  if (migrations.length === 0) return [];
  return sections.flatMap((section, index) => {
    if (!isRecord(section)) return [];
    const titles: string[] = [];
    const edits: JsonEdit[] = [];
    const entries: NewEntry[] = [];
    let current = section;
    for (const migration of migrations) {
      if (!migration.types.includes(typeOf(current))) continue;
      const keys = new Set<string>();
      const words = (language: Language, key: string) =>
        site.ownWord?.(language, key) ?? migration.words?.[language]?.[key];
      const [source = '', ...others] = site.languages;
      const word = (key: string) => {
        keys.add(key);
        return words(source, key) ?? migration.words?.en?.[key] ?? key;
      };
      const editor = migrated(migration, current, word);
      if (!editor || editor.edits.length === 0) continue;
      titles.push(migration.title);
      edits.push(...editor.edits.map((edit) => editBelow(pointerOf(index), edit)));
      for (const language of others)
        for (const key of keys) {
          const text = words(language, key);
          if (text !== undefined) entries.push({ language, copy: word(key), text });
        }
      current = editor.value;
    }
    return edits.length > 0 ? { index, titles, edits, entries } : [];
  });
}

/**
 * The migrated section; undefined if the migration fails because something else is wrong, which other checks report.
 */
function migrated(
  migration: Migration,
  section: Record<string, unknown>,
  word: (key: string) => string,
): SectionEditor | undefined {
  const editor = new SectionEditor(section);
  try {
    migration.migrate(editor, word);
    return editor;
  } catch (error) {
    if (error instanceof EditError || error instanceof TypeError) return undefined;
    throw error;
  }
}
