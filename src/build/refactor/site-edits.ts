import { editJson } from '../../content/json/edit';
import type { JsonEdit } from '../../content/json/json-edit';
import { lineOf } from '../../content/json/line-of';
import type { PlannedChange } from '../plan/plan';

/** Gathers the edits of a site's files, each with what it does in words. */
export class SiteEdits {
  readonly #files = new Map<string, { edits: JsonEdit[]; what: string[] }>();
  readonly #textOf: (file: string) => string | undefined;

  /** @param textOf gives a file of the site as it is now */
  constructor(textOf: (file: string) => string | undefined) {
    this.#textOf = textOf;
  }

  /** Adds an edit. Edits of one file are made in the order in which they were added. */
  add(file: string, edit: JsonEdit, what: string): void {
    const known = this.#files.get(file) ?? { edits: [], what: [] };
    this.#files.set(file, known);
    known.edits.push(edit);
    const line = edit.op === 'insert' ? '' : `line ${lineOf(this.#textOf(file) ?? '', edit.pointer)}: `;
    known.what.push(line + what);
  }

  /** Adds another value for a text that is there. */
  replace(file: string, pointer: string, before: string, after: string): void {
    this.add(file, { op: 'set', pointer, value: after }, `${before} → ${after}`);
  }

  /** What becomes of each file, in the order of their names. @throws EditError when an edit cannot be made */
  changes(): PlannedChange[] {
    return [...this.#files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, { edits, what }]) => {
        const before = this.#textOf(file) ?? '';
        return { kind: 'edit', file, before, after: editJson(before, edits).text, what };
      });
  }
}
