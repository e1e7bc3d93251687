import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Blob, Repository } from './repository';

/** Files by their paths in the repository; undefined for those that go. */
export type FileChanges = ReadonlyMap<string, Blob | undefined>;

/**
 * Makes a tree out of another one, with an index that is nobody's: what somebody has staged stays as it is.
 *
 * @param start a commit or a tree; undefined for one without files
 * @returns what git finds the tree by
 */
export function makeTree(repository: Repository, start: string | undefined, changes: FileChanges): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    repository.run(start === undefined ? ['read-tree', '--empty'] : ['read-tree', start], '', env);
    const gone = '0'.repeat(start?.length ?? 40);
    const lines = [...changes].map(([name, blob]) =>
      blob ? `${blob.mode} ${blob.hash}\t${name}\0` : `0 ${gone}\t${name}\0`,
    );
    if (lines.length > 0) repository.run(['update-index', '-z', '--index-info'], lines.join(''), env);
    return repository.run(['write-tree'], '', env).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the disk gets of files, by their paths in the repository: as git checks them out here, with line ends and filters. */
export function checkedOut(repository: Repository, files: ReadonlyMap<string, Blob>): Map<string, Buffer> {
  if (files.size === 0) return new Map();
  const tree = makeTree(repository, undefined, files);
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    repository.run(['read-tree', '--no-sparse-checkout', tree], '', env);
    const prefix = `${path.join(folder, 'files')}/`;
    repository.run(['checkout-index', '--all', '--quiet', `--prefix=${prefix}`], '', env);
    return new Map([...files.keys()].map((name) => [name, readFileSync(prefix + name)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a commit of a tree, in the name that git knows. No hook runs, and no branch moves.
 *
 * @throws UsageError with what git said, where it knows no name for instance
 */
export function makeCommit(
  repository: Repository,
  tree: string,
  parents: readonly string[],
  message: string,
): string {
  return repository
    .run(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message)
    .trim();
}
