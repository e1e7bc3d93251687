import { EditError, editJson } from '../json/edit';
import { isRecord } from '../model/is-record';
import type { JsonEdit } from '../model/json-edit';
import { typeOf } from './fields';
import type { Migration, SectionEditor } from './migration';

/** Applies the changes of a migration, and records them. */
class RecordedEditor implements SectionEditor {
  readonly edits: JsonEdit[] = [];
  #text = '';
  #value: Record<string, unknown>;

  constructor(section: Record<string, unknown>) {
    this.#value = section;
  }

  get value(): Record<string, unknown> {
    return this.#value;
  }

  items(name: string): { item: Record<string, unknown>; pointer: string }[] {
    const list = this.#value[name];
    if (!Array.isArray(list)) return [];
    return list.flatMap((item, index) => (isRecord(item) ? { item, pointer: `/${name}/${index}` } : []));
  }

  set(pointer: string, value: unknown): void {
    this.#make({ op: 'set', pointer, value });
  }

  insert(pointer: string, value: unknown): void {
    this.#make({ op: 'insert', pointer, value });
  }

  remove(pointer: string): void {
    this.#make({ op: 'remove', pointer });
  }

  move(pointer: string, to: string): void {
    this.#make({ op: 'move', pointer, to });
  }

  rename(pointer: string, name: string): void {
    this.#make({ op: 'rename', pointer, name });
  }

  #make(edit: JsonEdit): void {
    this.#text = editJson(this.#text || JSON.stringify(this.#value), [edit]).text;
    this.#value = JSON.parse(this.#text);
    this.edits.push(edit);
  }
}

/** A section that needs migrations. */
export interface OutdatedSection {
  /** Its index among the sections of its page. */
  index: number;
  /** The titles of the migrations that apply. */
  titles: readonly string[];
  /** The edits that migrate it, with pointers relative to the document. */
  edits: readonly JsonEdit[];
}

/**
 * The sections of a document that need migrations.
 *
 * @param pointerOf the pointer of each section
 */
export function findOutdated(
  sections: readonly unknown[],
  migrations: readonly Migration[],
  pointerOf: (index: number) => string = (index) => `/sections/${index}`,
): OutdatedSection[] {
  if (migrations.length === 0) return [];
  return sections.flatMap((section, index) => {
    if (!isRecord(section)) return [];
    const titles: string[] = [];
    const edits: JsonEdit[] = [];
    let current = section;
    for (const migration of migrations) {
      if (!migration.types.includes(typeOf(current))) continue;
      const editor = migrated(migration, current);
      if (!editor || editor.edits.length === 0) continue;
      titles.push(migration.title);
      edits.push(...editor.edits.map((edit) => below(pointerOf(index), edit)));
      current = editor.value;
    }
    return edits.length > 0 ? { index, titles, edits } : [];
  });
}

/**
 * The migrated section; undefined if the migration fails because something else is wrong, which other checks report.
 */
function migrated(migration: Migration, section: Record<string, unknown>): RecordedEditor | undefined {
  const editor = new RecordedEditor(section);
  try {
    migration.migrate(editor);
    return editor;
  } catch (error) {
    if (error instanceof EditError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function below(base: string, edit: JsonEdit): JsonEdit {
  const moved = { ...edit, pointer: base + edit.pointer };
  return moved.op === 'move' ? { ...moved, to: base + moved.to } : moved;
}
