import type { Restored } from '../../protocol/changes';
import { haveWritten } from './ask-server';
import { readFiles } from './load';
import { notify } from './notices';
import type { Workbench } from './workbench';

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
