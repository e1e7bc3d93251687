import type { ChangedPage, PageVersion, PageVersions, Restored } from '../../protocol/changes';
import { listingServer } from './listed-changes';
import { readFiles } from './load';
import { takeIn, written } from './queue';
import { notify, store } from './store';

const nobody = 'The development server does not answer.';

/** The versions of the open page, or why they cannot be determined. */
export function versionsOf(count: number): Promise<PageVersions | string> {
  return asked((api) => api.versions(store.get().route, count));
}

/** The changes to the open page since a version. @returns like `versionsOf` */
export async function sinceVersion({
  commit,
  folder,
}: PageVersion): Promise<{ page?: ChangedPage } | string> {
  await written();
  return asked((api) => api.version({ route: store.get().route, commit, folder }));
}

async function asked<T>(ask: (api: NonNullable<ReturnType<typeof listingServer>>) => Promise<T>) {
  const api = listingServer();
  if (!api) return nobody;
  try {
    return await ask(api);
  } catch (error) {
    return error instanceof TypeError ? nobody : (error as Error).message;
  }
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
  const api = listingServer();
  if (!api) return nobody;
  await written();
  const result = await api.restore({ ...restored, route: store.get().route });
  if (result.kind !== 'written') return 'message' in result ? result.message : nobody;
  takeIn(result);
  notify(`Restored: ${what}.`, 'undo');
  await readFiles();
  return undefined;
}
