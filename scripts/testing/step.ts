import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { inCache } from '../../src/node/cache/place';
import { hashOf } from '../../src/node/project/hash';
import { print, printPainted } from '../../src/node/project/print';
import { engineRoot, siteArguments } from '../../src/node/project/project';
import { programOf } from '../../src/node/project/tool';
import { findChromium } from './chromium';
import { readBrowserReport, readUnitReport, readValidation, type StepResult } from './test-reports';

/** One test step, run as a separate process. */
export interface TestStep {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Reads the program's report, if it writes one. */
  report?: () => StepResult;
  /** Whether the steps after it would fail for the same reason. */
  endsRun?: boolean;
}

/** Creates a step that runs one of the project's commands. */
export function own(step: string, name: string, ...args: string[]): TestStep {
  return {
    name: step,
    command: process.execPath,
    args: [path.join(engineRoot, 'scripts/run.cjs'), name, ...siteArguments, ...args],
  };
}

/** Creates a step that checks the pages of the site. Of broken pages, later steps say nothing helpful. @param report the file for its findings */
export function validationStep(report: string): TestStep {
  const shown = process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty';
  return {
    ...own('page validation', 'validate-pages', '--format', shown, '--format', `json=${report}`),
    report: () => readValidation(report),
    endsRun: true,
  };
}

/** Creates a step that builds a site. Without a build, browsers have nothing to open. @param args those of the command */
export function buildStep(...args: string[]): TestStep {
  return { ...own('build', 'build', ...args), endsRun: true };
}

/** Creates a step that checks TypeScript's types, of what has changed since the last time. @param options further options of tsc */
export function typesStep(...options: string[]): TestStep {
  const record = inCache('types', `${hashOf(options.join(' '))}.tsbuildinfo`);
  return {
    name: 'types',
    command: programOf('tsc'),
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', record, ...options],
  };
}

/** Creates a step that runs tests with Vitest. @param report the file for their results */
export function unitStep(
  name: string,
  report: string,
  args: readonly string[],
  env: Record<string, string>,
): TestStep {
  return {
    name,
    command: programOf('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    env,
    report: () => readUnitReport(report),
  };
}

/**
 * Creates a step that runs tests with Playwright.
 *
 * @param reports a folder for its report
 * @param out the finished build that they open
 */
export function browserStep(
  name: string,
  reports: string,
  out: string,
  args: readonly string[],
  env: Record<string, string> = {},
): TestStep {
  const report = path.join(reports, 'browser.json');
  return {
    name,
    command: programOf('playwright'),
    args: ['test', '--config', path.join(engineRoot, 'tests/e2e/playwright.config.ts'), ...args],
    env: {
      ...{ CHROMIUM_PATH: findChromium(), SITE_OUT: out, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      // What Playwright makes of specs and sources takes it six seconds.
      PWTEST_CACHE_DIR: inCache('specs'),
      ...env,
    },
    report: () => readBrowserReport(report),
  };
}

/** Runs a step, with its output printed as it comes. */
export function runStep({ name, command, args, env = {}, report }: TestStep): StepResult {
  print(headingOf(name));
  const { status } = spawnSync(command, args, {
    cwd: engineRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return resultOf(name, status, report);
}

/** Runs steps one after another, up to one that fails and ends the run; says which were not tried. @returns the results */
export function runInTurn(steps: readonly TestStep[]): StepResult[] {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = runStep(step);
    results.push(result);
    if (endsWith(step, result, steps)) break;
  }
  return results;
}

/** Whether steps end with one of them; says which were not tried. */
function endsWith(step: TestStep, { failures }: StepResult, steps: readonly TestStep[]): boolean {
  if (!step.endsRun || failures.length === 0) return false;
  const untried = steps.slice(steps.indexOf(step) + 1).map(({ name }) => name);
  if (untried.length > 0) print(`\nNot tried before that is mended: ${untried.join('; ')}.\n`);
  return true;
}

/**
 * Runs chains of steps at the same time, and the steps of a chain one after another, up to one that fails and ends its chain. The
 * output of a step is printed when it ends, so that outputs do not mix.
 *
 * @returns the results in the order of the chains
 */
export async function runTogether(chains: readonly (readonly TestStep[])[]): Promise<StepResult[]> {
  const results = await Promise.all(
    chains.map(async (chain) => {
      const results: StepResult[] = [];
      for (const step of chain) {
        const result = await runQuietly(step);
        results.push(result);
        if (endsWith(step, result, chain)) break;
      }
      return results;
    }),
  );
  return results.flat();
}

async function runQuietly({ name, command, args, env = {}, report }: TestStep): Promise<StepResult> {
  // Programs write colors to a terminal, but not to a pipe unless asked.
  const colors = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: engineRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...env },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => output.push(bytes));
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', ({ message }) => {
      output.push(Buffer.from(`${message}\n`));
      resolve(1);
    });
    child.on('close', resolve);
  });
  // Written as it would be on a terminal of the program's own.
  printPainted(headingOf(name) + Buffer.concat(output).toString('utf8'));
  return resultOf(name, status, report);
}

function headingOf(name: string): string {
  return `\n== ${name}\n`;
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
