import type { PagePlan } from '../../protocol/plans';
import { haveWritten } from './have-written';
import type { Workbench } from './workbench';

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
