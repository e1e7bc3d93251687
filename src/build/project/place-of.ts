import path from 'node:path';
import { engineRoot, siteRoot } from './project';

/** What belongs to a site: its documents, its section types, its code, and the tests of what it says. */
const ofSite = /^(pages|schemas\/site|src\/site|tests\/site)(\/|$)/;

/**
 * Where a file or folder lies that is known by its path below the project: what belongs to the site, in the folder of the site; all
 * else in that of the engine.
 *
 * @param name with `/`, as `schemas/site/offices.schema.json`
 * @returns an absolute path
 */
export function placeOf(name: string): string {
  return path.join(ofSite.test(name) ? siteRoot : engineRoot, name);
}

/** The same as a path from the folder of the engine, as plans name files. */
export function fromEngine(name: string): string {
  return path.relative(engineRoot, placeOf(name)).replaceAll(path.sep, '/');
}
