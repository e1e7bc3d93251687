import { editJson } from '../../content/json/edit';
import { position } from '../../content/json/locate';
import { parseText } from '../../content/json/parse';
import { follow } from '../../content/json/tree';
import { pointerTokens } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { JsonEdit } from '../../content/model/json-edit';
import { machineList, machineTexts, markEdits } from '../../content/model/machine-texts';
import type { AliasChange, EditNote, PlannedChange } from '../../node/plan/plan';

/**
 * Collects edits of a site's files with a description of each. A translation that nobody has read is still unread after a
 * program has reworded it.
 */
export class SiteEdits {
  readonly #files = new Map<string, Made[]>();
  /** By dictionary: translations that are unread from now on, or read. */
  readonly #marks = new Map<string, Map<string, boolean>>();
  readonly #textOf: (file: string) => string | undefined;

  /** @param textOf returns the current text of one of the site's files */
  constructor(textOf: (file: string) => string | undefined) {
    this.#textOf = textOf;
  }

  /**
   * Adds an edit. Edits of a file are applied in the order in which they were added.
   *
   * @param what a description of one or more lines
   */
  add(file: string, edit: JsonEdit, ...what: string[]): void {
    this.#add(file, { edit, what });
  }

  /** Adds an edit of a page's aliases. */
  addAlias(file: string, edit: JsonEdit, what: AliasChange): void {
    this.#add(file, { edit, what });
  }

  /**
   * Says that a translation in a dictionary is unread, or that somebody has read it.
   *
   * @param what a description, if nothing else says it
   */
  mark(file: string, text: string, isUnread: boolean, ...what: string[]): void {
    this.#marks.set(file, (this.#marks.get(file) ?? new Map()).set(text, isUnread));
    this.#add(file, ...(what.length === 0 ? [] : [{ what }]));
  }

  #add(file: string, ...made: Made[]): void {
    const earlier = this.#files.get(file);
    if (earlier) earlier.push(...made);
    else this.#files.set(file, made);
  }

  /** Adds an edit that replaces an existing text. */
  replace(file: string, pointer: string, before: string, after: string): void {
    this.add(file, { op: 'set', pointer, value: after }, `${before} → ${after}`);
  }

  /** The resulting changes, sorted by file. @throws EditError if an edit cannot be applied */
  changes(): PlannedChange[] {
    return [...this.#files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, made]) => {
        const before = this.#textOf(file) ?? '';
        const edits = made.flatMap(({ edit }) => edit ?? []);
        const after = withMarks(before, edits, this.#marks.get(file) ?? new Map());
        return { kind: 'edit', file, before, after, what: withLines(before, made) };
      });
  }
}

/** An edit with its description; without an edit, only marks change. */
interface Made {
  edit?: JsonEdit;
  what: readonly string[] | AliasChange;
}

/** Applies edits to a file. In a dictionary, its list of unread translations follows. */
function withMarks(before: string, edits: readonly JsonEdit[], marks: ReadonlyMap<string, boolean>): string {
  const after = editJson(before, edits);
  if (marks.size === 0 && !before.includes(machineList)) return after;
  const then: unknown = JSON.parse(before);
  const unread = new Set<unknown>(machineTexts(then));
  const values = new Map(isRecord(then) ? Object.entries(then) : []);
  for (const edit of edits) {
    const [name = '', ...deeper] = pointerTokens(edit.pointer);
    if (deeper.length > 0) continue;
    const value = values.get(name);
    values.delete(name);
    if (edit.op === 'rename') values.set(edit.name, value);
    if (edit.op !== 'set' && edit.op !== 'insert') continue;
    values.set(name, edit.value);
    if (unread.has(value)) unread.add(edit.value);
  }
  for (const [text, isUnread] of marks)
    if (isUnread) unread.add(text);
    else unread.delete(text);
  return editJson(after, markEdits(JSON.parse(after), unread));
}

/** The descriptions of edits, each with the line that it changes. */
function withLines(text: string, made: readonly Made[]): EditNote[] {
  const { root } = parseText(text);
  return made.map(({ edit, what }) => {
    if (!root || !edit || edit.op === 'insert') return { what };
    const { line } = position(text, follow(root, pointerTokens(edit.pointer)).node.offset);
    return { line, what };
  });
}
