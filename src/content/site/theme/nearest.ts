/**
 * The lightness nearest to one, darker or lighter, that does what is asked. What does is not far from what does not in colours: both
 * sides are looked through in steps, and the first that does is brought back towards the start.
 *
 * @param start a lightness from 0 to 1, which does not
 * @param isEnough whether a lightness does
 * @returns undefined where none does
 */
export function nearestLightness(
  start: number,
  isEnough: (lightness: number) => boolean,
): number | undefined {
  const towards = (end: 0 | 1) => {
    let before = start;
    for (let part = 1; part <= steps; part++) {
      const lightness = start + ((end - start) * part) / steps;
      if (isEnough(lightness)) return closest(before, lightness, isEnough);
      before = lightness;
    }
    return undefined;
  };
  const found = [towards(0), towards(1)].filter((one) => one !== undefined);
  return found.sort((a, b) => Math.abs(a - start) - Math.abs(b - start))[0];
}

const steps = 16;

function closest(before: number, found: number, isEnough: (lightness: number) => boolean): number {
  let [without, enough] = [before, found];
  while (Math.abs(enough - without) > finest) {
    const middle = (without + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else without = middle;
  }
  return enough;
}

/** A smaller difference in lightness nobody sees. */
const finest = 0.002;
