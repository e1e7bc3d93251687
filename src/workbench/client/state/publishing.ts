import type { Offer, Publication } from '../../protocol/publishing';
import { askServer } from './ask-server';

/** What can be published, or why that cannot be determined. */
export function offerOf(): Promise<Offer | string> {
  return askServer((api) => api.offer());
}

/** Publishes pages and parts. */
export async function publish(units: readonly string[], mark: string): Promise<Publication> {
  const answer = await askServer((api) => api.publish(units, mark));
  return typeof answer === 'string' ? { kind: 'refused', message: answer } : answer;
}
