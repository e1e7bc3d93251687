/** The one element of a list; undefined if there are none or several. */
export function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
