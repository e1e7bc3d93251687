import type { ChosenSide, GetAnswer } from '../../protocol/publishing';
import { askServer } from './ask-server';
import { addressInLanguage } from './destination';
import { readAnew } from './load';
import { notify } from './notices';
import type { Workbench } from './workbench';

/** Gets the changes of others. If they remove the open page, the home page is opened. @returns the reason if that failed */
export async function getOthers(
  workbench: Workbench,
  mark: string,
  keep: readonly ChosenSide[],
): Promise<GetAnswer | string> {
  const got = await askServer(workbench, (api) => api.getOthers(mark, keep));
  if (typeof got === 'string' || !got.isDone) return got;
  workbench.queue.takeIn(got);
  if (got.gone.includes(workbench.store.getState().files?.page.file ?? ''))
    location.assign(addressInLanguage(workbench, '/'));
  notify(workbench, [`Got: ${got.words}.`, ...got.notes].join(' '));
  await readAnew(workbench);
  return got;
}
