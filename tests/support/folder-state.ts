import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockName } from '../../src/node/write/lock-file';

/** Every file in a folder, hidden ones included, with its bytes as text; folder names end in a slash. */
export type State = Record<string, string>;

/** What was read of a file, and its size and times then. */
const read = new Map<string, { text: string; stats: Stats }>();

/** The bytes of a file, which is read again only if it may have changed: most files of a folder never do. */
function textOf(file: string): string {
  const stats = lstatSync(file);
  const cached = read.get(file);
  if (cached && isUnchanged(cached.stats, stats)) return cached.text;
  const text = readFileSync(file, 'latin1');
  // Clocks of file systems tick every few milliseconds: after a recent change, another one may leave the same times.
  if (Date.now() - stats.ctimeMs > 100) read.set(file, { text, stats });
  else read.delete(file);
  return text;
}

const isUnchanged = (one: Stats, other: Stats) =>
  one.ctimeMs === other.ctimeMs &&
  one.mtimeMs === other.mtimeMs &&
  one.size === other.size &&
  one.ino === other.ino;

/** The contents of a folder, except a half-written lock. @param left names of files and folders to skip */
export function stateOf(root: string, left: readonly string[] = []): State {
  const state: State = {};
  const list = (below: string) => {
    for (const entry of readdirSync(path.join(root, below), { withFileTypes: true })) {
      const name = path.join(below, entry.name);
      if (left.includes(name)) continue;
      if (entry.isDirectory()) {
        state[`${name}/`] = '';
        list(name);
        continue;
      }
      const text = textOf(path.join(root, name));
      // A half-written lock may be in progress, so it stays until somebody has waited for it.
      if (entry.name !== lockName || text.endsWith('}')) state[name] = text;
    }
  };
  list('');
  return state;
}

/** Restores a folder's contents without touching unchanged files. */
export function restoreState(root: string, now: State, before: State): void {
  for (const name of Object.keys(now).reverse())
    if (before[name] === undefined) rmSync(path.join(root, name), { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(before)) {
    if (now[name] === bytes || name.endsWith('/')) continue;
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), bytes, 'latin1');
  }
}

/** Whether two states are the same. */
export function isSame(one: State, other: State): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** What people see: without hidden files and folders that may be left empty. */
export function visible(state: State): State {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !/(^|\/)\.|\/$/.test(name)));
}
