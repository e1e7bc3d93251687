import type { SpawnSyncReturns } from 'node:child_process';
import { UsageError } from './project';
import { runTool, runToolSoon, tryTool, whyToolFailed } from './tool';

/** What git tells the hooks that it runs of the repository: whoever asks about a folder means the one around it. */
const ofHooks = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_PREFIX', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY']);

function environment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const left = Object.entries(process.env).filter(([name]) => !ofHooks.has(name));
  return { ...Object.fromEntries(left), ...own };
}

/**
 * Runs git in a folder, and gives what it printed.
 *
 * @param env variables of this run alone, `GIT_INDEX_FILE` for instance
 * @throws UsageError with what git said first when it fails, or when there is no git
 */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return String(runTool('git', args, { cwd: folder, env: environment(env) }));
}

/** The same for what is no text, or needs something to read. @throws as `git` does */
export function gitBytes(
  folder: string,
  args: readonly string[],
  input: string | Buffer,
  env: NodeJS.ProcessEnv = {},
): Buffer {
  return runTool('git', args, { cwd: folder, env: environment(env), input });
}

/**
 * Lets git ask another machine. It asks nobody for a password where nobody could answer.
 *
 * @param mayAsk whether somebody sits at a terminal
 * @param milliseconds after which it is ended
 * @throws UsageError when there is no git, or it does not end in time
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
 * Asks git something that it answers by its exit status.
 *
 * @returns what it printed; undefined when it says no
 * @throws UsageError with what git said first when it cannot answer, or when there is no git
 */
export function askGit(folder: string, ...args: string[]): string | undefined {
  const result: SpawnSyncReturns<Buffer> = tryTool('git', args, { cwd: folder, env: environment({}) });
  if (result.status === 0) return String(result.stdout).trim();
  if (result.status === 1 && String(result.stderr).trim() === '') return undefined;
  throw new UsageError(`git ${args[0]}: ${whyToolFailed(result)}`);
}

/** The commit that a branch, a tag or a commit names; undefined when there is none. @throws as `askGit` does */
export function commitOf(folder: string, revision: string): string | undefined {
  // What looks like an option is no name of a revision.
  if (revision === '' || revision.startsWith('-')) return undefined;
  return askGit(folder, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
}
