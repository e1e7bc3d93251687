import path from 'node:path';
import { visible, visibleJson, visibleLines } from '../../content/text/encode/visible';
import { read } from '../read/files';
import { linkAt } from '../write/journal';
import { lockFolders, type WriteLock } from '../write/lock';
import type { FileChange } from '../write/steps';
import { writeFiles } from '../write/write-files';

/** What a command is about to do to files: all of it or nothing. Paths are relative to `root`, with `/`. */
export interface Plan {
  /** The folder that all paths are relative to. */
  root: string;
  /** The folder of the site, where it is another one. */
  site?: string;
  /** What it does, in words: `Move /finance to /money`. */
  title: string;
  /** In the order in which they are shown. */
  changes: readonly PlannedChange[];
  /** What follows from that in files that programs write: done along with it. */
  generated?: readonly Extract<PlannedChange, { kind: 'edit' | 'create' }>[];
  /** What remains for a person to look at, in whole sentences. */
  notes: readonly string[];
}

/** What a file holds. */
type Content = string | Uint8Array;

/** One file of a plan. `what` says what is done in it, a line each. */
export type PlannedChange =
  | { kind: 'edit'; file: string; before: Content; after: Content; what: readonly string[] }
  | { kind: 'create'; file: string; text: Content; what: readonly string[] }
  | { kind: 'remove'; file: string; before: Content }
  /** A file of any kind at another place; what is edited in it is an `edit` of its old place. */
  | { kind: 'move'; from: string; to: string };

/** The folders that have to be locked while a plan is made. */
export function foldersOf({ root, site = root }: Plan): string[] {
  return [root, site];
}

/**
 * Makes a plan.
 *
 * @param lock of the plan's folders; without it, it is taken for as long as that takes
 * @throws UsageError when a file is not as it was when the plan was made, a new one exists, or one cannot be written;
 * then all are as they were
 */
export function executePlan(plan: Plan, lock?: WriteLock): void {
  const held = lock ?? lockFolders(foldersOf(plan));
  try {
    writeFiles(held, changesOf(plan));
  } finally {
    if (!lock) held.release();
  }
}

/** What becomes of the files of a plan. A file that moves and is edited is written at its new place, and removed at the old one. */
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
    // A link moves, and what it leads to is edited where it lies.
    if (linkAt(file) !== undefined)
      return edit ? [move, { kind: 'put', file, content: edit.after, before: edit.before }] : [move];
    // What gives its place to another file, or takes that of one, cannot just be moved.
    const isExchanged = arrivals.has(from) || leaving.has(to);
    if (!edit && !isExchanged) return [move];
    const before = edit?.before ?? read(file);
    const there = leaving.has(to) ? read(absolute(to)) : undefined;
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

/** How many files a plan is about. */
export function countFiles({ changes }: Plan): number {
  return new Set(changes.map((change) => (change.kind === 'move' ? change.from : change.file))).size;
}

/** A plan as people read it: every file with what is done in it. @param nameOf how a file is named */
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
    lines.push(...what.map((line) => `            ${visibleLines(line)}`));
  }
  if (plan.notes.length > 0) lines.push('', ...plan.notes.map(visible));
  return `${lines.join('\n')}\n`;
}

/** A plan as programs read it. @param isWritten whether it was made */
export function planJson(plan: Plan, isWritten: boolean, nameOf: (file: string) => string): string {
  const changes = plan.changes.map((change) =>
    change.kind === 'move'
      ? { kind: 'move', file: nameOf(change.from), to: nameOf(change.to) }
      : { kind: change.kind, file: nameOf(change.file), what: 'what' in change ? change.what : [] },
  );
  const { title, notes } = plan;
  return `${visibleJson({ title, changes, notes, written: isWritten })}\n`;
}
