import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program that runs until it is stopped. */
export interface Running {
  /** The first group of the match in its output. */
  match: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it is ready.
 *
 * @param ready matches the output of a program that is ready; left out for one that prints nothing
 * @throws Error with all of its output if it exits first
 */
export async function run(
  command: string,
  args: string[],
  ready: RegExp | undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const firstGroup = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (stream: Readable) =>
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const match = ready?.exec(output);
        if (match) resolve(match[1] ?? '');
      });
    read(child.stdout);
    read(child.stderr);
    if (!ready) child.on('spawn', () => resolve(''));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  return { match: firstGroup, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
