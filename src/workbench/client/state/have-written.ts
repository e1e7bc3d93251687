import type { Api } from '../../protocol/api';
import type { Written } from '../../protocol/documents';
import { noServer, whyNotWritten } from './ask-server';
import { addressInLanguage } from './destination';
import { readAnew } from './load';
import { notify } from './notices';
import type { Workbench } from './workbench';

/**
 * Has the server write something, once all changes have been written. Says so, and reads anew what may have changed.
 *
 * @param done what to say
 * @param leadsTo where to go instead, because the open page is another one then
 * @returns the reason if that failed
 */
export async function haveWritten(
  workbench: Workbench,
  write: (api: Api) => Promise<Written>,
  done: string,
  leadsTo?: string,
): Promise<string | undefined> {
  const { api, queue } = workbench;
  if (!api) return noServer;
  await queue.written();
  const result = await write(api);
  if (result.kind !== 'written') return whyNotWritten(result);
  queue.takeIn(result);
  if (leadsTo === undefined) {
    notify(workbench, done, 'undo');
    await readAnew(workbench);
  } else location.assign(addressInLanguage(workbench, leadsTo));
  return undefined;
}
