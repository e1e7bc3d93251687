import { wellFormed } from './visible';

/** A path with `/` as it stands in an address: whatever a file or a route is called, it is one path, and no query or anchor. */
export function pathInAddress(path: string): string {
  return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
