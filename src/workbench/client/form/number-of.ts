/**
 * The number that somebody means who types it; undefined where that is not certain, or no number at all.
 *
 * A comma may stand for the point. Where three figures follow, nobody knows whether `1,200` or `1.200` is a thousand or a
 * little more than one: that is for the editor to say.
 */
export function numberOf(typed: string): number | undefined {
  const text = inLatinDigits(typed.trim()).replace(/^[\u2212\u2013]/, '-');
  const [, whole, rest] = /^([+-]?\d*)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined || !/\d/.test(text)) return undefined;
  const number = Number(`${whole}.${rest ?? ''}`.replace(/\.$/, ''));
  const isExact = String(number) === text;
  if (rest?.length === 3 && !isExact) return undefined;
  return Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}

/** Digits of every script stand in rows from zero to nine: `١٢` and `１２` are 12. */
function inLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}
