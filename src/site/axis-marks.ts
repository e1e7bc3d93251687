import { marksEvery } from '../ui/grid-lines';

/** The distances between marks of an axis that anybody can count in. */
const distances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];

/** The marks of an axis from 0 to its length, about as many as there is room for. */
export function axisMarks(length: number, most: number): number[] {
  const distance = distances.find((one) => length / one <= most) ?? length;
  return marksEvery(distance, length);
}

/** The marks of a logarithmic axis from 1 to its length. */
export function logarithmicMarks(length: number): number[] {
  return distances.filter((mark) => mark <= length);
}
