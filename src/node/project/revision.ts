import path from 'node:path';
import { askGit, commitOf, git, whyNoGit } from './git';
import { UsageError } from './project';

/** A revision to compare with. */
export interface Base {
  /** The name that git resolves. */
  revision: string;
  /** For people: `main (78aad0d)`. */
  name: string;
}

/**
 * Candidates for the main branch, in order of preference: a clone of another branch has no local one. `origin/HEAD` is
 * not among them, as it may be the cloned branch itself.
 */
const mainNames = ['main', 'master', 'origin/main', 'origin/master'];

const noCommit = 'There is nothing to compare with: there is no commit yet.';

/** The commit of a revision; undefined if it does not exist. @throws UsageError if there is no repository, or git fails */
function commitIn(folder: string, revision: string): string | undefined {
  try {
    return commitOf(folder, revision);
  } catch (error) {
    if (!/not a git repository/.test(String(error))) throw error;
    throw new UsageError(`${whyNoGit(error)}: there is nothing to compare with.`);
  }
}

/**
 * Says that a revision is not here, and how it gets here.
 *
 * @param isPart whether the clone has only a part of the history
 */
export function lacksRevision(revision: string, isPart: boolean): string {
  const message = `There is no revision "${revision}" here: name a branch, a tag or a commit.`;
  if (isPart)
    return `${message} This clone is shallow: "git fetch --unshallow" gets the rest; in CI, fetch-depth: 0 (GitHub) or GIT_DEPTH: "0" (GitLab).`;
  const [, branch] = /^(?:origin\/)?(?!HEAD$|[\da-f]{7,40}$)([\w./-]+)$/.exec(revision) ?? [];
  if (branch === undefined) return message;
  return `${message} In CI, fetch it first: git fetch origin ${branch}:refs/remotes/origin/${branch}, and name origin/${branch}.`;
}

/**
 * Writes a folder as of a revision.
 *
 * @param base a branch, a tag or a commit
 * @param folder the folder as it is now
 * @param target an empty folder to write to
 * @returns the path of the written folder
 * @throws UsageError if the revision does not exist or lacks the folder, or if git fails
 */
export function checkOut(base: string, folder: string, target: string): string {
  const commit = commitIn(folder, base);
  if (commit === undefined) {
    if (base === 'HEAD') throw new UsageError(noCommit);
    throw new UsageError(lacksRevision(base, isShallow(folder)));
  }
  const within = git(folder, ['rev-parse', '--show-prefix']).trim();
  const tree = `${commit}:${within.replace(/\/$/, '')}`;
  if (within !== '' && askGit(folder, 'ls-tree', '-d', '--full-tree', commit, within.slice(0, -1)) === '')
    throw new UsageError(`"${base}" has no folder ${within.slice(0, -1)}.`);
  const root = git(folder, ['rev-parse', '--show-toplevel']).replace(/\n$/, '');
  // A separate index file leaves staged changes untouched.
  const env = { GIT_INDEX_FILE: path.join(target, '.index') };
  const hasLinks = git(root, ['ls-tree', '-r', '--full-tree', tree]).split('\n').some(isLink);
  // A link may lead anywhere in the project, so all of it is written.
  if (hasLinks || within === '') git(root, ['read-tree', '--no-sparse-checkout', commit], env);
  else git(root, ['read-tree', '--no-sparse-checkout', `--prefix=${within}`, tree], env);
  const files = path.join(target, 'files');
  git(root, ['checkout-index', '--all', '--quiet', `--prefix=${files}/`], env);
  return path.join(files, within);
}

function isLink(line: string): boolean {
  return line.startsWith('120000 ');
}

/**
 * The default revision to compare with: the merge base with the main branch, or HEAD on the main branch itself.
 *
 * @param folder a folder of the project
 * @param head the current commit
 * @throws UsageError if there is nothing to compare with, or git fails
 */
export function usualBase(folder: string, head = commitIn(folder, 'HEAD')): Base {
  if (head === undefined) throw new UsageError(noCommit);
  const { name: main, tip } = mainTip(folder);
  const commit = tip === head ? head : askGit(folder, 'merge-base', tip, head);
  if (commit === undefined)
    throw new UsageError(
      `There is nothing to compare with: ${main} and this branch have no commit in common${whyLess(folder)}`,
    );
  const branch = askGit(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  if (commit === head)
    return { revision: commit, name: named(branch ?? 'HEAD', 'the last commit of', commit) };
  return { revision: commit, name: named(main, 'where this branch left', commit) };
}

/** Describes a revision given by the user. @throws UsageError if git fails */
export function namedBase(folder: string, revision: string): Base {
  const commit = commitIn(folder, revision);
  return { revision, name: commit === undefined ? revision : named(revision, '', commit) };
}

function named(revision: string, what: string, commit: string): string {
  const short = commit.slice(0, 7);
  const isCommit = commit.startsWith(revision);
  return `${what}${what === '' ? '' : ' '}${isCommit ? short : `${revision} (${short})`}`;
}

/** The main branch with its commit. @throws UsageError if there is none */
export function mainTip(folder: string): { name: string; tip: string } {
  for (const name of mainNames) {
    const tip = commitIn(folder, name);
    if (tip !== undefined) return { name, tip };
  }
  if (commitIn(folder, 'HEAD') === undefined) throw new UsageError(noCommit);
  throw new UsageError(
    `There is nothing to compare with: no branch main or master is here${whyLess(folder)}`,
  );
}

/** Explains why commits or branches may be missing, and what to do. */
function whyLess(folder: string): string {
  return isShallow(folder)
    ? ', in this shallow clone. Run "git fetch --unshallow origin main" and name FETCH_HEAD, or another branch, tag or commit.'
    : '. Name a branch, a tag or a commit.';
}

function isShallow(folder: string): boolean {
  return askGit(folder, 'rev-parse', '--is-shallow-repository') === 'true';
}
