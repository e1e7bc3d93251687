import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder with its bytes as letters, hidden ones too; the names of folders end in a slash. */
export type State = Record<string, string>;

/** The name of a lock. Half of one may be one that is being written: it stays until somebody has waited for it. */
export const lockName = '.writing-lock.json';

/** What lies below a folder, but for half a lock. @param left names of files and folders that are left out */
export function stateOf(root: string, left: readonly string[] = []): State {
  const found: State = {};
  const list = (below: string) => {
    for (const entry of readdirSync(path.join(root, below), { withFileTypes: true })) {
      const name = path.join(below, entry.name);
      if (left.includes(name)) continue;
      if (entry.isDirectory()) {
        found[`${name}/`] = '';
        list(name);
        continue;
      }
      const text = readFileSync(path.join(root, name), 'latin1');
      if (entry.name !== lockName || text.endsWith('}')) found[name] = text;
    }
  };
  list('');
  return found;
}

/** Brings what lies below a folder back to what it was. Files that are the same stay untouched. */
export function restoreState(root: string, now: State, before: State): void {
  for (const name of Object.keys(now).reverse())
    if (before[name] === undefined) rmSync(path.join(root, name), { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(before)) {
    if (now[name] === bytes || name.endsWith('/')) continue;
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), bytes, 'latin1');
  }
}

/** What people see: no hidden files, and no folders that may be left empty. */
export function visible(state: State): State {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !/(^|\/)\.|\/$/.test(name)));
}
