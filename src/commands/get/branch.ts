import { existsSync } from 'node:fs';
import path from 'node:path';
import { whyLocked } from '../../node/project/git';
import { UsageError } from '../../node/project/project';
import type { RemoteState } from '../publish/remote';
import type { Repository } from '../publish/repository';

/** Files in the git folder that mark an operation in progress. */
const begun = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG', 'rebase-merge', 'rebase-apply'];

/**
 * Checks that the local branch can be moved to the remote state without interrupting anything else.
 *
 * @throws UsageError with one line that says what to do in git first
 */
export function assertMayMove(repository: Repository, remote: string, { main }: RemoteState): void {
  const where = `${remote}/${main}`;
  const lock = path.join(repository.gitFolder, 'index.lock');
  // It would stop git half way.
  if (existsSync(lock)) throw new UsageError(whyLocked(lock));
  const isBegun = begun.some((name) => existsSync(path.join(repository.gitFolder, name)));
  if (isBegun || repository.unmerged.length > 0)
    throw new UsageError(
      'Git is in the midst of a merge or a rebase: finish it first ("git status" says how).',
    );
  const { branch } = repository;
  if (branch === undefined)
    throw new UsageError(`No branch is checked out: run "git switch ${main}", and get again.`);
  if (branch !== main)
    throw new UsageError(
      `This is the branch ${branch}: "git switch ${main}" goes to the one that gets what is on ${where}, and "git merge ${where}" brings it here.`,
    );
}
