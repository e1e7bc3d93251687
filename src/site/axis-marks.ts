/** The distances between marks of an axis that anybody can count in. */
const distances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];

/** The marks of an axis from 0 to its length, about as many as there is room for. */
export function axisMarks(length: number, most: number): number[] {
  const distance = distances.find((one) => length / one <= most) ?? length;
  return Array.from({ length: Math.floor(length / distance) + 1 }, (_, index) => index * distance);
}

/** The marks of a logarithmic axis from 1 to its length. */
export function logarithmicMarks(length: number): number[] {
  return distances.filter((mark) => mark <= length);
}

/**
 * The marks of an axis from just below the least of some values to just above the greatest: at least two.
 *
 * @param most about how many there is room for
 */
export function marksAround(values: readonly number[], most: number): number[] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const room = (greatest - least || Math.abs(greatest) || 1) / most;
  const power = 10 ** Math.floor(Math.log10(room));
  const distance = power * (room <= power ? 1 : room <= 2 * power ? 2 : room <= 5 * power ? 5 : 10);
  const first = Math.floor(least / distance);
  const last = Math.max(Math.ceil(greatest / distance), first + 1);
  // 0.30000000000000004 is no number for an axis.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * distance).toPrecision(12)),
  );
}
