import { UsageError } from '../../node/project/project';
import { type FileChoice, type FileConflict, mergeFile } from '../publish/merge-file';
import type { Blob, Repository } from '../publish/repository';
import { makeCommit, makeTree } from '../publish/tree';

/** The commit that a branch moves to. */
interface Landing {
  commit: string;
  /** What both sides have committed differently in documents; the commit has theirs there until somebody chooses. */
  conflicts: FileConflict[];
  /** Remarks for editors. */
  notes: string[];
}

/**
 * The commit that a branch moves to: the main branch, or, if the branch has commits that are not on it, a merge of both. Their
 * commits stay. Documents are merged value by value. Nothing is moved here.
 *
 * @param where the name of the main branch: `origin/main`
 * @param head the commit of the branch
 * @param choose resolves conflicts
 * @throws UsageError naming other files that both sides have changed, since only their author knows how they go together
 */
export function landingOf(
  repository: Repository,
  where: string,
  head: string,
  main: string,
  choose: FileChoice | undefined,
): Landing {
  if (repository.isWithin(head, main)) return { commit: main, conflicts: [], notes: [] };
  const base = repository.commonOf(head, main);
  const ours = new Map(repository.changesBetween(base, head).map((change) => [change.name, change.after]));
  const changes = new Map<string, Blob | undefined>();
  const conflicts: FileConflict[] = [];
  const others: string[] = [];
  for (const { name, before, after: theirs } of repository.changesBetween(base, main)) {
    const file = repository.inSite(name);
    const mine = ours.get(name);
    if (!ours.has(name)) changes.set(name, theirs);
    else if (mine?.hash === theirs?.hash && mine?.mode === theirs?.mode) continue;
    else if (file === undefined || ![before, mine, theirs].every(isPlain)) others.push(name);
    else {
      const merged = mergeFile(repository, file, { base: before, mine, theirs }, choose);
      if (Array.isArray(merged)) conflicts.push(...merged);
      changes.set(name, Array.isArray(merged) ? theirs : merged.blob);
    }
  }
  const count = Number(repository.run(['rev-list', '--count', '--no-merges', `${main}..${head}`]).trim());
  const own = count === 1 ? 'A commit that was made here' : `${count} commits that were made here`;
  if (others.length > 0)
    throw new UsageError(
      `${own} and ${where} both change ${others.slice(0, 3).join(', ')}${others.length > 3 ? ' and more' : ''}: whoever made ${count === 1 ? 'it' : 'them'} puts both together with "git pull". Until then nothing is changed here.`,
    );
  const tree = makeTree(repository, head, changes);
  const commit = makeCommit(
    repository,
    tree,
    [head, main],
    `Merge ${where}\n`,
    laterOf(repository, head, main),
  );
  const verb = count === 1 ? 'is' : 'are';
  const notes =
    count > 0 ? [`${own} and ${verb} not on ${where} yet: kept, and put together with theirs.`] : [];
  return { commit, conflicts, notes };
}

/** Whether a version of a file is missing or an ordinary one, rather than a link or a submodule. */
function isPlain(blob: Blob | undefined): boolean {
  return blob === undefined || blob.mode.startsWith('100');
}

/** The later date of two commits, so that the same merge is the same commit when it is made again. */
function laterOf(repository: Repository, ...commits: string[]): string {
  const dates = repository
    .run(['log', '--no-walk', '--format=%ct', ...commits])
    .trim()
    .split('\n');
  return `@${Math.max(...dates.map(Number))} +0000`;
}
