/**
 * How documents follow a change of a schema that is more than a new name: one file in `schemas/migrations`. A new name of a
 * property needs none: `renamedFrom` in its schema is enough.
 */
export interface Migration {
  /** What changed, in a sentence for whoever edits the document: `The note of metrics is a list now.` */
  title: string;
  /** The types of the sections that it looks at, as the documents call them. */
  types: readonly string[];
  /** Brings a section to its present form, and does nothing where there is nothing old. */
  migrate(section: SectionEditor): void;
}

/** A section that a migration changes. Pointers begin at the section: `/items/0/label`. */
export interface SectionEditor {
  /** What the section says, after the changes so far. */
  readonly value: Record<string, unknown>;
  /** The items of a list of the section that are objects, with the pointer to each; none where there is no such list. */
  items(name: string): { item: Record<string, unknown>; pointer: string }[];
  /** Gives a value another one, or adds the property. */
  set(pointer: string, value: unknown): void;
  /** Puts an item into a list before the one at that place, or at its end (`-`). */
  insert(pointer: string, value: unknown): void;
  remove(pointer: string): void;
  /** Puts an item of a list at another place of it. */
  move(pointer: string, to: string): void;
  /** Gives a property another name. */
  rename(pointer: string, name: string): void;
}
