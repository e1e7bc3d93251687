import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import {
  askGit,
  blobsIn,
  careful,
  differencesIn,
  git,
  gitBytes,
  isZero,
  rawly,
  whyNoGit,
} from '../../node/project/git';
import { orRefuse, UsageError } from '../../node/project/project';
import { isLeftOut } from '../../node/read/site-listing';

/** A file in a commit. */
export interface Blob {
  mode: string;
  hash: string;
}

/** A file that differs, by path in the repository; undefined where it does not exist. */
export interface Changed {
  name: string;
  before: Blob | undefined;
  after: Blob | undefined;
}

/** Whether two files have the same content, or neither exists. */
export function isSameBlob(one: Blob | undefined, other: Blob | undefined): boolean {
  return one?.hash === other?.hash;
}

/**
 * The repository that contains a site's folder, as one command finds it: git is asked once where everything is. All git commands
 * here are local.
 */
export class Repository {
  /** The root of the working tree. */
  readonly root: string;
  /** The site's folder relative to the root, with a trailing slash; empty if they are the same. */
  readonly prefix: string;
  /** Where git keeps the state of this working tree. */
  readonly gitFolder: string;
  /** The branch that is checked out; undefined if none is. */
  readonly branch: string | undefined;
  readonly #hookFolder: string;
  #head: string;
  #settings: ReadonlyMap<string, string> | undefined;
  /** Objects are immutable, so their contents can be cached. */
  readonly #files = new Map<string, ReadonlyMap<string, Blob>>();
  readonly #contents = new Map<string, Buffer>();

  /**
   * @param without what is impossible without git
   * @throws UsageError if there is no git, no repository or no commit
   */
  constructor(folder: string, without = 'nothing can be published') {
    const real = orRefuse(`${folder} cannot be read`, () => realpathSync(folder));
    try {
      const told = git(real, ['rev-parse', ...places])
        .replace(/\n$/, '')
        .split('\n');
      const [branch = '', head = '', hooks = '', gitFolder = ''] = told.splice(-4).reverse();
      const [prefix = '', ...root] = told;
      this.prefix = prefix;
      // A folder's name may have line breaks.
      this.root = root.join('\n');
      this.gitFolder = gitFolder;
      this.#hookFolder = path.resolve(real, hooks);
      this.#head = head;
      this.branch = branch.startsWith(ofBranches) ? branch.slice(ofBranches.length) : undefined;
    } catch (error) {
      const head = ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'];
      // Where there is no repository, git fails instead of saying no.
      const isWithoutCommit = attempt(() => askGit(folder, ...head) === undefined);
      throw new UsageError(`${isWithoutCommit ? 'No commit yet' : whyNoGit(error)}: ${without}.`);
    }
  }

  /** The commit that is checked out. */
  get head(): string {
    return this.#head;
  }

  /** Moves what is checked out to another commit. @param why for git's log of moves */
  moveHead(commit: string, why: string): void {
    this.run(['update-ref', '-m', why, 'HEAD', commit, this.#head]);
    this.#head = commit;
  }

  /** A setting of git, from wherever it is made. @param key in small letters, but for its middle: `branch.Main.remote` */
  setting(key: string): string | undefined {
    this.#settings ??= new Map(
      this.run(['config', '--null', '--list'])
        .split('\0')
        .map((entry) => {
          const end = entry.indexOf('\n');
          return end < 0 ? [entry, ''] : [entry.slice(0, end), entry.slice(end + 1)];
        }),
    );
    return this.#settings.get(key);
  }

  /** Runs git and returns its output. @throws UsageError with git's message if it fails */
  run(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): string {
    return gitBytes(this.root, args, input, { ...careful, ...env }).toString('utf8');
  }

  /** Runs git and returns its output, or undefined if it fails. */
  ask(...args: string[]): string | undefined {
    return askGit(this.root, ...args);
  }

  /** The path in the site's folder of a repository file; undefined for what is not part of any site, and for files outside it. */
  inSite(name: string): string | undefined {
    if (!name.startsWith(this.prefix)) return undefined;
    const file = name.slice(this.prefix.length);
    // Names that git would quote cannot belong to a site's documents.
    return file === '' || file.split('/').some(isLeftOut) || /[\n"]/.test(name) ? undefined : file;
  }

  /** The site's files in a commit or tree, by path in its folder. */
  filesOf(commit: string): ReadonlyMap<string, Blob> {
    const cached = this.#files.get(commit);
    if (cached) return cached;
    const files = new Map<string, Blob>();
    for (const [name, blob] of this.#listed(commit, this.#below)) {
      const file = this.inSite(name);
      if (file !== undefined && blob.mode.startsWith('100')) files.set(file, blob);
    }
    this.#files.set(commit, files);
    return files;
  }

  /** All files of a commit, by path in the repository. */
  allFilesOf(commit: string): Map<string, Blob> {
    return this.#listed(commit, []);
  }

  #listed(commit: string, below: readonly string[]): Map<string, Blob> {
    const listed = this.run(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...below]);
    const files = new Map<string, Blob>();
    for (const line of listed.split('\0')) {
      const [, mode = '', , hash = '', name = ''] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
      if (name !== '') files.set(name, { mode, hash });
    }
    return files;
  }

