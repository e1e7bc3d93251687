import { type FileConflict, mergeFile } from './merge-file';
import { landedFiles, type PublicationRecord } from './records';
import type { RemoteGit, RemoteState } from './remote';
import type { Blob, Repository } from './repository';
import { type FileChanges, makeTree } from './tree';

/** The state that a publication is based on. */
export interface PublishTarget {
  tree: string;
  parents: readonly string[];
  /** The site's files in it. */
  files: ReadonlyMap<string, Blob>;
  /** The proposal that is continued, with the tip of its branch. */
  proposal?: PublicationRecord & { tip: string };
}

/**
 * The current main branch as a target, or a pending proposal merged with it.
 *
 * @returns the conflicts, if they cannot be merged
 */
export async function publishTarget(
  repository: Repository,
  git: RemoteGit,
  proposal: PublicationRecord | undefined,
  { commit: main }: RemoteState,
): Promise<PublishTarget | FileConflict[]> {
  if (!proposal) return { tree: main, parents: [main], files: repository.filesOf(main) };
  const tip = await git.get(proposal.branch);
  const own = { ...proposal, tip };
  if (repository.isWithin(main, tip))
    return { tree: tip, parents: [tip], files: repository.filesOf(tip), proposal: own };
  const since = repository.commonOf(tip, main);
  const theirs = repository.allFilesOf(main);
  const changes = new Map<string, Blob | undefined>();
  const conflicts: FileConflict[] = [];
  for (const { name, before, after } of repository.changesBetween(since, tip)) {
    const merged = mergeFile(repository, name, { base: before, mine: after, theirs: theirs.get(name) });
    if (Array.isArray(merged)) conflicts.push(...merged);
    else changes.set(name, merged.blob);
  }
  if (conflicts.length > 0)
    return conflicts.map((one) => ({ ...one, file: repository.inSite(one.file) ?? one.file }));
  const tree = makeTree(repository, main, changes);
  return { tree, parents: [tip, main], files: repository.filesOf(tree), proposal: own };
}

/**
 * The merge bases of local files: the merge base with the main branch, or a later publication from here that the target already
 * contains.
 */
export function basesOn(
  repository: Repository,
  target: Pick<PublishTarget, 'parents'>,
  records: readonly PublicationRecord[],
  common: { commit: string; files: ReadonlyMap<string, Blob> },
  wanted: ReadonlySet<string>,
): (file: string) => Blob | undefined {
  const bases = new Map<string, Blob | undefined>();
  for (const one of records) {
    const own = [...one.files.keys()].filter((file) => wanted.has(file) && !bases.has(file));
    if (own.length === 0 || repository.isWithin(one.commit, common.commit)) continue;
    for (const parent of target.parents) {
      const landed = landedFiles(repository, one, parent, common.commit);
      for (const file of own) if (landed.has(file)) bases.set(file, one.files.get(file));
    }
  }
  return (file) => (bases.has(file) ? bases.get(file) : common.files.get(file));
}

/** Converts the site's files to changes by path in the repository. */
export function inRepository(repository: Repository, files: FileChanges): FileChanges {
  return new Map([...files].map(([file, blob]) => [repository.prefix + file, blob]));
}
