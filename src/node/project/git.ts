import type { SpawnSyncReturns } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { UsageError } from './project';
import { isRemark, runTool, runToolSoon, tryTool, whyToolFailed } from './tool';

/**
 * Variables that git sets for its hooks. They are dropped, so that git finds the repository that contains the folder.
 */
const ofHooks = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_PREFIX', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY']);

function environment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const left = Object.entries(process.env).filter(([name]) => !ofHooks.has(name));
  // What git says is understood in English alone; its hooks keep their locale.
  return { ...Object.fromEntries(left), LANGUAGE: 'en', ...own };
}

/** Keeps git from refreshing the index, and from treating file names as patterns. */
export const careful = { GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1' };

/** Settings of people that would change what git writes for programs, or how it reads what they give it. */
const plain = [
  'log.showSignature=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
].flatMap((setting) => ['-c', setting]);

/**
 * Runs git in a folder and returns its output.
 *
 * @param env extra variables for this run, such as `GIT_INDEX_FILE`
 * @throws UsageError with git's first line of error output, or if git is not installed
 */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return String(gitBytes(folder, args, '', env));
}

/** The same for binary output, or with input. @throws as `git` does */
export function gitBytes(
  folder: string,
  args: readonly string[],
  input: string | Buffer,
  env: NodeJS.ProcessEnv = {},
): Buffer {
  try {
    return runTool('git', [...plain, ...args], { cwd: folder, env: environment(env), input });
  } catch (error) {
    const words = error instanceof UsageError ? plainWordsFor(error.message) : undefined;
    throw words === undefined ? error : new UsageError(words);
  }
}

/** What `git cat-file --batch` writes, in the order in which it was asked for; undefined for what is missing. */
export function batchedObjects(output: Buffer): ({ hash: string; content: Buffer } | undefined)[] {
  const objects: ({ hash: string; content: Buffer } | undefined)[] = [];
  for (let offset = 0; offset < output.length; ) {
    const end = output.indexOf('\n', offset);
    const [, hash, size] = /^(\w+) \w+ (\d+)$/.exec(output.toString('latin1', offset, end)) ?? [];
    offset = end + 1;
    if (hash === undefined) objects.push(undefined);
    else {
      objects.push({ hash, content: output.subarray(offset, offset + Number(size)) });
      offset += Number(size) + 1;
    }
  }
  return objects;
}

/** The contents of blobs by their hashes, from what `git cat-file --batch` writes; undefined if one of them is missing. */
export function blobsIn(output: Buffer): Map<string, Buffer> | undefined {
  const contents = new Map<string, Buffer>();
  for (const object of batchedObjects(output)) {
    if (!object) return undefined;
    contents.set(object.hash, object.content);
  }
  return contents;
}

/** Whether a hash stands for no file, or for one that has not been hashed. */
export function isZero(hash: string): boolean {
  return /^0+$/.test(hash);
}

/** A file that differs between two states; modes and hashes are zeros where it does not exist, or has not been hashed. */
interface Difference {
  name: string;
  was: { mode: string; hash: string };
  is: { mode: string; hash: string };
  /** `A`, `D`, `M`, `T`; `U` for a file in conflict. */
  status: string;
}

/** The options with which commands of git that compare write what `differencesIn` reads. */
export const rawly = ['--raw', '-z', '--no-abbrev', '--no-renames'] as const;

/** The differences that git lists. @param output of a command with the options `rawly` */
export function differencesIn(output: string): Difference[] {
  const listed = output.matchAll(/:(\d+) (\d+) (\w+) (\w+) ([A-Z])\0([^\0]+)\0/g);
  return [...listed].map(([, before = '', after = '', old = '', now = '', status = '', name = '']) => ({
    ...{ name, status },
    was: { mode: before, hash: old },
    is: { mode: after, hash: now },
  }));
}

/**
 * Runs a git command that contacts a remote. Prompts for a password only if somebody can answer.
 *
 * @param mayAsk whether there is a terminal
 * @param ssh the program that the settings of git name for SSH
 * @throws UsageError if git is not installed or times out
 */
