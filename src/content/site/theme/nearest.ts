/**
 * The nearest lightness in either direction that meets a condition. Both directions are searched in steps, and the
 * first match is refined towards the start by bisection.
 *
 * @param start a lightness from 0 to 1 that does not meet it
 * @param isEnough the condition
 * @returns undefined if none does
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
  const lightnesses = [towards(0), towards(1)].filter((one) => one !== undefined);
  return lightnesses.sort((a, b) => Math.abs(a - start) - Math.abs(b - start))[0];
}

const steps = 16;

function closest(before: number, after: number, isEnough: (lightness: number) => boolean): number {
  let [without, enough] = [before, after];
  while (Math.abs(enough - without) > finest) {
    const middle = (without + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else without = middle;
  }
  return enough;
}

/** Smaller differences in lightness are invisible. */
const finest = 0.002;
