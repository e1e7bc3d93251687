import type { PagePlan, ShownPlan } from '../../protocol/plans';
import { listingServer } from './listed-changes';
import { loadSiteInfo, readFiles } from './load';
import { takeIn, written } from './queue';
import { notify, store } from './store';

/** The plan for moving or deleting a page, or why that is impossible. */
export async function planOf(asked: PagePlan): Promise<ShownPlan | string> {
  const api = listingServer();
  if (!api) return 'The development server does not answer.';
  await written();
  try {
    return await api.plan(asked);
  } catch (error) {
    return error instanceof TypeError ? 'The development server does not answer.' : (error as Error).message;
  }
}

/** Moves or deletes a page, and navigates if it is open. @returns the reason if that failed */
export async function askToCarryOut(asked: PagePlan, what: string): Promise<string | undefined> {
  const api = listingServer();
  if (!api) return 'The development server does not answer.';
  await written();
  const result = await api.carryOut(asked);
  if (result.kind === 'refused') return result.message;
  if (result.kind !== 'written') return 'The development server does not answer.';
  const { route } = store.get();
  takeIn(result);
  if ('from' in asked && (route === asked.from || route.startsWith(`${asked.from}/`))) {
    location.assign(asked.to + route.slice(asked.from.length));
    return undefined;
  }
  if ('route' in asked && route === asked.route) {
    location.assign(asked.instead ?? '/');
    return undefined;
  }
  notify(`${what}.`, 'undo');
  await Promise.all([readFiles(), loadSiteInfo()]);
  return undefined;
}
