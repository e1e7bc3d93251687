import { createInterface } from 'node:readline/promises';
import { print } from '../project/print';
import { UsageError } from '../project/project';
import { fromWorkingDirectory } from '../project/working-directory';
import { countFiles, describePlan, executePlan, type Plan, planJson } from './plan';

/** The options of every command that makes a plan. */
export const planOptions = {
  'dry-run': { type: 'boolean' },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** What the help of such a command says of them. */
export const planUsage = `  --dry-run     show what it would do, and write nothing
  --write       write without asking, also where more than one file changes
  --json        say what it does as JSON, for programs`;

/** What a command was called with. */
export interface PlanOptions {
  'dry-run'?: boolean | undefined;
  write?: boolean | undefined;
  json?: boolean | undefined;
}

/**
 * Shows a plan and makes it: at once when it is about one file or --write was given, after a question on a terminal, and not
 * at all elsewhere.
 *
 * @param afterwards what is to be done when it was made; says in lines what it did
 * @returns the exit status
 * @throws UsageError when --dry-run and --write were both given, or as `executePlan` does
 */
export async function carryOut(
  plan: Plan,
  options: PlanOptions,
  afterwards?: () => Promise<readonly string[]>,
): Promise<number> {
  if (options['dry-run'] && options.write)
    throw new UsageError('Either --dry-run or --write: both cannot be meant.');
  const nameOf = (file: string) => fromWorkingDirectory(file, plan.root);
  const files = countFiles(plan);
  if (!options.json) print(describePlan(plan, nameOf));
  const isWanted =
    files > 0 && !options['dry-run'] && (options.write || files === 1 || (await isAgreed(files, options)));
  if (isWanted) executePlan(plan);
  const done = (isWanted && (await afterwards?.())) || [];
  if (options.json) print(planJson(plan, isWanted, nameOf));
  else print(`\n${[outcome(files, isWanted), ...done].join('\n')}\n`);
  return 0;
}

function outcome(files: number, isWritten: boolean): string {
  const count = files === 1 ? '1 file' : `${files} files`;
  if (isWritten) return `${count} changed.`;
  return files === 0 ? 'There is nothing to change.' : `Nothing was written: --write changes the ${count}.`;
}

/** Asks whoever sits at the terminal; nobody else. */
async function isAgreed(files: number, { json }: PlanOptions): Promise<boolean> {
  if (json || !process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`\nChange these ${files} files? [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
