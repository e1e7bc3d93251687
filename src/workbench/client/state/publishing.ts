import type { Offer, Publication } from '../../protocol/publishing';
import { listingServer } from './listed-changes';
import { written } from './queue';

const nobody = 'The development server does not answer.';

/** What can be published, after all changes have been written; or why that cannot be determined. */
export async function offerOf(): Promise<Offer | string> {
  const api = listingServer();
  if (!api) return nobody;
  await written();
  try {
    return await api.offer();
  } catch (error) {
    return error instanceof TypeError ? nobody : (error as Error).message;
  }
}

/** Publishes pages and parts. */
export async function publish(units: readonly string[], mark: string): Promise<Publication> {
  const api = listingServer();
  if (!api) return { kind: 'refused', message: nobody };
  await written();
  return api.publish(units, mark);
}
