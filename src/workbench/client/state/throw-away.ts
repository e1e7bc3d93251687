import type { Changes, Unwanted } from '../../protocol/changes';
import { haveWritten } from './have-written';
import { readFiles } from './load';
import { notify } from './notices';
import type { Workbench } from './workbench';

/**
 * Discards changes and restores the earlier state; says so, or why not.
 *
 * @param what the name of the changes
 * @returns the reason if that failed
 */
export async function throwAway(
  workbench: Workbench,
  unwanted: Unwanted,
  what: string,
): Promise<string | undefined> {
  const { route, listed } = workbench.store.getState();
  const leadsTo = isGone(unwanted, route, listed) ? '/' : undefined;
  const done = `Thrown away: ${what}.`;
  const problem = await haveWritten(workbench, (api) => api.throwAway(unwanted), done, leadsTo);
  if (problem === undefined) return undefined;
  notify(workbench, problem);
  await readFiles(workbench);
  return problem;
}

/** Whether discarding the changes removes the open page. */
function isGone({ page, change, section }: Unwanted, route: string, listed: Changes | undefined): boolean {
  const open = listed && 'pages' in listed ? listed.pages.find((one) => one.route === route) : undefined;
  const isMeant = page === undefined || page === open?.id;
  return (
    isMeant && change === undefined && section === undefined && ['new', 'moved'].includes(open?.state ?? '')
  );
}
