import path from 'node:path';
import { nameIfShared } from '../../../commands/review/sections';
import { diffDocuments } from '../../../content/json/difference';
import { editJson } from '../../../content/json/edit';
import { rebased } from '../../../content/json/rebase';
import { isSameValue, textsIn, valueAt } from '../../../content/json/values';
import { pathOf } from '../../../content/model/hrefs';
import { redirectsFile } from '../../../content/model/redirects';
import { documentFile, pageIdOf, sharedSectionId, siteFolder } from '../../../content/model/routes';
import { resolveFile } from '../../../content/site/load';
import { linksIn } from '../../../content/text/inline-text';
import type { ChangedPage } from '../../protocol/changes';
import type { StepFile } from '../history';
import { type ChangedFiles, isJson } from './changed-files';
import { withWords } from './restored-words';

type Files = ChangedFiles['files'];

/** Restores every file of the base, byte for byte. */
export function withoutAll(files: Files): StepFile[] {
  return [...files].map(([file, { before, after }]) => ({ file, before: after, after: before }));
}

/**
 * Restores a page or shared section of the base, byte for byte. If it was added, removed or moved, references to it in other
 * documents are reverted as well.
 */
export function withoutPage(files: Files, page: ChangedPage): StepFile[] {
  const routes = page.route === '' ? [] : [page.route, page.routeBefore ?? page.route];
  const folders = [page.id, ...(page.state === 'moved' ? routes.map(pageIdOf) : [])];
  const isOfPage = (file: string) => folders.includes(path.posix.dirname(file));
  const own = withoutAll(new Map([...files].filter(([file]) => isOfPage(file))));
  if (page.state === 'changed') return own;
  const mentions = mentionsOf(files, page.id, folders, routes);
  const left = new Map(files);
  for (const { file, after } of own) left.set(file, { before: after, after });
  const put = (changes: readonly StepFile[]) => {
    for (const { file, after } of changes) left.set(file, { before: files.get(file)?.before, after });
  };
  for (const file of files.keys()) {
    if (isOfPage(file) || !(file === redirectsFile || isDocument(file))) continue;
    const concerned = withoutMentions(files, file, mentions);
    if (!concerned) continue;
    put([concerned.change]);
    // The translations of its texts are its own, or shared.
    for (const folder of new Set([path.posix.dirname(file), siteFolder]))
      put(withWords(left, folder, textsLeft(left, folder), concerned.texts));
  }
  const others = [...left].flatMap(([file, { after }]): StepFile[] => {
    const now = files.get(file)?.after;
    return isOfPage(file) || now === after ? [] : [{ file, before: now, after }];
  });
  return [...own, ...others];
}

/** Whether a value mentions a page by one of its addresses or a file beside it, or is the place of a shared section. */
type Mentions = (value: unknown, file: string) => boolean;

function mentionsOf(
  files: Files,
  id: string,
  folders: readonly string[],
  routes: readonly string[],
): Mentions {
  const addresses = new Set(routes);
  for (const folder of folders)
    for (const content of Object.values(files.get(documentFile(folder)) ?? {})) {
      const document: unknown = isJson(content) ? JSON.parse(content) : undefined;
      for (const text of [valueAt(document, '/aliases'), valueAt(document, '/routes')].flatMap(textsIn))
        addresses.add(text);
    }
  const isIn = (text: string, file: string) =>
    /^\.{1,2}\//.test(text) && folders.includes(path.posix.dirname(resolveFile(file, text) ?? ''));
  const mentions: Mentions = (value, file) => {
    if (typeof value === 'string')
      return (
        addresses.has(pathOf(value)) ||
        linksIn(value).some(({ href }) => addresses.has(pathOf(href))) ||
        isIn(value, file)
      );
    if (typeof value !== 'object' || value === null) return false;
    const shared = nameIfShared(value);
    if (shared !== undefined && sharedSectionId(shared) === id) return true;
    return Object.values(value).some((part) => mentions(part, file));
  };
  return mentions;
}

/**
 * Reverts the changes in a document that mention a page: references that were added, removed or changed.
 *
 * @returns the change with the texts that come or go by it; undefined if there is none
 */
function withoutMentions(
  files: Files,
  file: string,
  mentions: Mentions,
): { change: StepFile; texts: ReadonlySet<string> } | undefined {
  const { before, after } = files.get(file) ?? {};
  // The first redirect makes their file, and the last one takes it away.
  const base = file === redirectsFile ? (before ?? '[]\n') : before;
  const present = file === redirectsFile ? (after ?? '[]\n') : after;
  if (!isJson(base) || !isJson(present)) return undefined;
  let [then, now] = [present, present];
  for (const edit of diffDocuments(JSON.parse(present), JSON.parse(base))) {
    const [previous, current] = [JSON.parse(then), JSON.parse(now)];
    const isMeant =
      mentions('value' in edit ? edit.value : undefined, file) ||
      mentions(valueAt(previous, edit.pointer), file);
    const place = isMeant && edit.op !== 'move' ? rebased(edit, previous, current) : undefined;
    if (place) now = editJson(now, [place]);
    then = editJson(then, [edit]);
  }
  if (now === present) return undefined;
  const [shown, left] = [new Set(textsIn(JSON.parse(present))), new Set(textsIn(JSON.parse(now)))];
  const texts = new Set([...shown, ...left].filter((text) => !(shown.has(text) && left.has(text))));
  const isGone = before === undefined && isSameValue(JSON.parse(now), JSON.parse(base));
  return { change: { file, before: after, after: isGone ? undefined : now }, texts };
}

/** Whether a file is the document of a page, a shared section or the site. */
function isDocument(file: string): boolean {
  return file === documentFile(path.posix.dirname(file));
}

/** The texts of the changed documents that use the dictionaries of a folder: all of them those of the site. */
function textsLeft(files: Files, folder: string): ReadonlySet<string> {
  const documents = [...files].filter(
    ([file]) => isDocument(file) && (folder === siteFolder || path.posix.dirname(file) === folder),
  );
  return new Set(documents.flatMap(([, { after }]) => (isJson(after) ? textsIn(JSON.parse(after)) : [])));
}
