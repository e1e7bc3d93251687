import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { engineRoot } from '../../src/node/project/project';

/** Runs a command of the project, as a person does at a terminal: neither as a test nor in GitHub Actions. */
export function runCommand(...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['scripts/run.cjs', ...args], {
    cwd: engineRoot,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', GITHUB_ACTIONS: '' },
  });
}
