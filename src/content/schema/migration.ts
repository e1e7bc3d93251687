import type { Language } from '../model/languages';

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
export interface SectionEditor {
  /** The section after the changes so far. */
  readonly value: Record<string, unknown>;
  /** The objects in a list of the section, with their pointers; empty if there is no such list. */
  items(name: string): { item: Record<string, unknown>; pointer: string }[];
  /** Replaces a value, or adds the property. */
  set(pointer: string, value: unknown): void;
  /** Inserts an item into a list before the index, or at its end (`-`); or adds a property before the named one. */
  insert(pointer: string, value: unknown, before?: string): void;
  remove(pointer: string): void;
  /** Moves an item within its list. */
  move(pointer: string, to: string): void;
  /** Renames a property. */
  rename(pointer: string, name: string): void;
}
