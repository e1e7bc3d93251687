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

/** A file as the project names it. @param file as `fromEngine` gives it */
export function projectName(file: string): string {
  const folder = ['pages', 'schemas/site', 'src/site', 'tests/site'].find((name) =>
    file.startsWith(`${fromEngine(name)}/`),
  );
  return folder === undefined ? file : folder + file.slice(fromEngine(folder).length);
}

/** How sources of another site than that of the engine name those of the engine. */
export const engineName = 'page-builder';

/**
 * How a file of a site's sources imports one of the engine.
 *
 * @param source without its ending, below the project
 * @param from the folder of the file that imports it, below the project
 */
export function engineSource(source: string, from = 'src/site'): string {
  return siteRoot === engineRoot ? path.posix.relative(from, source) : source.replace(/^src/, engineName);
}
