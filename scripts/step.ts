import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { print } from '../src/node/project/print';
import { engineRoot, siteArguments } from '../src/node/project/project';
import type { StepResult } from './test-reports';

/** One test step, run as a separate process. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Reads the program's report, if it writes one. */
  report?: () => StepResult;
}

/** Creates a step that runs one of the project's commands. */
export function own(step: string, name: string, ...args: string[]): Step {
  return {
    name: step,
    command: process.execPath,
    args: [path.join(engineRoot, 'scripts/run.cjs'), name, ...siteArguments, ...args],
  };
}

/** Runs a step and prints its result. */
export function runStep({ name, command, args, env = {}, report }: Step): StepResult {
  print(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, {
    cwd: engineRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return resultOf(name, status, report);
}

/** The result of a step, from its report if it writes one. A non-zero exit status is a failure whatever the report says. */
function resultOf(name: string, status: number | null, report?: () => StepResult): StepResult {
  const failed = `${name}: ended with ${status === null ? 'a signal' : `exit code ${status}`}`;
  if (!report) return { passed: status === 0 ? 1 : 0, failures: status === 0 ? [] : [failed], files: [] };
  try {
    const result = report();
    return status === 0 || result.failures.length > 0 ? result : { ...result, failures: [failed] };
  } catch {
    return { passed: 0, failures: [`${failed}, and wrote no report`], files: [] };
  }
}
