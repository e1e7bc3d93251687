import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { engineRoot, UsageError } from './project';

interface Options {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  input?: string | Buffer;
}

/**
 * The path of a program from a package that the engine depends on. Walks up, as an installed engine shares
 * `node_modules` with its site.
 *
 * @returns the path where it belongs if it is not installed
 */
export function programOf(name: string): string {
  const nearest = path.join(engineRoot, 'node_modules/.bin', name);
  for (let folder = engineRoot; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'node_modules/.bin', name);
    if (existsSync(file)) return file;
    if (folder === path.dirname(folder)) return nearest;
  }
}

/**
 * Runs a program and returns its output.
 *
 * @throws UsageError with its first line of error output, or why it cannot be run
 */
export function runTool(name: string, args: readonly string[], options: Options): Buffer {
  const result = tryTool(name, args, options);
  if (result.status !== 0) throw new UsageError(`${calledAs(name, args)}: ${whyToolFailed(result)}`);
  return result.stdout;
}

/** Runs a program whose failure is meaningful to the caller. @throws UsageError if it cannot be run at all */
export function tryTool(
  name: string,
  args: readonly string[],
  { cwd, env = process.env, input }: Options,
): SpawnSyncReturns<Buffer> {
  // A missing folder and a missing program give the same system error.
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${cwd} cannot be read: there is no such folder.`);
  const result = spawnSync(name, args, { cwd, env, maxBuffer: 1 << 30, ...(input && { input }) });
  const { code, message } = (result.error ?? {}) as Partial<NodeJS.ErrnoException>;
  // EPIPE: a program that exited before it read all input has reported why.
  if (message === undefined || (code === 'EPIPE' && result.status !== null)) return result;
  if (code === 'ENOENT') throw new UsageError(`${name} is not installed here, or not on the PATH.`);
  if (code === 'EACCES') throw new UsageError(`${name} may not be run: permission denied.`);
  throw new UsageError(`${calledAs(name, args)}: ${message}`);
}

/**
 * Runs a program that may take long, without blocking.
 *
 * @throws UsageError if it cannot be run at all or times out
 */
export function runToolSoon(
  name: string,
  args: readonly string[],
  { cwd, env = process.env, milliseconds }: Omit<Options, 'input'> & { milliseconds: number },
): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env, timeout: milliseconds, maxBuffer: 1 << 30 };
    const child = execFile(name, args, options, (error, stdout, stderr) => {
      if (error?.killed)
        reject(
          new UsageError(
            `${calledAs(name, args)}: no answer after ${Math.round(milliseconds / 1000)} seconds.`,
          ),
        );
      else if (typeof error?.code === 'string')
        reject(new UsageError(`${name} cannot be run: ${error.message}`));
      else resolve({ status: error ? (error.code ?? 1) : 0, stdout, stderr });
    });
    child.stdin?.end();
  });
}

/** A program and its command, without the settings that git takes before it: `git diff`. */
function calledAs(name: string, args: readonly string[]): string {
  const command = args.find((arg, index) => arg !== '-c' && args[index - 1] !== '-c');
  return `${name} ${command ?? ''}`;
}

/** The first line of a failed program's error output that is more than a warning; otherwise how it ended. */
export function whyToolFailed({ status, signal, stderr }: SpawnSyncReturns<Buffer>): string {
  const lines = String(stderr ?? '').split('\n');
  const first = lines.find((line) => !isRemark(line)) ?? lines.find((line) => line.trim() !== '');
  if (first !== undefined) return first.trim().replace(/^(fatal|error): /i, '');
  return signal ? `it was ended by ${signal}.` : `it ended with exit code ${status}.`;
}

/** Whether a line of error output says nothing of a failure: a warning or a hint of git or npm, or an empty one. */
export function isRemark(line: string): boolean {
  return line.trim() === '' || /^(?:npm )?(?:warn|warning|hint|notice)\b/i.test(line);
}
