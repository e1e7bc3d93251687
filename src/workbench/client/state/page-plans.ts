import type { PagePlan, ShownPlan } from '../../protocol/plans';
import { askServer, haveWritten } from './ask-server';
import { loadSiteInfo, readFiles } from './load';
import { notify } from './notices';
import type { Workbench } from './workbench';

/** The plan for moving or deleting a page, or why that is impossible. */
export function planOf(workbench: Workbench, asked: PagePlan): Promise<ShownPlan | string> {
  return askServer(workbench, (api) => api.plan(asked));
}

/** Moves or deletes a page, and navigates if it is open. @returns the reason if that failed */
export async function askToCarryOut(
  workbench: Workbench,
  asked: PagePlan,
  what: string,
): Promise<string | undefined> {
  const result = await haveWritten(workbench, (api) => api.carryOut(asked));
  if (typeof result === 'string') return result;
  const { route } = workbench.store.getState();
  if ('from' in asked && (route === asked.from || route.startsWith(`${asked.from}/`))) {
    location.assign(asked.to + route.slice(asked.from.length));
    return undefined;
  }
  if ('route' in asked && route === asked.route) {
    location.assign(asked.instead ?? '/');
    return undefined;
  }
  notify(workbench, `${what}.`, 'undo');
  await Promise.all([readFiles(workbench), loadSiteInfo(workbench)]);
  return undefined;
}
