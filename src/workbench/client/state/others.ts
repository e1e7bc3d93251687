import type { ChosenSide, GetAnswer, OthersNow } from '../../protocol/publishing';
import { askServer } from './ask-server';
import { loadSiteInfo, readFiles } from './load';
import { takeIn } from './queue';
import { notify, store } from './store';

/** The changes of others, or why they cannot be determined. */
export function othersNow(): Promise<OthersNow | string> {
  return askServer((api) => api.others());
}

/** Gets the changes of others. If they remove the open page, the home page is opened. */
export async function getOthers(mark: string, keep: readonly ChosenSide[]): Promise<GetAnswer> {
  const got = await askServer((api) => api.getOthers(mark, keep));
  if (typeof got === 'string') return { kind: 'refused', message: got };
  if (got.kind === 'refused' || !got.isDone) return got;
  takeIn(got);
  if (got.gone.includes(store.get().files?.page.file ?? '')) location.assign('/');
  notify([`Got: ${got.words}.`, ...got.notes].join(' '));
  await Promise.all([readFiles(), loadSiteInfo()]);
  return got;
}
