import type { Changes, Unwanted } from '../../protocol/changes';
import { listingServer } from './listed-changes';
import { readFiles } from './load';
import { takeIn, written } from './queue';
import { notify, store } from './store';

/** Discards changes and restores the earlier state. @param what the name of the changes */
export async function throwAway(unwanted: Unwanted, what: string): Promise<void> {
  await written();
  const { route, listed } = store.get();
  const api = listingServer();
  if (!api) return;
  const result = await api.throwAway(unwanted);
  if (result.kind === 'written') {
    takeIn(result);
    if (isGone(unwanted, route, listed)) return location.assign('/');
    notify(`Thrown away: ${what}.`, 'undo');
  } else notify('message' in result ? result.message : 'The development server does not answer.');
  await readFiles();
}

/** Whether discarding the changes removes the open page. */
function isGone({ page, change, section }: Unwanted, route: string, listed: Changes | undefined): boolean {
  const open = listed && 'pages' in listed ? listed.pages.find((one) => one.route === route) : undefined;
  const isMeant = page === undefined || page === open?.id;
  return (
    isMeant && change === undefined && section === undefined && ['new', 'moved'].includes(open?.state ?? '')
  );
}