  /** The files that differ between two commits, by path in the repository. */
  changesBetween(before: string, after: string): Changed[] {
    return this.#changes('diff-tree', '-r', before, after);
  }

  /** The changes of a file in the commits of a range. @param name of the file, by path in the repository */
  changesOf(range: string, name: string, ...options: readonly string[]): Changed[] {
    return this.#changes('log', '--format=', ...options, range, '--', name);
  }

  /** The changes of the site's files in the commits of a range. */
  changesIn(range: string): Changed[] {
    return this.#changes('log', '--format=', range, '--', ...this.#below);
  }

  /** The changes that a command of git lists. */
  #changes(command: string, ...args: readonly string[]): Changed[] {
    const there = (blob: Blob) => (isZero(blob.hash) ? undefined : blob);
    return differencesIn(this.run([command, ...rawly, ...args])).map(({ name, was, is }) => {
      return { name, before: there(was), after: there(is) };
    });
  }

  /** The staged files that differ from a commit, by path in the repository; undefined for staged deletions. */
  stagedSince(commit: string): Map<string, Blob | undefined> {
    return new Map(this.#changes('diff-index', '--cached', commit).map(({ name, after }) => [name, after]));
  }

  /** The files on disk that differ from a commit, by path in the repository. */
  namesChangedSince(commit: string): Set<string> {
    return new Set(
      this.run(['diff', '--name-only', '-z', '--no-renames', commit]).split('\0').filter(Boolean),
    );
  }

  /** The blob for a file on disk, by path in the repository; undefined if there is no file. */
  blobOf(name: string): Blob | undefined {
    const file = path.join(this.root, name);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink()) return { mode: '120000', hash: this.keep(readlinkSync(file)) };
    if (!stat?.isFile()) return undefined;
    const mode = (stat.mode & 0o100) === 0 ? '100644' : '100755';
    return { mode, hash: this.run(['hash-object', '-w', '--', file]).trim() };
  }

  /** Adds files to the index, by path in the repository; other staged changes stay. */
  putInIndex(changes: ReadonlyMap<string, Blob | undefined>): void {
    if (changes.size === 0) return;
    this.run(['update-index', '-z', '--index-info'], indexLines(changes, this.#head));
  }

  /** The files in conflict, by path in the repository. A comparison with a commit does not tell them from changed ones. */
  get unmerged(): string[] {
    const listed = this.run(['ls-files', '--unmerged', '-z']).matchAll(/\t([^\0]+)\0/g);
    return [...new Set([...listed].map(([, name = '']) => name))];
  }

  /** The site's files that git ignores, by path in its folder. */
  get ignored(): string[] {
    const options = ['--others', '--ignored', '--exclude-standard', '-z'];
    const listed = this.run(['ls-files', ...options, '--', ...this.#below]).split('\0');
    return listed.flatMap((name) => this.inSite(name) ?? []);
  }

  /**
   * The site's files on disk that differ from a commit, undefined for deleted ones; and those that are no plain files, as links.
   *
   * @throws UsageError if a file is in conflict
   */
  changedSince(commit: string): { files: Map<string, Blob | undefined>; links: string[] } {
    const files = new Map<string, Blob | undefined>();
    const links: string[] = [];
    const modes = new Map<string, string>();
    const [conflict] = this.unmerged.flatMap((name) => this.inSite(name) ?? []);
    if (conflict !== undefined)
      throw new UsageError(`A merge is not finished: ${conflict} is in conflict. Finish it with git first.`);
    const compared = this.run(['diff', ...rawly, commit, '--', ...this.#below]);
    for (const { name, is, status } of differencesIn(compared)) {
      const file = this.inSite(name);
      if (file === undefined) continue;
      if (status === 'D') files.set(file, undefined);
      else if (is.mode.startsWith('100')) modes.set(file, is.mode);
      else links.push(file);
    }
    const others = this.run(['ls-files', '--others', '--exclude-standard', '-z', '--', ...this.#below]);
    for (const name of others.split('\0')) {
      const file = this.inSite(name);
      if (file === undefined || name.endsWith('/')) continue;
      const stat = lstatSync(path.join(this.root, name), { throwIfNoEntry: false });
      if (stat?.isFile()) modes.set(file, '100644');
      // What it leads to may be no part of the repository, and a secret.
      else if (stat?.isSymbolicLink()) links.push(file);
    }
    const names = [...modes.keys()];
    if (names.length === 0) return { files, links };
    const listed = names.map((file) => `${this.prefix}${file}\n`).join('');
    const hashes = this.run(['hash-object', '-w', '--stdin-paths'], listed).trim().split('\n');
    for (const [index, file] of names.entries())
      files.set(file, { mode: modes.get(file) ?? '', hash: hashes[index] ?? '' });
    return { files, links };
  }

  get #below(): string[] {
    return this.prefix === '' ? [] : [this.prefix];
  }

  /** The contents of blobs by hash, including those requested earlier. */
  contentsOf(hashes: Iterable<string>): ReadonlyMap<string, Buffer> {
    const contents = this.#contents;
    const wanted = [...new Set(hashes)].filter((hash) => !contents.has(hash));
    if (wanted.length === 0) return contents;
    const output = gitBytes(this.root, ['cat-file', '--batch'], `${wanted.join('\n')}\n`, careful);
    const read = blobsIn(output);
    if (!read) throw new UsageError('git does not have everything of that commit: fetch it.');
    for (const [hash, content] of read) contents.set(hash, content);
    return contents;
  }

  /** The text of a file. */
  textOf({ hash }: Blob): string {
    return this.contentsOf([hash]).get(hash)?.toString('utf8') ?? '';
  }

  /** Stores a text. @returns its hash */
  keep(text: string): string {
    return this.run(['hash-object', '-w', '--no-filters', '--stdin'], text).trim();
  }

  /** Whether a commit is another one or one of its ancestors. */
  isWithin(commit: string, other: string): boolean {
    return this.ask('merge-base', '--is-ancestor', commit, other) !== undefined;
  }

  /** The merge base of two commits. @throws UsageError if there is none */
  commonOf(one: string, other: string): string {
    const base = this.ask('merge-base', one, other);
    if (base !== undefined) return base;
    const isShallow = this.ask('rev-parse', '--is-shallow-repository') === 'true';
    throw new UsageError(
      `This branch and what it would be published on have no commit in common${isShallow ? ' in this shallow clone: run "git fetch --unshallow"' : ''}.`,
    );
  }

  /** The commit hooks in use, which creating a commit with plumbing commands does not run. */
  get hooks(): string[] {
    return hookNames.filter((name) => this.hasHook(name));
  }

  /** Whether a hook is in use. */
  hasHook(name: string): boolean {
    const file = path.join(this.#hookFolder, name);
    // Git's own examples end in .sample.
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  }
}

const ofBranches = 'refs/heads/';

/** What is asked about a repository: a line each, but for line breaks in names of folders. */
const places = [
  '--show-prefix',
  '--show-toplevel',
  '--absolute-git-dir',
  '--git-path',
  'hooks',
  'HEAD^{commit}',
  '--symbolic-full-name',
  'HEAD',
];

/** Who makes the commits that only remember something here; it works where git does not know whose they are. */
export const keeper = {
  GIT_AUTHOR_NAME: 'publish',
  GIT_AUTHOR_EMAIL: 'publish@localhost',
  GIT_COMMITTER_NAME: 'publish',
  GIT_COMMITTER_EMAIL: 'publish@localhost',
};

const hookNames = ['pre-commit', 'prepare-commit-msg', 'commit-msg', 'post-commit'];

/** Changes as `git update-index --index-info` reads them. @param hash any one of the repository, as long as all of them */
export function indexLines(changes: Iterable<readonly [string, Blob | undefined]>, hash: string): string {
  const gone = '0'.repeat(hash.length);
  return [...changes]
    .map(([name, blob]) => (blob ? `${blob.mode} ${blob.hash}\t${name}\0` : `0 ${gone}\t${name}\0`))
    .join('');
}
