import type { PagePlan, ShownPlan } from '../../protocol/plans';
import { askServer } from './ask-server';
import { haveWritten } from './have-written';
import type { Workbench } from './workbench';

/** The plan for moving or deleting a page, or why that is impossible. */
export function planOf(workbench: Workbench, asked: PagePlan): Promise<ShownPlan | string> {
  return askServer(workbench, (api) => api.plan(asked));
}

/** Moves or deletes a page, and navigates if it is open. @returns the reason if that failed */
export function askToCarryOut(
  workbench: Workbench,
  asked: PagePlan,
  what: string,
): Promise<string | undefined> {
  const leadsTo = routeAfter(asked, workbench.store.getState().route);
  return haveWritten(workbench, (api) => api.carryOut(asked), `${what}.`, leadsTo);
}

/** Where the open page is after a plan, or what takes its place; undefined if the plan leaves it. */
function routeAfter(asked: PagePlan, route: string): string | undefined {
  if ('from' in asked && `${route}/`.startsWith(`${asked.from}/`))
    return asked.to + route.slice(asked.from.length);
  return 'route' in asked && route === asked.route ? (asked.instead ?? '/') : undefined;
}
