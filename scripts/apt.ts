import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a program is; undefined when it is not on this machine. */
export function findProgram(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Installs packages of the system where that is allowed. Gives whether it did. */
export function installPackages(...packages: string[]): boolean {
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return hasApt && run('update', '-qq') && run('install', '-y', '-qq', ...packages);
}
