import { createInterface } from 'node:readline/promises';
import { plural } from '../../content/text/plural';
import { print } from '../project/print';
import { UsageError } from '../project/project';
import { fromWorkingDirectory } from '../project/working-directory';
import { underLock } from '../write/lock';
import { countFiles, describePlan, executePlan, type Plan, planJson } from './plan';

/** Options shared by all commands that carry out a plan. */
export const planOptions = {
  'dry-run': { type: 'boolean' },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Their help text. */
export const planUsage = `  --dry-run     show what it would do, and write nothing
  --write       write without asking, also where more than one file changes
  --json        say what it does as JSON, for programs`;

export interface PlanOptions {
  'dry-run'?: boolean | undefined;
  write?: boolean | undefined;
  json?: boolean | undefined;
}

/** A command that carries out a plan. */
interface Planning {
  /** The folders to lock: the site's, or the project's followed by the site's. */
  folders: readonly string[];
  /** Reads the site and makes the plan. */
  makePlan(): Promise<Plan>;
  /** Returns the message for an empty plan, which then counts as a problem. */
  nothing?: (plan: Plan) => string;
}

/**
 * Shows a plan and carries it out: immediately if it concerns one file or --write was given, after confirmation on a
 * terminal, otherwise not at all. The folders are locked from reading the site until the plan is carried out, except
 * while waiting for the answer: the plan is then made again and has to be the same.
 *
 * @returns the exit status
 * @throws UsageError if --dry-run and --write were both given, or as `executePlan` does
 */
export async function carryOut(
  { folders, makePlan, nothing }: Planning,
  options: PlanOptions,
): Promise<number> {
  if (options['dry-run'] && options.write) throw new UsageError('Use either --dry-run or --write, not both.');
  const isEmpty = (plan: Plan) => countFiles(plan) === 0 && nothing !== undefined;
  const finish = (plan: Plan, isWritten: boolean) => {
    if (options.json) print(planJson(plan, isWritten, nameIn(plan)));
    else if (isEmpty(plan)) print(`${nothing?.(plan)}\n`);
    else {
      const also = isWritten ? (plan.generated ?? []).map(({ file }) => `wrote ${nameIn(plan)(file)}`) : [];
      print(`\n${[outcome(countFiles(plan), isWritten), ...also].join('\n')}\n`);
    }
    return isEmpty(plan) ? 1 : 0;
  };
  const show = (plan: Plan) => {
    if (!options.json && !isEmpty(plan)) print(describePlan(plan, nameIn(plan)));
    return countFiles(plan);
  };
  if (options.write)
    return underLock(folders, async (lock) => {
      const plan = await makePlan();
      const isWanted = show(plan) > 0;
      if (isWanted) executePlan(plan, lock);
      return finish(plan, isWanted);
    });
  const plan = await makePlan();
  const files = show(plan);
  const isWanted = files > 0 && !options['dry-run'] && (files === 1 || (await isAgreed(files, options)));
  if (isWanted)
    await underLock(folders, async (lock) => {
      const now = await makePlan();
      if (JSON.stringify(now) !== JSON.stringify(plan))
        throw new UsageError('The site was changed meanwhile, and nothing was written: run it again.');
      executePlan(now, lock);
    });
  return finish(plan, isWanted);
}

/** Whether something was refused, rather than planned. */
export function isRefused<T>(made: Plan | readonly T[]): made is readonly T[] {
  return Array.isArray(made);
}

/** Plans again what was not refused before. @throws UsageError if it is by then */
export function planAgain(look: () => Promise<Plan | readonly unknown[]>): () => Promise<Plan> {
  return async () => {
    const plan = await look();
    if (isRefused(plan)) throw new UsageError('The site has changed meanwhile: run it again.');
    return plan;
  };
}

function nameIn({ root }: Plan): (file: string) => string {
  return (file) => fromWorkingDirectory(file, root);
}

function outcome(files: number, isWritten: boolean): string {
  const count = plural(files, 'file');
  if (isWritten) return `${count} changed.`;
  return files === 0 ? 'There is nothing to change.' : `Nothing was written: --write changes the ${count}.`;
}

/** Asks for confirmation, only on a terminal. */
async function isAgreed(files: number, { json }: PlanOptions): Promise<boolean> {
  if (json || !process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`\nChange these ${files} files? [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
