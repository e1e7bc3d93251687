const foreign = /(?![0-9])\p{Nd}/gu;
const decimalZero = /^\p{Nd}$/u;

/**
 * A text with the digits and separators of other scripts as `0` to `9`, `.` and `,`: `٨٫٥٠` becomes `8.50`. Every sign stays where it is, so
 * that places in the one are places in the other.
 */
export function plainDigits(text: string): string {
  return text
    .replaceAll(foreign, (digit) => (digit.length === 1 ? String(digitValue(digit)) : digit))
    .replaceAll(/(?<=\d)\u066b(?=\d)/g, '.')
    .replaceAll(/(?<=\d)\u066c(?=\d)/g, ',');
}

/** The value of a digit: the ten digits of a script stand one after the other, and those of two scripts may adjoin. */
function digitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  let before = 0;
  while (decimalZero.test(String.fromCharCode(code - before - 1))) before += 1;
  return before % 10;
}
