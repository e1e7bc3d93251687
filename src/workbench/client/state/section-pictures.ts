import type { SectionPicture } from '../../protocol/changes';
import { listingServer } from './listed-changes';
import { written } from './queue';

const nobody = 'The development server does not answer.';

/** The changed sections of a page, after all changes have been written; or why they cannot be shown. */
export async function picturesOf(page: string): Promise<readonly SectionPicture[] | string> {
  const api = listingServer();
  if (!api) return nobody;
  await written();
  try {
    return await api.beforeAndAfter(page);
  } catch (error) {
    return error instanceof TypeError ? nobody : (error as Error).message;
  }
}
