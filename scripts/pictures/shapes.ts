/** Size of a drawn picture in pixels: the largest that any page shows. */
export const size = { width: 2400, height: 1800 };

/** Returns a pseudorandom generator of numbers from 0 to 1 that repeats for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * Returns the heights of a line of hills from left to right, as a sum of waves.
 *
 * @param count number of points
 * @param height of the highest hill, in pixels
 * @param length of the longest wave, in points
 */
export function hills(random: () => number, count: number, height: number, length: number): number[] {
  const waves = [1, 0.5, 0.22, 0.08].map((part, index) => ({
    part,
    length: length / 2.3 ** index,
    start: random() * 100,
  }));
  return Array.from({ length: count }, (_, x) =>
    waves.reduce(
      (sum, wave) => sum + (wave.part * (1 + Math.sin(x / wave.length + wave.start)) * height) / 3.6,
      0,
    ),
  );
}

/** Draws the area below a line of points, down to the bottom edge. */
export function below(heights: readonly number[], ground: number, fill: string): string {
  const step = size.width / (heights.length - 1);
  const points = heights.map((height, x) => `${(x * step).toFixed(1)},${(ground - height).toFixed(1)}`);
  return `<polygon points="0,${size.height} ${points.join(' ')} ${size.width},${size.height}" fill="${fill}"/>`;
}

/** Draws the sky from the top to the horizon. @param stops positions from 0 to 1 with their colours */
export function sky(stops: readonly (readonly [number, string])[], horizon: number): string {
  const list = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  return `<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${horizon}">${list}</linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="60"/></filter>
<filter id="mist" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="34 9"/></filter></defs>
<rect width="${size.width}" height="${size.height}" fill="url(#sky)"/>`;
}

/** Draws thin clouds, one above the other. */
export function clouds(random: () => number, count: number, from: number, to: number, color: string): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random() * size.width, from + random() * (to - from)];
    const [rx, ry] = [200 + random() * 520, 5 + random() * 14];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${rx.toFixed(0)}" ry="${ry.toFixed(0)}" fill="${color}" opacity="${(0.12 + random() * 0.3).toFixed(2)}" filter="url(#mist)"/>`;
  }).join('');
}
