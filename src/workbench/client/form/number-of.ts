/**
 * Parses a number as typed; undefined if it is ambiguous or not a number.
 *
 * The decimal separator may be a comma. With three digits after it, `1,200` and `1.200` are ambiguous, and the editor has to
 * decide.
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

/** The digits of every script are consecutive from zero to nine: `١٢` and `１２` are 12. */
function inLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}
