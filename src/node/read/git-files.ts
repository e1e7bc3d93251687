import path from 'node:path';
import { isLfsPointer } from '../../content/text/lfs-pointer';
import {
  askGit,
  blobsIn,
  careful,
  commitOf,
  differencesIn,
  git,
  gitBytes,
  isZero,
  rawly,
  whyNoGit,
} from '../project/git';
import { UsageError, unlessRefused } from '../project/project';
import { lacksRevision } from '../project/revision';
import { realPath } from '../project/working-directory';
import { isLeftOut } from './site-listing';

/** Replaces files of a site: content by path; undefined for a file that does not exist. */
export type FileOverlay = ReadonlyMap<string, Buffer | undefined>;

/** The git repository that contains the site's folder. */
interface Repository {
  /** The root of the working tree. */
  root: string;
  gitFolder: string;
  /** The site's folder relative to `root`; `.` if they are the same. */
  folder: string;
}

/**
 * The files of a site that differ from the merge base with a revision, as of that merge base.
 *
 * @param revision a branch, a tag or a commit
 * @throws UsageError if the revision does not exist, or the folder is in no repository
 */
export function filesBefore(folder: string, revision: string): FileOverlay {
  const repository = repositoryOf(folder);
  const commit = commitOf(repository.root, revision);
  if (commit === undefined)
    throw new UsageError(
      lacksRevision(revision, askGit(repository.root, 'rev-parse', '--is-shallow-repository') === 'true'),
    );
  // A shallow clone may lack the merge base; the revision itself is the best approximation.
  const base = askGit(repository.root, 'merge-base', commit, 'HEAD') ?? commit;
  return new Map([...untracked(repository), ...oldSideOf(repository, ['diff', base])]);
}

/**
 * The files of a site as staged, and as of the last commit; each overlay contains only the files that differ from the
 * working tree.
 *
 * @throws UsageError if the folder is in no repository
 */
export function stagedFiles(folder: string): { staged: FileOverlay; committed: FileOverlay } {
  const repository = repositoryOf(folder);
  const head =
    commitOf(repository.root, 'HEAD') ??
    // Without any commit, compare with the empty tree: everything is new.
    run(repository, ['hash-object', '-t', 'tree', '--stdin']).toString().trim();
  const staged = new Map([...untracked(repository), ...oldSideOf(repository, ['diff'])]);
  const committed = new Map([...staged, ...oldSideOf(repository, ['diff', '--cached', head])]);
  return { staged, committed };
}

/**
 * The files of a site as of a commit or tree, where they differ from the working tree.
 *
 * @throws UsageError as `filesBefore` does
 */
export function filesIn(folder: string, tree: string): FileOverlay {
  const repository = repositoryOf(folder);
  return new Map([...untracked(repository), ...oldSideOf(repository, ['diff', tree])]);
}

/** Whether the index or the last commit contains a file or folder that was deleted from disk. */
export function isKnownToGit(file: string, folder: string): boolean {
  return unlessRefused(() => {
    const repository = repositoryOf(folder);
    const name = path.relative(repository.root, realPath(file)).replaceAll(path.sep, '/');
    if (name.startsWith('../')) return false;
    const listed = run(repository, ['ls-files', '-z', '--', name]);
    return listed.length > 0 || run(repository, ['ls-tree', '-r', '-z', 'HEAD', '--', name]).length > 0;
  }, false);
}

/**
 * The repository that contains a folder. The variables that git sets for its hooks do not name it: in a worktree, they make
 * the working directory its root.
 */
function repositoryOf(folder: string): Repository {
  try {
    const told = git(folder, ['rev-parse', '--show-toplevel', '--absolute-git-dir']).trim();
    const [root = '', gitFolder = ''] = told.split('\n');
    const below = path.relative(root, realPath(folder)).replaceAll(path.sep, '/');
    return { root, gitFolder, folder: below || '.' };
  } catch (error) {
    throw new UsageError(`${whyNoGit(error)}: the earlier state of ${folder} is not known.`);
  }
}

/** Untracked files, including ignored ones: they are in no commit. */
function untracked(repository: Repository): [string, undefined][] {
  const listed = run(repository, ['ls-files', '--others', '-z', '--', repository.folder]);
  return listed
    .toString('utf8')
    .split('\0')
    .flatMap((name) => {
      const file = inSite(name, repository);
      return file === undefined ? [] : [[file, undefined]];
    });
}

/** The files of the site that differ in a git diff, with their content on the old side. */
function oldSideOf(repository: Repository, comparison: readonly string[]): [string, Buffer | undefined][] {
  const compared = run(repository, [...comparison, ...rawly, '--', repository.folder]);
  const before: [file: string, hash: string][] = [];
  for (const { name, was, status } of differencesIn(compared.toString('utf8'))) {
    const file = inSite(name, repository);
    // Files in conflict are taken from disk; links and submodules are not files.
    if (file === undefined || status === 'U' || !/^(100|000)/.test(was.mode)) continue;
    before.push([file, isZero(was.hash) ? '' : was.hash]);
  }
  const contents = contentsOf(repository, before.map(([, hash]) => hash).filter(Boolean));
  return before.flatMap(([file, hash]): [string, Buffer | undefined][] => {
    const bytes = contents.get(hash);
    // An LFS pointer is not the image: the file on disk says more.
    const start = bytes?.subarray(0, 200).toString('latin1') ?? '';
    return isLfsPointer(start) ? [] : [[file, bytes]];
  });
}

/** The content of git blobs, by hash. */
function contentsOf(repository: Repository, hashes: readonly string[]): Map<string, Buffer> {
  if (hashes.length === 0) return new Map();
  const contents = blobsIn(run(repository, ['cat-file', '--batch'], hashes.join('\n')));
  if (!contents)
    throw new UsageError('git does not have everything of that revision: fetch more of its history.');
  return contents;
}

/** The path of a repository file within the site; undefined for what is not part of any site. */
function inSite(name: string, { folder }: Repository): string | undefined {
  const file = folder === '.' ? name : name.slice(folder.length + 1);
  return file === '' || file.endsWith('/') || file.split('/').some(isLeftOut) ? undefined : file;
}

/** Runs git and returns its output. @throws UsageError with git's error message */
function run(repository: Repository, args: readonly string[], input = ''): Buffer {
  return gitBytes(repository.root, args, input, { ...careful, ...hookIndex(repository) });
}

/** The index that is being committed, which git names for a hook; a hook of another repository has another one. */
function hookIndex({ root, gitFolder }: Repository): NodeJS.ProcessEnv {
  const { GIT_INDEX_FILE } = process.env;
  if (!GIT_INDEX_FILE) return {};
  // Git names it relative to the root.
  const index = realPath(path.resolve(root, GIT_INDEX_FILE));
  return index.startsWith(realPath(gitFolder) + path.sep) ? { GIT_INDEX_FILE: index } : {};
}
