import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { engineRoot, UsageError } from './project';

interface Options {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  input?: string | Buffer;
}

/**
 * The path of a program that a package of the engine brings: those of an engine that was installed lie with those of the site.
 *
 * @returns where it would lie where it is not installed
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
 * Runs another program, and gives what it printed.
 *
 * @throws UsageError with what it said first when it fails, or why it cannot be run
 */
export function runTool(name: string, args: readonly string[], options: Options): Buffer {
  const result = tryTool(name, args, options);
  if (result.status !== 0) throw new UsageError(`${name} ${args[0] ?? ''}: ${whyToolFailed(result)}`);
  return result.stdout;
}

/** Runs another program whose failing says something too. @throws UsageError when it cannot be run at all */
export function tryTool(
  name: string,
  args: readonly string[],
  { cwd, env = process.env, input }: Options,
): SpawnSyncReturns<Buffer> {
  // What the system says of a folder that is missing is the same as of a program that is.
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${cwd} cannot be read: there is no such folder.`);
  const result = spawnSync(name, args, { cwd, env, maxBuffer: 1 << 30, ...(input && { input }) });
  const { code, message } = (result.error ?? {}) as Partial<NodeJS.ErrnoException>;
  // A program that ended before it had read everything has said why.
  if (message === undefined || (code === 'EPIPE' && result.status !== null)) return result;
  if (code === 'ENOENT') throw new UsageError(`${name} is not installed here, or not on the PATH.`);
  if (code === 'EACCES') throw new UsageError(`${name} may not be run: permission denied.`);
  throw new UsageError(`${name} ${args[0] ?? ''}: ${message}`);
}

/**
 * Runs another program that may take long, while everything else goes on.
 *
 * @param milliseconds after which it is ended
 * @throws UsageError when it cannot be run at all, or does not end in time
 */
export async function runToolSoon(
  name: string,
  args: readonly string[],
  { cwd, env = process.env, milliseconds }: Omit<Options, 'input'> & { milliseconds: number },
): Promise<{ status: number; stdout: string; stderr: string }> {
  const child = spawn(name, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (bytes: Buffer) => stdout.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => stderr.push(bytes));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill();
    // What it has started may keep its ends open.
    child.stdout.destroy();
    child.stderr.destroy();
  }, milliseconds);
  try {
    const status = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
    const textOf = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString('utf8');
    if (!isLate) return { status, stdout: textOf(stdout), stderr: textOf(stderr) };
  } catch (error) {
    throw new UsageError(`${name} cannot be run: ${(error as Error).message}`);
  } finally {
    clearTimeout(timer);
  }
  throw new UsageError(
    `${name} ${args[0] ?? ''}: no answer after ${Math.round(milliseconds / 1000)} seconds.`,
  );
}

/** The first thing that a program said when it failed; how it ended where it said nothing. */
export function whyToolFailed({ status, signal, stderr }: SpawnSyncReturns<Buffer>): string {
  const first = String(stderr ?? '')
    .split('\n')
    .find((line) => line.trim() !== '');
  if (first !== undefined) return first.trim().replace(/^(fatal|error): /i, '');
  return signal ? `it was ended by ${signal}.` : `it ended with exit code ${status}.`;
}
