import { wellFormed } from './visible';

/** Percent-encodes the segments of a path with `/`, so that no name in it is taken for a query or fragment. */
export function pathInAddress(path: string): string {
  return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
