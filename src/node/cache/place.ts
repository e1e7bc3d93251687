import path from 'node:path';
import { cacheRoot } from '../project/project';

/** A path in the cache. */
export function inCache(...names: string[]): string {
  return path.join(cacheRoot, ...names);
}
