import path from 'node:path';
import { engineRoot, siteRoot } from './project';

/** What belongs to a site: its documents, section types, code, and tests. */
const ofSite = /^(pages|schemas\/site|src\/site|tests\/site)(\/|$)/;

/**
 * Resolves a path relative to the project: below the site's folder if it belongs to the site, otherwise below the
 * engine's.
 *
 * @param name with `/`, such as `schemas/site/offices.schema.json`
 * @returns an absolute path
 */
export function projectPlace(name: string): string {
  return path.join(ofSite.test(name) ? siteRoot : engineRoot, name);
}

/** The same relative to the engine's folder, as in plans. */
export function fromEngine(name: string): string {
  return path.relative(engineRoot, projectPlace(name)).replaceAll(path.sep, '/');
}

/** The reverse: the project path of a file. @param file as returned by `fromEngine` */
export function projectName(file: string): string {
  const folder = ['pages', 'schemas/site', 'src/site', 'tests/site'].find((name) =>
    file.startsWith(`${fromEngine(name)}/`),
  );
  return folder === undefined ? file : folder + file.slice(fromEngine(folder).length);
}

/** The module prefix under which the sources of an external site import the engine. */
export const engineName = 'page-builder';

/**
 * The import specifier of an engine source in a source of the site.
 *
 * @param source project path without extension
 * @param from project path of the importing file's folder
 */
export function engineSource(source: string, from = 'src/site'): string {
  return siteRoot === engineRoot ? path.posix.relative(from, source) : source.replace(/^src/, engineName);
}
