import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../content/languages';
import { loadSource, type Page, type SourceFile } from '../../content/load';
import { routeOf } from '../../content/routes';
import { hashOf } from '../project/hash';
import { reason, UsageError } from '../project/project';

/** Which files a page has. */
export interface PageFiles {
  id: string;
  /** The languages that it has a dictionary for. */
  dictionaries: readonly Language[];
}

/** What the files of a page say. */
export interface PageTexts {
  id: string;
  document: string;
  dictionaries: readonly (readonly [language: Language, text: string])[];
}

/** The texts of a page's files. @throws UsageError when one of them cannot be read */
export function readTexts(folder: string, files: PageFiles): PageTexts {
  return textsOf(files, (file) => readText(folder, file));
}

/** The texts of a page's files. @param textOf gives the text of a file of the site */
export function textsOf({ id, dictionaries }: PageFiles, textOf: (file: string) => string): PageTexts {
  return {
    id,
    document: textOf(`${id}/page.json`),
    dictionaries: dictionaries.map((code) => [code, textOf(`${id}/${code}.json`)] as const),
  };
}

/** A page as its files have it. */
export function parsePage({ id, document, dictionaries }: PageTexts): Page {
  const sources = new Map<Language, SourceFile>();
  for (const [code, text] of dictionaries) sources.set(code, loadSource(`${id}/${code}.json`, text));
  return { id, route: routeOf(id), source: loadSource(`${id}/page.json`, document), dictionaries: sources };
}

/** The hash of all its files. */
export function hashOfPage({ document, dictionaries }: PageTexts): string {
  return hashOf(document) + dictionaries.map(([, text]) => hashOf(text)).join('');
}

/** The text of a file of the site. @throws UsageError when it cannot be read */
export function readText(folder: string, file: string): string {
  try {
    // Joining by hand: this is asked for every file of the site.
    const name = `${folder}/${file}`;
    // Whoever opens a pipe waits until somebody writes into it.
    const kind = statSync(name);
    return kind.isFile() || kind.isDirectory() ? readFileSync(name, 'utf8') : '';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Removed since it was listed: as though it had never been there.
    if (code === 'ENOENT') return '{}';
    // A folder in its place says as little as an empty file, and is found as one.
    if (code === 'EISDIR') return '';
    throw new UsageError(`${path.join(folder, file)} cannot be read: ${reason(error)}`);
  }
}
