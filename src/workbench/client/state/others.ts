import type { ChosenSide, GetAnswer, OthersNow } from '../../protocol/publishing';
import { listingServer } from './listed-changes';
import { loadSiteInfo, readFiles } from './load';
import { takeIn, written } from './queue';
import { notify, store } from './store';

const nobody = 'The development server does not answer.';

/** The changes of others, or why they cannot be determined. */
export async function othersNow(): Promise<OthersNow | string> {
  const api = listingServer();
  if (!api) return nobody;
  await written();
  try {
    return await api.others();
  } catch (error) {
    return error instanceof TypeError ? nobody : (error as Error).message;
  }
}

/** Gets the changes of others. If they remove the open page, the home page is opened. */
export async function getOthers(mark: string, keep: readonly ChosenSide[]): Promise<GetAnswer> {
  const api = listingServer();
  if (!api) return { kind: 'refused', message: nobody };
  await written();
  const got = await api.getOthers(mark, keep);
  if (got.kind === 'refused' || !got.isDone) return got;
  takeIn(got);
  if (got.gone.includes(store.get().files?.page.file ?? '')) location.assign('/');
  notify([`Got: ${got.words}.`, ...got.notes].join(' '));
  await Promise.all([readFiles(), loadSiteInfo()]);
  return got;
}
