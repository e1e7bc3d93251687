import type { SpawnSyncReturns } from 'node:child_process';
import { UsageError } from './project';
import { runTool, tryTool, whyToolFailed } from './tool';

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
