/**
 * The number that somebody means who types it; undefined where that is not certain, or no number at all.
 *
 * A comma may stand for the point. Where three figures follow, nobody knows whether `1,200` or `1.200` is a thousand or a
 * little more than one: that is for the editor to say.
 */
export function numberOf(typed: string): number | undefined {
  const text = typed.trim().replace(/^[\u2212\u2013]/, '-');
  const [, whole, rest] = /^([+-]?\d*)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined || !/\d/.test(text)) return undefined;
  const number = Number(`${whole}.${rest ?? ''}`.replace(/\.$/, ''));
  const isExact = String(number) === text;
  if (rest?.length === 3 && !isExact) return undefined;
  return Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}
