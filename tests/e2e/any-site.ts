import path from 'node:path';
import { engineRoot } from '../../src/node/project/project';

/** Where a site is built for its tests: see any-site.setup.ts. */
export function builtSite(site: string): string {
  return path.join(engineRoot, 'node_modules/.cache/any-site', path.resolve(site).replaceAll(path.sep, '_'));
}
