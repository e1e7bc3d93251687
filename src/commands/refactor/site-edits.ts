import { editJson } from '../../content/json/edit';
import { position } from '../../content/json/locate';
import { parseText } from '../../content/json/parse';
import { follow } from '../../content/json/tree';
import { pointerTokens } from '../../content/model/diagnostics';
import type { JsonEdit } from '../../content/model/json-edit';
import { visible } from '../../content/text/encode/visible';
import type { PlannedChange } from '../../node/plan/plan';

/** Collects edits of a site's files with a description of each. */
export class SiteEdits {
  readonly #files = new Map<string, { edit: JsonEdit; what: string }[]>();
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
    const shown = what.map(visible).join('\n              ');
    this.#files.set(file, [...(this.#files.get(file) ?? []), { edit, what: shown }]);
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
        const { text } = editJson(
          before,
          made.map(({ edit }) => edit),
        );
        return { kind: 'edit', file, before, after: text, what: withLines(before, made) };
      });
  }
}

/** The descriptions of edits, each with the line that it changes. */
function withLines(text: string, made: readonly { edit: JsonEdit; what: string }[]): string[] {
  const { root } = parseText(text);
  return made.map(({ edit, what }) => {
    if (!root || edit.op === 'insert') return what;
    const { line } = position(text, follow(root, pointerTokens(edit.pointer)).node.offset);
    return `line ${line}: ${what}`;
  });
}
