import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../content/model/languages';
import { documentFile, routeOf } from '../../content/model/routes';
import { loadSource, type Page, type SourceFile } from '../../content/site/load';
import type { PageFacts } from '../../content/site/page-facts';
import { changedMeanwhile } from '../project/changed';
import { hashOf } from '../project/hash';
import { reason, UsageError } from '../project/project';

export interface PageFiles {
  id: string;
  dictionaries: readonly Language[];
}

export interface PageTexts {
  id: string;
  document: string;
  dictionaries: readonly (readonly [language: Language, text: string])[];
}

/** Reads the files of a page. @throws UsageError when one of them cannot be read */
export function readTexts(folder: string, files: PageFiles): PageTexts {
  return textsOf(files, (file) => readText(folder, file));
}

/** The texts of a page's files. @param textOf returns the text of a file of the site */
export function textsOf({ id, dictionaries }: PageFiles, textOf: (file: string) => string): PageTexts {
  return {
    id,
    document: textOf(documentFile(id)),
    dictionaries: dictionaries.map((code) => [code, textOf(`${id}/${code}.json`)] as const),
  };
}

export function parsePage({ id, document, dictionaries }: PageTexts): Page {
  const sources = new Map<Language, SourceFile>();
  for (const [code, text] of dictionaries) sources.set(code, loadSource(`${id}/${code}.json`, text));
  return { id, route: routeOf(id), source: loadSource(documentFile(id), document), dictionaries: sources };
}

/** The concatenated hashes of a page's files. */
export function hashOfPage({ document, dictionaries }: PageTexts): string {
  return hashOf(document) + dictionaries.map(([, text]) => hashOf(text)).join('');
}

/** The facts of a page, and the hash of the files that they were read from. */
export interface LookedAt {
  facts: PageFacts;
  hash: string;
}

/** The hash of each file of a page, split from that of the page. */
export function hashesOf({ facts: { file, translations }, hash }: LookedAt): Map<string, string> {
  const dictionaries = Object.values(translations).flatMap(({ dictionary }) => dictionary ?? []);
  const length = hash.length / (1 + dictionaries.length);
  return new Map(
    [file, ...dictionaries].map((each, at) => [each, hash.slice(at * length, (at + 1) * length)]),
  );
}

/**
 * Reads the files of a page, which must be unchanged since they were checked.
 *
 * @param hashes of its files when checked
 * @throws UsageError when one of them cannot be read, or has changed
 */
export function readChecked(
  folder: string,
  files: PageFiles,
  hashes: ReadonlyMap<string, string>,
): PageTexts {
  const texts = readTexts(folder, files);
  const assertUnchanged = (file: string, text: string) => {
    if (hashes.get(file) !== hashOf(text)) throw changedMeanwhile(file, folder);
  };
  assertUnchanged(documentFile(files.id), texts.document);
  for (const [code, text] of texts.dictionaries) assertUnchanged(`${files.id}/${code}.json`, text);
  return texts;
}

/** The text of a file of the site. @throws UsageError when it cannot be read */
export function readText(folder: string, file: string): string {
  try {
    // Concatenation is faster than `path.join`, and this runs for every file of the site.
    const name = `${folder}/${file}`;
    // Opening a named pipe would block until somebody writes to it.
    const kind = statSync(name);
    return kind.isFile() || kind.isDirectory() ? readFileSync(name, 'utf8') : '';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Removed since it was listed: treated as if it had never existed.
    if (code === 'ENOENT') return '{}';
    // A folder in a file's place is treated, and reported, as an empty file.
    if (code === 'EISDIR') return '';
    throw new UsageError(`${path.join(folder, file)} cannot be read: ${reason(error)}`);
  }
}
