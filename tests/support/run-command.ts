import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { engineRoot } from '../../src/node/project/project';

/** Runs a command of the project as in a terminal: without the variables of a test run or GitHub Actions. */
export function runCommand(...args: string[]): SpawnSyncReturns<string> {
  return runCommandIn(engineRoot, ...args);
}

/** Runs a command of a copy of the project. */
export function runCommandIn(root: string, ...args: string[]): SpawnSyncReturns<string> {
  return runIn(root, process.execPath, 'scripts/run.cjs', ...args);
}

/** Runs a program in a folder as in a terminal. */
export function runIn(cwd: string, program: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: '', GITHUB_ACTIONS: '' },
  });
}
