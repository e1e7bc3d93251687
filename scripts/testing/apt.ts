import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Finds a program on this machine. @returns its path, or undefined if it is not installed */
export function findProgram(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Installs system packages if that is permitted. @returns whether they were installed */
export function installPackages(...packages: string[]): boolean {
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return hasApt && run('update', '-qq') && run('install', '-y', '-qq', ...packages);
}
