import type { ChangedPage, PageVersion, PageVersions, Restored } from '../../protocol/changes';
import { askServer, haveWritten } from './ask-server';
import { readFiles } from './load';
import { notify } from './notices';
import type { Workbench } from './workbench';

/** The versions of the open page, or why they cannot be determined. */
export function versionsOf(workbench: Workbench, count: number): Promise<PageVersions | string> {
  return askServer(workbench, (api) => api.versions(workbench.store.getState().route, count));
}

/** The changes to the open page since a version. @returns like `versionsOf` */
export function sinceVersion(
  workbench: Workbench,
  { commit, folder }: PageVersion,
): Promise<{ page?: ChangedPage } | string> {
  return askServer(workbench, (api) =>
    api.version({ route: workbench.store.getState().route, commit, folder }),
  );
}

/**
 * Restores content from a version of the open page.
 *
 * @param what the name of the content
 * @returns the reason if that failed
 */
export async function askToRestore(
  workbench: Workbench,
  restored: Omit<Restored, 'route'>,
  what: string,
): Promise<string | undefined> {
  const result = await haveWritten(workbench, (api) =>
    api.restore({ ...restored, route: workbench.store.getState().route }),
  );
  if (typeof result === 'string') return result;
  notify(workbench, `Restored: ${what}.`, 'undo');
  await readFiles(workbench);
  return undefined;
}
