import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../project/project';
import { runTool, tryTool, whyToolFailed } from '../project/tool';

/** Files of a site as they are elsewhere than on the disk: their bytes by path; undefined for one that is not there. */
export type Overlay = ReadonlyMap<string, Buffer | undefined>;

/** What git knows of the folder of a site. */
interface Repository {
  /** The folder that the repository is checked out in. */
  root: string;
  gitFolder: string;
  /** The folder of the site below it; `.` when it is the same. */
  folder: string;
}

/**
 * The files of a site that were others where the present branch left a revision, as they were there.
 *
 * @param revision a branch, a tag or a commit
 * @throws UsageError when there is no such revision, or the folder is in no repository
 */
export function filesBefore(folder: string, revision: string): Overlay {
  const repository = repositoryOf(folder);
  const commit = commitOf(repository, revision);
  if (commit === undefined)
    throw new UsageError(
      `There is no revision "${revision}" here: name a branch, a tag or a commit. In CI, fetch it first: git fetch origin ${revision}`,
    );
  // Where history is cut short, no common commit is known; the revision itself is the nearest to it.
  const base = ask(repository, ['merge-base', commit, 'HEAD']) ?? commit;
  return new Map([...untracked(repository), ...olderThan(repository, ['diff', base])]);
}

/**
 * The files of a site as they are about to be committed, where the disk has others; and as they are in the last commit, where
 * the disk has others.
 *
 * @throws UsageError when the folder is in no repository
 */
export function stagedFiles(folder: string): { staged: Overlay; committed: Overlay } {
  const repository = repositoryOf(folder);
  const head =
    commitOf(repository, 'HEAD') ??
    // Nothing was committed yet: then everything is new.
    run(repository, ['hash-object', '-t', 'tree', '--stdin']).toString().trim();
  const staged = new Map([...untracked(repository), ...olderThan(repository, ['diff'])]);
  const committed = new Map([...staged, ...olderThan(repository, ['diff', '--cached', head])]);
  return { staged, committed };
}

/** The files of a site as a commit or a tree has them, where the disk has others. @throws UsageError as `filesBefore` does */
export function filesIn(folder: string, tree: string): Overlay {
  const repository = repositoryOf(folder);
  return new Map([...untracked(repository), ...olderThan(repository, ['diff', tree])]);
}

/** Whether the last commit, or what is staged, holds a file or folder that is gone from the disk. */
export function isKnownToGit(file: string, folder: string): boolean {
  try {
    const repository = repositoryOf(folder);
    const name = path.relative(repository.root, realPath(file)).replaceAll(path.sep, '/');
    if (name.startsWith('../')) return false;
    const listed = run(repository, ['ls-files', '-z', '--', name]);
    return listed.length > 0 || run(repository, ['ls-tree', '-r', '-z', 'HEAD', '--', name]).length > 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return false;
  }
}

function repositoryOf(folder: string): Repository {
  // A hook may say which repository it is called for, seen from where it is called.
  const cwd = process.env.GIT_DIR === undefined ? folder : process.cwd();
  const result = tryTool('git', ['rev-parse', '--show-toplevel', '--absolute-git-dir'], { cwd });
  const [root = '', gitFolder = ''] = result.status === 0 ? String(result.stdout).trim().split('\n') : [];
  const below = path.relative(root, realPath(folder)).replaceAll(path.sep, '/');
  const isOutside = below.startsWith('../') || path.isAbsolute(below);
  if (result.status !== 0 || isOutside) {
    const why = result.status === 0 ? `it lies outside of ${root}` : whyToolFailed(result);
    throw new UsageError(`What ${folder} was before is not known: ${why}.`);
  }
  return { root, gitFolder, folder: below || '.' };
}

function commitOf(repository: Repository, revision: string): string | undefined {
  // What looks like an option is no name of a revision.
  if (revision === '' || revision.startsWith('-')) return undefined;
  return ask(repository, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
}

/** Files on the disk that git does not know, also those that it is told to ignore: they are in no commit. */
function untracked(repository: Repository): [string, undefined][] {
  const listed = run(repository, ['ls-files', '--others', '-z', '--', repository.folder]);
  return namesIn(listed).flatMap((name) => {
    const file = inSite(name, repository);
    return file === undefined ? [] : [[file, undefined]];
  });
}

/** What a comparison of git says of the files of the site: each that differs, with what it holds on the older side. */
function olderThan(repository: Repository, comparison: readonly string[]): [string, Buffer | undefined][] {
  const args = [...comparison, '--raw', '-z', '--no-abbrev', '--no-renames', '--', repository.folder];
  const fields = namesIn(run(repository, args));
  const before: [file: string, hash: string][] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [mode = '', , hash = '', , status = ''] = (fields[index] ?? '').slice(1).split(' ');
    const file = inSite(fields[index + 1] ?? '', repository);
    // What is in conflict is looked at as the disk has it; links and repositories within are no files.
    if (file === undefined || status.startsWith('U') || !/^(100|000)/.test(mode)) continue;
    before.push([file, /^0+$/.test(hash) ? '' : hash]);
  }
  const contents = contentsOf(repository, before.map(([, hash]) => hash).filter(Boolean));
  return before.flatMap(([file, hash]): [string, Buffer | undefined][] => {
    const bytes = contents.get(hash);
    // What only stands for an image is not it: the disk knows more.
    const isPointer = bytes?.subarray(0, 200).toString('latin1').startsWith('version https://git-lfs');
    return isPointer ? [] : [[file, bytes]];
  });
}

/** What git keeps under some hashes. */
function contentsOf(repository: Repository, hashes: readonly string[]): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  if (hashes.length === 0) return contents;
  const output = run(repository, ['cat-file', '--batch'], hashes.join('\n'));
  for (let offset = 0; offset < output.length; ) {
    const end = output.indexOf('\n', offset);
    const [hash = '', , size] = output.toString('latin1', offset, end).split(' ');
    if (size === undefined)
      throw new UsageError('git does not have everything of that revision: fetch more of its history.');
    contents.set(hash, output.subarray(end + 1, end + 1 + Number(size)));
    offset = end + Number(size) + 2;
  }
  return contents;
}

/** A file of the repository as the site calls it; undefined for what is hidden, which is no part of a site. */
function inSite(name: string, { folder }: Repository): string | undefined {
  const file = folder === '.' ? name : name.slice(folder.length + 1);
  return file === '' || file.endsWith('/') || /(^|\/)\./.test(file) ? undefined : file;
}

function namesIn(output: Buffer): string[] {
  return output.toString('utf8').split('\0').filter(Boolean);
}

/** What git prints. @throws UsageError with what it said when it fails */
function run(repository: Repository, args: readonly string[], input = ''): Buffer {
  return runTool('git', args, { ...optionsOf(repository), input });
}

/** The line that git answers with; undefined when it says no. @throws as `run` does when it cannot say */
function ask(repository: Repository, args: readonly string[]): string | undefined {
  const result = tryTool('git', args, optionsOf(repository));
  if (result.status === 0) return String(result.stdout).trim();
  if (result.status === 1) return undefined;
  throw new UsageError(`git ${args[0]}: ${whyToolFailed(result)}`);
}

/** A hook is called with an index of its own, which says what is committed: it stays. */
function optionsOf({ root, gitFolder }: Repository) {
  const own = {
    GIT_DIR: gitFolder,
    GIT_WORK_TREE: root,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
  };
  return { cwd: root, env: { ...process.env, ...own } };
}

/** A path as git knows it: without symbolic links in the folders that are there. */
function realPath(file: string): string {
  const absolute = path.resolve(file);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
}
