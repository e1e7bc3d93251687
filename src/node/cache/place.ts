import path from 'node:path';
import { cacheRoot } from '../project/project';

export function inCache(...names: string[]): string {
  return path.join(cacheRoot, ...names);
}
