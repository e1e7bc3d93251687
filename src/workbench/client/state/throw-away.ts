import type { Changes, Unwanted } from '../../protocol/changes';
import { haveWritten } from './ask-server';
import { readFiles } from './load';
import { written } from './queue';
import { notify, store } from './store';

/** Discards changes and restores the earlier state. @param what the name of the changes */
export async function throwAway(unwanted: Unwanted, what: string): Promise<void> {
  await written();
  const { route, listed } = store.get();
  const result = await haveWritten((api) => api.throwAway(unwanted));
  if (typeof result === 'string') notify(result);
  else if (isGone(unwanted, route, listed)) return location.assign('/');
  else notify(`Thrown away: ${what}.`, 'undo');
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
