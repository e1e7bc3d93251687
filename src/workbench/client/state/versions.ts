import type { ChangedPage, PageVersion, PageVersions, Restored } from '../../protocol/changes';
import { askServer, haveWritten } from './ask-server';
import { readFiles } from './load';
import { notify, store } from './store';

/** The versions of the open page, or why they cannot be determined. */
export function versionsOf(count: number): Promise<PageVersions | string> {
  return askServer((api) => api.versions(store.get().route, count));
}

/** The changes to the open page since a version. @returns like `versionsOf` */
export function sinceVersion({ commit, folder }: PageVersion): Promise<{ page?: ChangedPage } | string> {
  return askServer((api) => api.version({ route: store.get().route, commit, folder }));
}

/**
 * Restores content from a version of the open page.
 *
 * @param what the name of the content
 * @returns the reason if that failed
 */
export async function askToRestore(
  restored: Omit<Restored, 'route'>,
  what: string,
): Promise<string | undefined> {
  const result = await haveWritten((api) => api.restore({ ...restored, route: store.get().route }));
  if (typeof result === 'string') return result;
  notify(`Restored: ${what}.`, 'undo');
  await readFiles();
  return undefined;
}
