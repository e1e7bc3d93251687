import type { Draft } from './page-facts';

/**
 * Whether a page is not published yet, or no longer.
 *
 * @param now the time of the build, `2027-01-21T09:15`, or its date
 */
export function isUnpublished(draft: Draft, now: string): boolean {
  return typeof draft === 'boolean' ? draft : (draft.from ?? '') > now || isOver(draft, now);
}

/** Whether the last day of a page, or its last minute if it has a time, has passed. */
export function isOver(draft: Draft, now: string): boolean {
  if (typeof draft === 'boolean' || draft.until === undefined) return false;
  return draft.until.includes('T') ? draft.until <= now : draft.until < now.slice(0, 10);
}
