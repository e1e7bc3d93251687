import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSource, type Page } from '../../content/load';
import { routeOf } from '../../content/routes';
import { hashOf } from '../project/hash';
import { reason, UsageError } from '../project/project';

/** Which files a page has. */
export interface PageFiles {
  id: string;
  hasDictionary: boolean;
}

/** What the files of a page say. */
export interface PageTexts {
  id: string;
  document: string;
  dictionary: string | undefined;
}

/** The texts of a page's files. @throws UsageError when one of them cannot be read */
export function readTexts(folder: string, { id, hasDictionary }: PageFiles): PageTexts {
  return {
    id,
    document: readText(folder, `${id}/page.json`),
    dictionary: hasDictionary ? readText(folder, `${id}/es.json`) : undefined,
  };
}

/** A page as its files have it. */
export function parsePage({ id, document, dictionary }: PageTexts): Page {
  return {
    id,
    route: routeOf(id),
    source: loadSource(`${id}/page.json`, document),
    dictionary: dictionary === undefined ? undefined : loadSource(`${id}/es.json`, dictionary),
  };
}

/** The hash of both files. */
export function hashOfPage({ document, dictionary = '' }: PageTexts): string {
  return hashOf(document) + hashOf(dictionary);
}

/** The text of a file of the site. @throws UsageError when it cannot be read */
export function readText(folder: string, file: string): string {
  try {
    // Joining by hand: this is asked for every file of the site.
    return readFileSync(`${folder}/${file}`, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Removed since it was listed: as though it had never been there.
    if (code === 'ENOENT') return '{}';
    // A folder in its place says as little as an empty file, and is found as one.
    if (code === 'EISDIR') return '';
    throw new UsageError(`${path.join(folder, file)} cannot be read: ${reason(error)}`);
  }
}