export async function gitSoon(
  folder: string,
  args: readonly string[],
  { mayAsk, milliseconds, ssh }: { mayAsk: boolean; milliseconds: number; ssh: string | undefined },
): Promise<{ status: number; stdout: string; stderr: string }> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const isOwn = (GIT_SSH_COMMAND ?? GIT_SSH ?? ssh) !== undefined;
  const silent = {
    GIT_TERMINAL_PROMPT: '0',
    ...(isOwn ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' }),
  };
  const options = { cwd: folder, env: environment(mayAsk ? {} : silent), milliseconds };
  const { status, stdout, stderr } = await runToolSoon('git', [...plain, ...args], options);
  // Git paints what it says of a push for people who want color everywhere.
  return { status, stdout, stderr: stripVTControlCharacters(stderr) };
}

/**
 * Asks git a question that it answers by its exit status.
 *
 * @returns the output; undefined for "no"
 * @throws UsageError with git's first line of error output if it fails, or if git is not installed
 */
export function askGit(folder: string, ...args: string[]): string | undefined {
  const options = { cwd: folder, env: environment({}) };
  const result: SpawnSyncReturns<Buffer> = tryTool('git', [...plain, ...args], options);
  if (result.status === 0) return String(result.stdout).trim();
  if (result.status === 1 && String(result.stderr).split('\n').every(isRemark)) return undefined;
  const why = whyToolFailed(result);
  throw new UsageError(plainWordsFor(why) ?? `git ${args[0]}: ${why}`);
}

/** What git says where somebody has to do something about this machine, and what that is. */
const plainWords: readonly [pattern: RegExp, words: (match: RegExpExecArray) => string][] = [
  [
    /identity unknown|empty ident|tell me who you are|no (?:name|email) was given|auto-detect email/i,
    () =>
      'Git does not know whose changes these are: somebody runs "git config --global user.name NAME" and "git config --global user.email ADDRESS" here, once.',
  ],
  [/'([^']*\.lock)': File exists/, ([, file = '']) => whyLocked(file)],
  [
    /dubious ownership in repository at '([^']*)'/,
    ([, folder]) =>
      `Git does not trust this folder, because it belongs to another user: somebody runs "git config --global --add safe.directory ${folder}" here, once.`,
  ],
  [
    /could not read (?:Username|Password) for '([^']*)'/,
    ([, address]) =>
      `Git has to say who you are to ${address}, and cannot ask here: somebody sets up a credential helper of git, or a remote address with SSH. "git push --dry-run" in a terminal shows when it works.`,
  ],
  [
    /Permission denied \([\w,-]*publickey/,
    () =>
      'The server takes no SSH key of this machine, or the key has a passphrase that cannot be asked for here: somebody runs "ssh-add" here, or adds the key on the server. "git fetch" in a terminal shows when it works.',
  ],
  [
    /Host key verification failed/,
    () =>
      'SSH does not trust the server: somebody runs "git fetch" in a terminal here, which says why, or asks once.',
  ],
  [
    /No space left on device/i,
    () => 'The disk is full: make room on it, and do this again. Nothing that was saved is lost.',
  ],
];

/** What to do about a lock of git that is in the way. @param file the lock */
export function whyLocked(file: string): string {
  return `Another program is using git here, or was stopped while it did: try again in a moment. If it stays like this, somebody removes ${file}.`;
}

/** What to do about a failure of git, if it is one that people meet; otherwise undefined. @param output what git said */
export function plainWordsFor(output: string): string | undefined {
  for (const [pattern, words] of plainWords) {
    const match = pattern.exec(output);
    if (match) return words(match);
  }
  return undefined;
}

/** Resolves a branch, tag or commit to a commit; undefined if it does not exist. @throws as `askGit` does */
export function commitOf(folder: string, revision: string): string | undefined {
  // Something that looks like an option is not a revision.
  if (revision === '' || revision.startsWith('-')) return undefined;
  return askGit(folder, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
}

/** Why a folder cannot be used with git, in one sentence. @param error thrown by a first run of git in it */
export function whyNoGit(error: unknown): string {
  if (!(error instanceof UsageError)) throw error;
  const { message } = error;
  if (message.startsWith('git is not')) return 'Git is not installed';
  const [, led] = /not a git repository(?:: (.*))?/.exec(message) ?? [undefined, ''];
  if (led === undefined) return 'No git repository';
  // The file .git of a worktree or a submodule leads to another folder.
  return led === '' ? message.replace(/\.$/, '') : `The git repository should be at ${led}, and is not there`;
}
