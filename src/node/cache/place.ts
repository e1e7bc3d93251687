import path from 'node:path';
import { cacheRoot } from '../project/project';

/** Where something is kept from one run to the next. @param names of folders, and of the file */
export function inCache(...names: string[]): string {
  return path.join(cacheRoot, ...names);
}
