import path from 'node:path';
import { jsonIn } from '../../content/json/json-in';
import { imageTypes } from '../../content/model/images';
import { isRecord } from '../../content/model/is-record';
import type { Change, PageChanges } from '../../content/model/page-changes';
import { isSharedSection, nameOfSection } from '../../content/model/routes';
import type { ReadFiles, Site } from '../../content/site/load';
import { bytesIfAny } from '../../node/read/files';
import { sharedChanges } from '../review/compare-sites';
import { compareParts } from '../review/items';
import { type PublishedFiles, touchedText, type Unit, unitsOf } from './units';

/** A state of a site on disk. */
interface StoredSite {
  folder: string;
  files: ReadFiles;
  site: Site;
}

/** The documents that visitors notice, and that belong to no page. */
const partFiles = /^_site\/(?:theme|redirects|words\/[^/]+)\.json$/;

/**
 * Adds what no comparison of pages shows: changes of colors, redirects and words of components, and pictures and downloads that were
 * replaced by others of the same name.
 *
 * @param changes what `compareSites` found
 */
export function withFileChanges(
  changes: readonly PageChanges[],
  before: StoredSite,
  after: StoredSite,
): PageChanges[] {
  const [old, now] = [publishedFiles(before), publishedFiles(after)];
  const names = new Set([...old.names, ...now.names]);
  const found = new Map([...names].map((file) => [file, fileChanges(file, before, after)]));
  const changed = [...found].flatMap(([file, own]) => (own.length > 0 ? file : []));
  const all = [...changes];
  for (const unit of unitsOf(changed, old, now)) {
    const own = unit.files.flatMap((file) => found.get(file) ?? []);
    const index = all.findIndex(isOf(unit));
    const there = all[index];
    if (there) all[index] = { ...there, changes: [...there.changes, ...own] };
    else all.push(unitChanges(unit, after.site, own));
  }
  return all;
}

function isOf({ id, route }: Unit): (page: PageChanges) => boolean {
  if (isSharedSection(id)) return ({ shared }) => shared === nameOfSection(id);
  return (page) => route !== '' && page.shared === undefined && page.route === route;
}

function unitChanges(unit: Unit, site: Site, changes: readonly Change[]): PageChanges {
  const shared = site.sharedSections.get(unit.id);
  if (shared) return sharedChanges(shared, site, changes);
  const { title, route, touches } = unit;
  return { title: title + touchedText(touches), route, changes };
}

function publishedFiles({ files }: StoredSite): PublishedFiles {
  const { documents, images, brokenImages, downloads, strays, strange } = files;
  const names = [documents, images, brokenImages, downloads].flatMap((some) => [...(some?.keys() ?? [])]);
  const all = [...names, ...(strays ?? [])].filter((file) => !strange?.has(file));
  return { names: new Set(all), textOf: (file) => documents.get(file) };
}

function fileChanges(file: string, before: StoredSite, after: StoredSite): Change[] {
  if (file.endsWith('.json')) {
    if (!partFiles.test(file)) return [];
    const [was, is] = [before, after].map(({ files }) => jsonIn(files.documents.get(file)));
    if (file.endsWith('/redirects.json')) return redirectChanges(was, is);
    return compareParts(undefined, { value: was ?? {}, pointer: '' }, { value: is ?? {}, pointer: '' });
  }
  // A page names the picture or download: it says itself which ones are new or gone.
  const [was, is] = [before, after].map(({ folder }) => bytesIfAny(path.join(folder, file)));
  if (!was || !is || was.equals(is)) return [];
  const word = imageTypes.test(file) ? 'Picture' : 'File';
  return [{ kind: 'page', what: `${word} ${path.posix.basename(file)} was replaced` }];
}

function redirectChanges(before: unknown, after: unknown): Change[] {
  const [was, is] = [targetsOf(before), targetsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((from): Change[] => {
    const [old, now] = [was.get(from), is.get(from)];
    if (old === now) return [];
    const what = now === undefined ? 'does not lead anywhere any more' : now && `leads to ${now} now`;
    return [{ kind: 'page', what: `${from} ${what || 'is gone for good'}` }];
  });
}

/** Where each earlier address leads; empty for one that is gone for good. */
function targetsOf(redirects: unknown): Map<string, string> {
  const entries = Array.isArray(redirects) ? redirects.filter(isRecord) : [];
  return new Map(entries.map(({ from, to }) => [String(from), typeof to === 'string' ? to : '']));
}
