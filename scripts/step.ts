import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { print } from '../src/node/project/print';
import { engineRoot, siteArguments } from '../src/node/project/project';
import type { StepResult } from './test-reports';

/** One thing that is tried, as a program of its own. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Reads what the program reports, where it writes a report. */
  report?: () => StepResult;
}

/** A command of the project as a step. */
export function own(step: string, name: string, ...args: string[]): Step {
  return {
    name: step,
    command: process.execPath,
    args: [path.join(engineRoot, 'scripts/run.cjs'), name, ...siteArguments, ...args],
  };
}

/** Runs a step, and says what it found. */
export function runStep({ name, command, args, env = {}, report }: Step): StepResult {
  print(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, {
    cwd: engineRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return resultOf(name, status, report);
}

/** What a step found, by its report where it writes one. A step that ends with an error has failed, whatever its report says. */
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
