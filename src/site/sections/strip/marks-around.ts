/**
 * The marks of an axis from just below the least of some values to just above the greatest: at least two.
 *
 * @param most about how many there is room for
 */
export function marksAround(values: readonly number[], most: number): number[] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const room = (greatest - least || Math.abs(greatest) || 1) / most;
  const power = 10 ** Math.floor(Math.log10(room));
  const distance = power * ([1, 2, 5].find((one) => room <= one * power) ?? 10);
  const first = Math.floor(least / distance);
  const last = Math.max(Math.ceil(greatest / distance), first + 1);
  // 0.30000000000000004 is no number for an axis.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * distance).toPrecision(12)),
  );
}
