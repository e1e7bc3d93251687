import { spawnSync } from 'node:child_process';
import { UsageError } from './project';

/**
 * Writes a folder as it was in a revision.
 *
 * @param root the folder of the project
 * @param base a branch, a tag or a commit
 * @param folder the folder that is written, relative to the project
 * @param target below which it is written
 * @throws UsageError when there is no such revision, or it has no such folder
 */
export function checkOut(root: string, base: string, folder: string, target: string): void {
  if (git(root, 'rev-parse', '--verify', '--quiet', `${base}^{commit}`).status !== 0)
    throw new UsageError(`There is no revision "${base}" here: name a branch, a tag or a commit.`);
  const archive = git(root, 'archive', '--format=tar', base, '--', folder);
  if (archive.status !== 0) throw new UsageError(`"${base}" has no folder ${folder}.`);
  const { status } = spawnSync('tar', ['-x', '-C', target], { input: archive.stdout });
  if (status !== 0)
    throw new UsageError('The documents of that revision cannot be unpacked: tar is missing.');
}

/** Where the present branch left main; HEAD on main itself, and where there is no main. */
export function mergeBase(root: string): string {
  const { status, stdout } = git(root, 'merge-base', 'main', 'HEAD');
  return status === 0 ? String(stdout).trim() : 'HEAD';
}

function git(root: string, ...args: string[]) {
  return spawnSync('git', args, { cwd: root, maxBuffer: 1 << 30 });
}
