import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { engineRoot } from '../../src/node/project/project';

/** Runs a command of the project as in a terminal: without the variables of a test run or GitHub Actions. */
export function runCommand(...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['scripts/run.cjs', ...args], {
    cwd: engineRoot,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', GITHUB_ACTIONS: '' },
  });
}
