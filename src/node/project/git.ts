import type { SpawnSyncReturns } from 'node:child_process';
import { UsageError } from './project';
import { runTool, runToolSoon, tryTool, whyToolFailed } from './tool';

/**
 * Variables that git sets for its hooks. They are dropped, so that git finds the repository that contains the folder.
 */
const ofHooks = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_PREFIX', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY']);

function environment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const left = Object.entries(process.env).filter(([name]) => !ofHooks.has(name));
  return { ...Object.fromEntries(left), ...own };
}

/**
 * Runs git in a folder and returns its output.
 *
 * @param env extra variables for this run, such as `GIT_INDEX_FILE`
 * @throws UsageError with git's first line of error output, or if git is not installed
 */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return String(runTool('git', args, { cwd: folder, env: environment(env) }));
}

/** The same for binary output, or with input. @throws as `git` does */
export function gitBytes(
  folder: string,
  args: readonly string[],
  input: string | Buffer,
  env: NodeJS.ProcessEnv = {},
): Buffer {
  return runTool('git', args, { cwd: folder, env: environment(env), input });
}

/**
 * Runs a git command that contacts a remote. Prompts for a password only if somebody can answer.
 *
 * @param mayAsk whether there is a terminal
 * @param milliseconds the timeout
 * @throws UsageError if git is not installed or times out
 */
export function gitSoon(
  folder: string,
  args: readonly string[],
  { mayAsk, milliseconds }: { mayAsk: boolean; milliseconds: number },
): Promise<{ status: number; stdout: string; stderr: string }> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const isOwn = (GIT_SSH_COMMAND ?? GIT_SSH ?? askGit(folder, 'config', 'core.sshCommand')) !== undefined;
  const silent = {
    GIT_TERMINAL_PROMPT: '0',
    ...(isOwn ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' }),
  };
  return runToolSoon('git', args, { cwd: folder, env: environment(mayAsk ? {} : silent), milliseconds });
}

/**
 * Asks git a question that it answers by its exit status.
 *
 * @returns the output; undefined for "no"
 * @throws UsageError with git's first line of error output if it fails, or if git is not installed
 */
export function askGit(folder: string, ...args: string[]): string | undefined {
  const result: SpawnSyncReturns<Buffer> = tryTool('git', args, { cwd: folder, env: environment({}) });
  if (result.status === 0) return String(result.stdout).trim();
  if (result.status === 1 && String(result.stderr).trim() === '') return undefined;
  throw new UsageError(`git ${args[0]}: ${whyToolFailed(result)}`);
}

/** Resolves a branch, tag or commit to a commit; undefined if it does not exist. @throws as `askGit` does */
export function commitOf(folder: string, revision: string): string | undefined {
  // Something that looks like an option is not a revision.
  if (revision === '' || revision.startsWith('-')) return undefined;
  return askGit(folder, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
}
