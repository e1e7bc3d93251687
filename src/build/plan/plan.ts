import path from 'node:path';
import { visible, visibleJson, visibleLines } from '../../content/encode/visible';
import { reason, UsageError } from '../project/project';
import { readIfThere, writeFiles } from './write-files';

/** What a command is about to do to files: all of it or nothing. Paths are relative to `root`, with `/`. */
export interface Plan {
  /** The folder that all paths are relative to. */
  root: string;
  /** What it does, in words: `Move /finance to /money`. */
  title: string;
  /** In the order in which they are shown. */
  changes: readonly PlannedChange[];
  /** What remains for a person to look at, in whole sentences. */
  notes: readonly string[];
}

/** One file of a plan. `what` says what is done in it, a line each. */
export type PlannedChange =
  | { kind: 'edit'; file: string; before: string; after: string; what: readonly string[] }
  | { kind: 'create'; file: string; text: string; what: readonly string[] }
  | { kind: 'remove'; file: string; before: string | Uint8Array }
  /** A file of any kind at another place; what is edited in it is an `edit` of its old place. */
  | { kind: 'move'; from: string; to: string };

/**
 * Makes a plan.
 *
 * @throws UsageError when a file is not as it was when the plan was made, a new one exists, or one cannot be written;
 * then all are as they were
 */
export function executePlan({ root, changes }: Plan): void {
  const absolute = (file: string) => path.join(root, file);
  const writes = new Map<string, string | Uint8Array | undefined>();
  const leaving = new Set(
    changes.flatMap((change) =>
      change.kind === 'move' ? absolute(change.from) : change.kind === 'remove' ? absolute(change.file) : [],
    ),
  );
  const edited = new Map<string, string>();
  for (const change of changes) {
    if (change.kind !== 'edit' && change.kind !== 'remove') continue;
    if (!readIfThere(absolute(change.file))?.equals(Buffer.from(change.before)))
      throw new UsageError(`${change.file} was changed meanwhile, and nothing was written: run it again.`);
    if (change.kind === 'edit') edited.set(change.file, change.after);
    writes.set(absolute(change.file), change.kind === 'edit' ? change.after : undefined);
  }
  const arrivals = new Map<string, string | Uint8Array>();
  for (const change of changes) {
    if (change.kind === 'create') arrivals.set(change.file, change.text);
    if (change.kind !== 'move') continue;
    const content = edited.get(change.from) ?? readIfThere(absolute(change.from));
    if (content === undefined)
      throw new UsageError(`${change.from} is gone, and nothing was written: run it again.`);
    writes.set(absolute(change.from), undefined);
    arrivals.set(change.to, content);
  }
  for (const [file, content] of arrivals) {
    if (readIfThere(absolute(file)) && !leaving.has(absolute(file)))
      throw new UsageError(`${file} exists, and nothing was written.`);
    writes.set(absolute(file), content);
  }
  try {
    writeFiles(writes);
  } catch (error) {
    throw new UsageError(`Nothing was written: ${reason(error)}`);
  }
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
