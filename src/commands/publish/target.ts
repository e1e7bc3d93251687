import { type FileConflict, mergeFile } from './merge-file';
import { landedFiles, type Publication } from './records';
import type { RemoteGit, RemoteState } from './remote';
import type { Blob, Repository } from './repository';
import { type FileChanges, makeTree } from './tree';

/** The state that something is published on. */
export interface Target {
  /** What git finds its files by. */
  tree: string;
  parents: readonly string[];
  /** Its files of the site. */
  files: ReadonlyMap<string, Blob>;
  /** The proposal that is continued, and the commit that it is at. */
  proposal?: Publication & { tip: string };
}

/** The main branch as it is. */
export function mainTarget(repository: Repository, { commit }: RemoteState): Target {
  return { tree: commit, parents: [commit], files: repository.filesOf(commit) };
}

/** The latest of some proposals that has one of some files. */
export function proposalWith(
  waiting: readonly Publication[],
  isWanted: (file: string) => boolean,
): Publication | undefined {
  return waiting.find(({ files }) => [...files.keys()].some(isWanted));
}

/**
 * A proposal that waits, with what has become of the main branch meanwhile.
 *
 * @returns what both have changed, where that cannot be put together
 */
export async function proposalTarget(
  repository: Repository,
  git: RemoteGit,
  proposal: Publication,
  { commit: main }: RemoteState,
): Promise<Target | FileConflict[]> {
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
 * What my files began with: what this branch has in common with the main branch; or what was published from here since, where
 * that is part of the target by now.
 */
export function basesOn(
  repository: Repository,
  target: Pick<Target, 'parents'>,
  known: readonly Publication[],
  common: { commit: string; files: ReadonlyMap<string, Blob> },
  wanted: ReadonlySet<string>,
): (file: string) => Blob | undefined {
  const bases = new Map<string, Blob | undefined>();
  for (const one of known) {
    const own = [...one.files.keys()].filter((file) => wanted.has(file) && !bases.has(file));
    if (own.length === 0 || repository.isWithin(one.commit, common.commit)) continue;
    for (const parent of target.parents) {
      const landed = landedFiles(repository, one, parent, common.commit);
      for (const file of own) if (landed.has(file)) bases.set(file, one.files.get(file));
    }
  }
  return (file) => (bases.has(file) ? bases.get(file) : common.files.get(file));
}

/** Files of the site as changes of the repository. */
export function inRepository(repository: Repository, files: FileChanges): FileChanges {
  return new Map([...files].map(([file, blob]) => [repository.prefix + file, blob]));
}
