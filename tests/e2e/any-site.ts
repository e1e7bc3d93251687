import path from 'node:path';
import { engineRoot } from '../../src/node/project/project';

/**
 * Where a site is built for its tests.
 *
 * @param out a folder for all such sites: `npm test` names one, otherwise any-site.setup.ts builds them in the cache
 */
export function builtSite(
  site: string,
  out = process.env.ANY_SITES_OUT ?? path.join(engineRoot, 'node_modules/.cache/any-site'),
): string {
  return path.join(out, path.resolve(site).replaceAll(path.sep, '_'));
}
