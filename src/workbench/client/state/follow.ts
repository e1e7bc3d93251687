import { followItems } from '../../../content/json/followed-items';

/** Matches the items of a list before and after a change; none if the lists are too long to be compared. */
export function followChange(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  return followItems(before, after) ?? after.map(() => undefined);
}

/** An item's location after a change of its list; undefined if it was removed. */
export function placeAfter(
  index: number,
  before: readonly unknown[],
  after: readonly unknown[],
): number | undefined {
  const place = followChange(before, after).indexOf(index);
  return place < 0 ? undefined : place;
}
