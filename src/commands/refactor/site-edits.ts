import { editJson } from '../../content/json/edit';
import { position } from '../../content/json/locate';
import { parseText } from '../../content/json/parse';
import { follow } from '../../content/json/tree';
import { pointerTokens } from '../../content/model/diagnostics';
import type { JsonEdit } from '../../content/model/json-edit';
import { visible } from '../../content/text/encode/visible';
import type { PlannedChange } from '../../node/plan/plan';

/** Gathers the edits of a site's files, each with what it does in words. */
export class SiteEdits {
  readonly #files = new Map<string, { edit: JsonEdit; what: string }[]>();
  readonly #textOf: (file: string) => string | undefined;

  /** @param textOf gives a file of the site as it is now */
  constructor(textOf: (file: string) => string | undefined) {
    this.#textOf = textOf;
  }

  /**
   * Adds an edit. Edits of one file are made in the order in which they were added.
   *
   * @param what what it does, in one line or several
   */
  add(file: string, edit: JsonEdit, ...what: string[]): void {
    const shown = what.map(visible).join('\n              ');
    this.#files.set(file, [...(this.#files.get(file) ?? []), { edit, what: shown }]);
  }

  /** Adds another value for a text that is there. */
  replace(file: string, pointer: string, before: string, after: string): void {
    this.add(file, { op: 'set', pointer, value: after }, `${before} → ${after}`);
  }

  /** What becomes of each file, in the order of their names. @throws EditError when an edit cannot be made */
  changes(): PlannedChange[] {
    return [...this.#files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, made]) => {
        const before = this.#textOf(file) ?? '';
        const { text } = editJson(
          before,
          made.map(({ edit }) => edit),
        );
        return { kind: 'edit', file, before, after: text, what: withLines(before, made) };
      });
  }
}

/** What edits do, each with the line of what it changes. */
function withLines(text: string, made: readonly { edit: JsonEdit; what: string }[]): string[] {
  const { root } = parseText(text);
  return made.map(({ edit, what }) => {
    if (!root || edit.op === 'insert') return what;
    const { line } = position(text, follow(root, pointerTokens(edit.pointer)).node.offset);
    return `line ${line}: ${what}`;
  });
}
