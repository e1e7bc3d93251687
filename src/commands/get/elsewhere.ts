import path from 'node:path';
import { UsageError } from '../../node/project/project';
import { isThere } from '../../node/write/journal';
import { type Blob, type Changed, isSameBlob, type Repository } from '../publish/repository';
import { type FileChanges, makeTree } from '../publish/tree';

/** Changes to files other than the site's documents and images, which git itself writes. */
export interface Elsewhere {
  /** Changes already applied by an interrupted `get`. */
  here: FileChanges;
  changes: readonly Changed[];
}

/**
 * Checks files outside the site that others have changed.
 *
 * @param head the local branch's commit
 * @param main the commit that it moves to
 * @throws UsageError naming a file that is also changed or staged locally
 */
export function lookElsewhere(
  repository: Repository,
  changes: readonly Changed[],
  head: string,
  main: string,
): Elsewhere {
  const here = new Map<string, Blob | undefined>();
  if (changes.length === 0) return { here, changes };
  const inIndex = repository.stagedSince(head);
  const onDisk = repository.namesChangedSince(head);
  for (const { name, before } of changes) {
    const isStaged = inIndex.has(name);
    const isNew = before === undefined && !isStaged && !onDisk.has(name);
    const isChanged = onDisk.has(name) || (isNew && isThere(path.join(repository.root, name)));
    if (!isStaged && !isChanged) continue;
    const [staged, present] = [inIndex.get(name), repository.blobOf(name)];
    const states = new Set(statesOf(repository, name, head, main));
    const isTheirs =
      states.has(present?.hash) && (!isStaged || states.has(staged?.hash) || isSameBlob(staged, before));
    if (!isTheirs)
      throw new UsageError(
        `${name} was changed here and by others: put it aside with "git stash push -- ${name}", get, and bring it back with "git stash pop".`,
      );
    here.set(name, present);
  }
  return { here, changes };
}

/** The successive versions that others have made of a file. */
export function statesOf(
  repository: Repository,
  name: string,
  head: string,
  main: string,
): (string | undefined)[] {
  const changes = repository.changesOf(`${head}..${main}`, name, '-m', '--full-history');
  return changes.map(({ after }) => after?.hash);
}

/** Applies these changes to the index and the disk. @throws UsageError with git's message; nothing has been changed then */
export function writeElsewhere(repository: Repository, { here, changes }: Elsewhere, head: string): void {
  if (changes.length === 0) return;
  if (here.size > 0) repository.putInIndex(here);
  repository.ask('update-index', '-q', '--refresh');
  const start = makeTree(repository, head, here);
  const end = makeTree(repository, start, new Map(changes.map(({ name, after }) => [name, after])));
  if (start !== end) repository.run(['read-tree', '-m', '-u', start, end]);
}
