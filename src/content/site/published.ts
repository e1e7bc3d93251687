import type { Draft } from './page-facts';

/** Whether a page is not published, yet or any more. @param now when pages are built, `2027-01-21T09:15`, or the day of it */
export function isUnpublished(draft: Draft, now: string): boolean {
  return typeof draft === 'boolean' ? draft : (draft.from ?? '') > now || isOver(draft, now);
}

/** Whether the last day of a page is over, or its last minute where it says a time. */
export function isOver(draft: Draft, now: string): boolean {
  if (typeof draft === 'boolean' || draft.until === undefined) return false;
  return draft.until.includes('T') ? draft.until <= now : draft.until < now.slice(0, 10);
}
