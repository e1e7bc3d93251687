import path from 'node:path';
import { isLfsPointer } from '../../content/text/lfs-pointer';
import { blobsIn, differencesIn, rawly } from '../project/git';
import { UsageError, unlessRefused } from '../project/project';
import { lacksRevision } from '../project/revision';
import { runTool, tryTool, whyToolFailed } from '../project/tool';
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
  const commit = commitOf(repository, revision);
  if (commit === undefined)
    throw new UsageError(
      lacksRevision(revision, ask(repository, ['rev-parse', '--is-shallow-repository']) === 'true'),
    );
  // A shallow clone may lack the merge base; the revision itself is the best approximation.
  const base = ask(repository, ['merge-base', commit, 'HEAD']) ?? commit;
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
    commitOf(repository, 'HEAD') ??
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

function repositoryOf(folder: string): Repository {
  // In a hook, GIT_DIR may be set, relative to the working directory.
  const cwd = process.env.GIT_DIR === undefined ? folder : process.cwd();
  const result = tryTool('git', ['rev-parse', '--show-toplevel', '--absolute-git-dir'], { cwd });
  const [root = '', gitFolder = ''] = result.status === 0 ? String(result.stdout).trim().split('\n') : [];
  const below = path.relative(root, realPath(folder)).replaceAll(path.sep, '/');
  const isOutside = below.startsWith('../') || path.isAbsolute(below);
  if (result.status !== 0 || isOutside) {
    const why = result.status === 0 ? `it lies outside ${root}` : whyToolFailed(result);
    throw new UsageError(`The earlier state of ${folder} is not known: ${why}.`);
  }
  return { root, gitFolder, folder: below || '.' };
}

function commitOf(repository: Repository, revision: string): string | undefined {
  // Something that looks like an option is not a revision.
  if (revision === '' || revision.startsWith('-')) return undefined;
  return ask(repository, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
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
    before.push([file, /^0+$/.test(was.hash) ? '' : was.hash]);
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
  return runTool('git', args, { ...optionsOf(repository), input });
}

/** The output of a git query; undefined for "no" (exit status 1). @throws as `run` does on any other status */
function ask(repository: Repository, args: readonly string[]): string | undefined {
  const result = tryTool('git', args, optionsOf(repository));
  if (result.status === 0) return String(result.stdout).trim();
  if (result.status === 1) return undefined;
  throw new UsageError(`git ${args[0]}: ${whyToolFailed(result)}`);
}

/** GIT_INDEX_FILE is kept: in a hook it names the index that is being committed. */
function optionsOf({ root, gitFolder }: Repository) {
  const own = {
    GIT_DIR: gitFolder,
    GIT_WORK_TREE: root,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
  };
  return { cwd: root, env: { ...process.env, ...own } };
}
