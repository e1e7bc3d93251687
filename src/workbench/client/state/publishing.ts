import type { Offer, Publication } from '../../protocol/publishing';
import { askServer } from './ask-server';
import type { Workbench } from './workbench';

/** What can be published, or why that cannot be determined. */
export function offerOf(workbench: Workbench): Promise<Offer | string> {
  return askServer(workbench, (api) => api.offer());
}

/** Publishes pages and parts. */
export async function publish(
  workbench: Workbench,
  units: readonly string[],
  mark: string,
): Promise<Publication> {
  const answer = await askServer(workbench, (api) => api.publish(units, mark));
  return typeof answer === 'string' ? { kind: 'refused', message: answer } : answer;
}
