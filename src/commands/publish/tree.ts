import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Blob, indexLines, type Repository } from './repository';

/** Files by path in the repository; undefined for deleted ones. */
export type FileChanges = ReadonlyMap<string, Blob | undefined>;

/**
 * Creates a tree from another one with a temporary index, so that staged changes are not affected.
 *
 * @param start a commit or tree; undefined for an empty tree
 * @returns the hash of the tree
 */
export function makeTree(repository: Repository, start: string | undefined, changes: FileChanges): string {
  return inOwnIndex(repository, start, changes, (env) => repository.run(['write-tree'], '', env).trim());
}

/** The content of files as git checks them out, by path in the repository: with line endings and filters applied. */
export function checkedOut(repository: Repository, files: ReadonlyMap<string, Blob>): Map<string, Buffer> {
  if (files.size === 0) return new Map();
  return inOwnIndex(repository, undefined, files, (env, folder) => {
    const prefix = `${path.join(folder, 'files')}/`;
    repository.run(['checkout-index', '--all', '--quiet', `--prefix=${prefix}`], '', env);
    return new Map([...files.keys()].map((name) => [name, readFileSync(prefix + name)]));
  });
}

/** Does something with a temporary index in a temporary folder. @param env makes git use it */
function inOwnIndex<T>(
  repository: Repository,
  start: string | undefined,
  changes: FileChanges,
  work: (env: NodeJS.ProcessEnv, folder: string) => T,
): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    // An index that is not there is empty.
    if (start !== undefined) repository.run(['read-tree', start], '', env);
    const lines = indexLines(changes, start ?? '0'.repeat(40));
    if (lines !== '') repository.run(['update-index', '-z', '--index-info'], lines, env);
    return work(env, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a commit of a tree with git's configured identity. Runs no hook and moves no branch.
 *
 * @param date as git reads it; now by default
 * @throws UsageError with git's message, for example if no identity is configured
 */
export function makeCommit(
  repository: Repository,
  tree: string,
  parents: readonly string[],
  message: string,
  date?: string,
): string {
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  const dated = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return repository.run(args, message, dated).trim();
}

/** The files among these that are not deleted. */
export function kept(files: FileChanges): Map<string, Blob> {
  return new Map([...files].flatMap(([file, blob]) => (blob ? [[file, blob] as const] : [])));
}
