import path from 'node:path';
import { visible, visibleJson, visibleLines } from '../../content/text/encode/visible';
import { readBytes } from '../read/files';
import { linkAt } from '../write/journal';
import { lockFolders, type WriteLock } from '../write/lock';
import type { FileChange } from '../write/steps';
import { writeFiles } from '../write/write-files';

/** The file changes that a command is about to make, all or none. Paths are relative to `root`, with `/`. */
export interface Plan {
  /** The folder that all paths are relative to. */
  root: string;
  /** A summary in words: `Move /finance to /money`. */
  title: string;
  /** In display order. */
  changes: readonly PlannedChange[];
  /** Changes to generated files that follow from `changes`, made along with them. */
  generated?: readonly Extract<PlannedChange, { kind: 'edit' | 'create' }>[];
  /** What a person should look at afterwards. */
  notes: readonly PlanNote[];
}

/** A note in whole sentences, or the translations of texts that are replaced. */
export type PlanNote = string | { kind: 'stale-translations'; count: number };

/** What an edit does: in words, or with the line of the file that it changes. */
export type EditNote = string | { line?: number; what: readonly string[] | AliasChange };

/** A route that leads to the page from then on, or no longer. */
export interface AliasChange {
  kind: 'alias-added' | 'alias-removed';
  route: string;
}

type Content = string | Uint8Array;

/** The change to one file. `what` describes it, edit by edit. */
export type PlannedChange =
  | { kind: 'edit'; file: string; before: Content; after: Content; what: readonly EditNote[] }
  | { kind: 'create'; file: string; text: Content; what: readonly EditNote[] }
  | { kind: 'remove'; file: string; before: Content }
  /** Moves a file of any kind; edits to it are an `edit` of the old path. */
  | { kind: 'move'; from: string; to: string };

/**
 * Carries out a plan.
 *
 * @param lock of the plan's folder; taken for the duration if omitted
 * @throws UsageError if a file has changed since planning, a new file already exists, or a file cannot be written; all
 *   files are then unchanged
 */
export function executePlan(plan: Plan, lock?: WriteLock): void {
  const held = lock ?? lockFolders([plan.root]);
  try {
    writeFiles(held, changesOf(plan));
  } finally {
    if (!lock) held.release();
  }
}

/**
 * Turns a plan into file changes. A file that is both moved and edited is written at its new path and removed at the
 * old one.
 */
function changesOf({ root, changes: own, generated = [] }: Plan): FileChange[] {
  const changes = [...own, ...generated];
  const absolute = (file: string) => path.resolve(root, file);
  const edits = new Map(changes.flatMap((change) => (change.kind === 'edit' ? [[change.file, change]] : [])));
  const moves = changes.filter((change) => change.kind === 'move');
  const arrivals = new Set(moves.map(({ to }) => to));
  const leaving = new Set(moves.map(({ from }) => from));
  return changes.flatMap((change): FileChange[] => {
    const file = absolute(change.kind === 'move' ? change.from : change.file);
    if (change.kind === 'create') return [{ kind: 'put', file, content: change.text, before: undefined }];
    if (change.kind === 'remove') return [{ kind: 'remove', file, before: change.before }];
    if (change.kind === 'edit')
      return leaving.has(change.file)
        ? []
        : [{ kind: 'put', file, content: change.after, before: change.before }];
    const { from, to } = change;
    const edit = edits.get(from);
    const move = { kind: 'move', from: file, to: absolute(to) } as const;
    // A link is moved; its target is edited in place.
    if (linkAt(file) !== undefined)
      return edit ? [move, { kind: 'put', file, content: edit.after, before: edit.before }] : [move];
    // A file that swaps paths with others cannot simply be renamed.
    const isExchanged = arrivals.has(from) || leaving.has(to);
    if (!edit && !isExchanged) return [move];
    const before = edit?.before ?? readBytes(file);
    const there = leaving.has(to) ? readBytes(absolute(to)) : undefined;
    const put = {
      kind: 'put',
      file: absolute(to),
      content: edit?.after ?? before,
      before: there,
      like: file,
    } as const;
    return arrivals.has(from) ? [put] : [put, { kind: 'remove', file, before }];
  });
}

export function countFiles({ changes }: Plan): number {
  return new Set(changes.map((change) => (change.kind === 'move' ? change.from : change.file))).size;
}

/** Formats a plan for people: every file with its edits. @param nameOf how to display a path */
export function describePlan(plan: Plan, nameOf: (file: string) => string = (file) => file): string {
  const { changes } = plan;
  const moved = new Set(changes.flatMap((change) => (change.kind === 'move' ? change.from : [])));
  const editsOf = (file: string) =>
    changes.flatMap((change) => (change.kind === 'edit' && change.file === file ? change.what : []));
  const lines = [visible(plan.title), ''];
  for (const change of changes) {
    if (change.kind === 'edit' && moved.has(change.file)) continue;
    if (change.kind === 'move')
      lines.push(`  move    ${visible(nameOf(change.from))} → ${visible(nameOf(change.to))}`);
    else lines.push(`  ${change.kind.padEnd(6)}  ${visible(nameOf(change.file))}`);
    const what = change.kind === 'move' ? editsOf(change.from) : 'what' in change ? change.what : [];
    lines.push(...what.map((edit) => `            ${visibleLines(editInWords(edit))}`));
  }
  if (plan.notes.length > 0) lines.push('', ...plan.notes.map(noteInWords).map(visible));
  return `${lines.join('\n')}\n`;
}

/** A note as a command says it. */
export function noteInWords(note: PlanNote): string {
  if (typeof note === 'string') return note;
  return `${staleTranslations(note.count)}: npm run validate-pages lists them. --keep-translation keeps them as they are.`;
}

/** The beginning of a sentence on translations of texts that are replaced. */
export function staleTranslations(count: number): string {
  return `${count === 1 ? 'A translation is' : `${count} translations are`} of the old wording then`;
}

/** What an edit does, as a command says it. */
function editInWords(edit: EditNote): string {
  if (typeof edit === 'string') return edit;
  const { line, what } = edit;
  const words =
    'kind' in what ? [`alias ${what.route} ${what.kind === 'alias-added' ? 'added' : 'removed'}`] : what;
  return `${line === undefined ? '' : `line ${line}: `}${words.map(visible).join('\n              ')}`;
}

/** Formats a plan as JSON. @param isWritten whether it was carried out */
export function planJson(plan: Plan, isWritten: boolean, nameOf: (file: string) => string): string {
  const changes = plan.changes.map((change) =>
    change.kind === 'move'
      ? { kind: 'move', file: nameOf(change.from), to: nameOf(change.to) }
      : {
          kind: change.kind,
          file: nameOf(change.file),
          what: 'what' in change ? change.what.map(editInWords) : [],
        },
  );
  const { title } = plan;
  const notes = plan.notes.map(noteInWords);
  return `${visibleJson({ title, changes, notes, written: isWritten })}\n`;
}
