import type { Draft } from './page-facts';

/** Whether a page is not published, yet or any more. @param today the day that pages are built for: `2027-01-21` */
export function isUnpublished(draft: Draft, today: string): boolean {
  return typeof draft === 'boolean' ? draft : (draft.from ?? '') > today || isOver(draft, today);
}

/** Whether the last day of a page is over. */
export function isOver(draft: Draft, today: string): boolean {
  return typeof draft !== 'boolean' && draft.until !== undefined && draft.until < today;
}
