import { useInsertionEffect } from 'react';

let applyAll = () => {};

/** Takes what applies all styles of the site, for a page that has only its own: see `src/app/load-styles.ts`. */
export function provideAllStyles(apply: () => void): void {
  applyAll = apply;
}

/**
 * Stands beside what measures itself, as Radix does with what floats, and has all styles applied before. Anything else has
 * them before it is painted.
 */
export function AllStyles(): null {
  useInsertionEffect(() => applyAll(), []);
  return null;
}
