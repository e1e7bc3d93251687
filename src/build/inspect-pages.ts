import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from '../content/check-site';
import { loadSource } from '../content/load';
import type { PageFacts } from '../content/page-facts';
import { routeOf } from '../content/routes';
import type { SchemaSet } from '../content/schemas';
import { reason, UsageError } from './project';

/** What the files of a page say. */
export interface PageTexts {
  id: string;
  document: string;
  dictionary: string | undefined;
}

/** What was learned of a page. */
export interface Inspected {
  facts: PageFacts;
  /** Another one for other texts; empty where nobody asked for it. */
  digest: string;
}

/** What two threads need that look at one list of pages. */
export interface SharedList {
  folder: string;
  pages: readonly { id: string; hasDictionary: boolean }[];
  hasDigests: boolean;
  /** The first page of the list that nobody has taken yet. */
  next: Int32Array<SharedArrayBuffer>;
}

/** From this many pages on, a second thread saves more than its start costs. */
const manyPages = 2000;
const batchSize = 50;

/**
 * Reads and inspects pages one after the other, and in two threads where they are many.
 *
 * @param keep takes what was learned of each page, in any order
 * @throws UsageError when a file cannot be read
 */
export async function inspectPages(
  list: Omit<SharedList, 'next'>,
  schemas: SchemaSet,
  keep: (inspected: Inspected) => void,
): Promise<void> {
  const shared: SharedList = { ...list, next: new Int32Array(new SharedArrayBuffer(4)) };
  const isMany = list.pages.length >= manyPages;
  const second = isMany && (await import('./second-thread')).inSecondThread(shared, keep);
  for (const batch of batchesOf(shared, schemas)) batch.forEach(keep);
  await second;
}

/** Takes pages of a list until none is left, and gives what was learned of them batch by batch. */
export function* batchesOf(list: SharedList, schemas: SchemaSet): Iterable<Inspected[]> {
  const { folder, pages, hasDigests, next } = list;
  for (;;) {
    const first = Atomics.add(next, 0, batchSize);
    if (first >= pages.length) return;
    yield pages.slice(first, first + batchSize).map(({ id, hasDictionary }) => {
      const texts = readTexts(folder, id, hasDictionary);
      return { facts: inspectTexts(texts, schemas), digest: hasDigests ? digestOf(texts) : '' };
    });
  }
}

/** The texts of a page's files. @throws UsageError when one of them cannot be read */
export function readTexts(folder: string, id: string, hasDictionary: boolean): PageTexts {
  return {
    id,
    document: readText(folder, `${id}/page.json`),
    dictionary: hasDictionary ? readText(folder, `${id}/es.json`) : undefined,
  };
}

export function inspectTexts({ id, document, dictionary }: PageTexts, schemas: SchemaSet): PageFacts {
  const page = {
    id,
    route: routeOf(id),
    source: loadSource(`${id}/page.json`, document),
    dictionary: dictionary === undefined ? undefined : loadSource(`${id}/es.json`, dictionary),
  };
  return inspect(page, schemas);
}

export function digestOf({ document, dictionary = '' }: PageTexts): string {
  return hash('sha1', document, 'base64url') + hash('sha1', dictionary, 'base64url');
}

/** The text of a file of the site. @throws UsageError when it cannot be read */
export function readText(folder: string, file: string): string {
  try {
    // Joining by hand: this is asked for every file of the site.
    return readFileSync(`${folder}/${file}`, 'utf8');
  } catch (error) {
    // Removed since it was listed: as though it had never been there.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
    throw new UsageError(`${path.join(folder, file)} cannot be read: ${reason(error)}`);
  }
}
