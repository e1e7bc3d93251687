import path from 'node:path';
import { matchSections, nameIfShared } from '../../../commands/review/sections';
import { diffDocuments } from '../../../content/json/difference';
import { editJson } from '../../../content/json/edit';
import { followItems } from '../../../content/json/followed-items';
import { rebased } from '../../../content/json/rebase';
import { isSameValue, textsIn, valueAt } from '../../../content/json/values';
import { pointerToken, pointerTokens } from '../../../content/model/diagnostics';
import { pathOf } from '../../../content/model/hrefs';
import { isRecord } from '../../../content/model/is-record';
import type { JsonEdit } from '../../../content/model/json-edit';
import { isLanguageCode } from '../../../content/model/languages';
import { carriedMarks } from '../../../content/model/machine-texts';
import type { SectionPlace } from '../../../content/model/page-changes';
import { redirectsFile } from '../../../content/model/redirects';
import { documentFile, pageIdOf, sharedSectionId, siteFolder } from '../../../content/model/routes';
import { resolveFile } from '../../../content/site/load';
import { linksIn } from '../../../content/text/inline-text';
import type { ChangedPage, ListedChange } from '../../protocol/changes';
import { Refusal } from '../guard';
import type { StepFile } from '../history';
import { type ChangedFiles, isJson } from './changed-files';

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
    if (place) now = editJson(now, [place]).text;
    then = editJson(then, [edit]).text;
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

/** Reverts the changes in a section of a page, or one of its changes. @throws Refusal if that depends on others */
export function withoutPart(files: Files, page: ChangedPage, part: ListedChange | SectionPlace): StepFile[] {
  const file = documentFile(page.id);
  const { before, after } = files.get(file) ?? {};
  if ('text' in part && part.text !== undefined && part.kind === 'translation')
    return withTranslation(files, page.id, part.language ?? '', part.text);
  if (!isJson(before) || !isJson(after)) throw new Refusal(409, notByItself);
  const [old, now] = [JSON.parse(before), JSON.parse(after)];
  const edits = 'kind' in part ? editsOfChange(part, old, now) : editsOfSection(part, old, now);
  const text = editJson(after, edits).text;
  const places = 'kind' in part && part.kind !== 'section' ? part.pointer : pointersOf(part);
  const concerned = [valueAt(old, places?.before ?? '-'), valueAt(now, places?.after ?? '-')].flatMap(
    textsIn,
  );
  const changes = text === after ? [] : [{ file, before: after, after: text }];
  return [...changes, ...withWords(files, page.id, new Set(textsIn(JSON.parse(text))), new Set(concerned))];
}

const notByItself = 'This cannot be thrown away by itself: throw away the changes of its page.';

function pointersOf(part: ListedChange | SectionPlace): { before?: string; after?: string } {
  const { before, after } = ('kind' in part ? part.place : part) ?? {};
  return {
    ...(before !== undefined && { before: `/sections/${before}` }),
    ...(after !== undefined && { after: `/sections/${after}` }),
  };
}

function editsOfChange(change: ListedChange, old: unknown, now: unknown): JsonEdit[] {
  const { kind, pointer, place, isOwn } = change;
  if (!isOwn) throw new Refusal(422, notByItself);
  if (kind === 'section' && place) return editsOfSection(place, old, now);
  const { before, after } = pointer ?? {};
  if (change.list) return editsOfItem(change.list, { before, after }, old, now);
  if (kind === 'section') return [movedBack(indexIn(before), indexIn(after), old, now)];
  if (after === undefined) {
    // The property is restored at its former position.
    const [parent, name] = split(before ?? '');
    const place = parentNow(parent, old, now);
    const names = Object.keys((valueAt(old, parent) as object | undefined) ?? {});
    const present = Object.keys((valueAt(now, place) as object | undefined) ?? {});
    const next = names.slice(names.indexOf(name) + 1).find((later) => present.includes(later));
    const value = valueAt(old, before ?? '');
    return [
      {
        op: 'insert',
        pointer: place + pointerToken(name),
        value,
        ...(next !== undefined && { before: next }),
      },
    ];
  }
  if (before === undefined) return [{ op: 'remove', pointer: after }];
  return [{ op: 'set', pointer: after, value: valueAt(old, before) }];
}

/** The current location of the section in a former pointer. */
function parentNow(parent: string, old: unknown, now: unknown): string {
  if (!parent.startsWith('/sections/')) return parent;
  const index = [...matchSections(sectionsIn(old), sectionsIn(now))].find(
    ([, before]) => before === indexIn(parent),
  )?.[0];
  if (index === undefined) throw new Refusal(409, notByItself);
  return `/sections/${index}`;
}

function editsOfSection({ before, after }: SectionPlace, old: unknown, now: unknown): JsonEdit[] {
  const [was, is] = [sectionsIn(old)[before ?? -1], sectionsIn(now)[after ?? -1]];
  if (before !== undefined && after !== undefined) return diffDocuments(is, was, `/sections/${after}`);
  if (after !== undefined) return [{ op: 'remove', pointer: `/sections/${after}` }];
  if (before === undefined) throw new Refusal(422, notByItself);
  const pairs = matchSections(sectionsIn(old), sectionsIn(now));
  return [{ op: 'insert', pointer: `/sections/${placeBehind(before, pairs)}`, value: was }];
}

function movedBack(before: number, after: number, old: unknown, now: unknown): JsonEdit {
  const pairs = new Map(matchSections(sectionsIn(old), sectionsIn(now)));
  pairs.delete(after);
  const place = placeBehind(before, pairs);
  return { op: 'move', pointer: `/sections/${after}`, to: `/sections/${place > after ? place - 1 : place}` };
}

/** Removes a new item of a list, restores one that is gone, or moves it back. */
function editsOfItem(
  list: { before: string; after: string },
  pointer: { before: string | undefined; after: string | undefined },
  old: unknown,
  now: unknown,
): JsonEdit[] {
  const [was, is] = [valueAt(old, list.before), valueAt(now, list.after)];
  if (!Array.isArray(was) || !Array.isArray(is)) throw new Refusal(409, notByItself);
  const at = (index: number) => list.after + pointerToken(index);
  if (pointer.before === undefined) return [{ op: 'remove', pointer: pointer.after ?? '' }];
  const before = Number(split(pointer.before)[1]);
  const pairs = new Map<number, number>();
  for (const [index, origin] of (followItems(was, is) ?? []).entries())
    if (origin !== undefined && at(index) !== pointer.after) pairs.set(index, origin);
  const place = placeBehind(before, pairs);
  if (pointer.after === undefined) return [{ op: 'insert', pointer: at(place), value: was[before] }];
  const after = Number(split(pointer.after)[1]);
  return [{ op: 'move', pointer: pointer.after, to: at(place > after ? place - 1 : place) }];
}

/** The index after the nearest preceding section or item that still exists. */
function placeBehind(before: number, pairs: ReadonlyMap<number, number>): number {
  const earlier = [...pairs].filter(([, old]) => old < before).sort(([, a], [, b]) => b - a);
  const [nearest] = earlier;
  return nearest ? nearest[0] + 1 : 0;
}

/** Restores the translation of a text in a page, or in all. */
function withTranslation(files: Files, folder: string, language: string, text: string): StepFile[] {
  const file = [`${folder}/${language}.json`, `${siteFolder}/${language}.json`].find((name) =>
    files.has(name),
  );
  const { before, after } = files.get(file ?? '') ?? {};
  if (file === undefined || !isJson(before) || !isJson(after)) throw new Refusal(422, notByItself);
  const edits = entryEdits(JSON.parse(before), JSON.parse(after), text);
  return [{ file, before: after, after: withMarks(editJson(after, edits).text, JSON.parse(before), edits) }];
}

/**
 * Restores the translations of some texts: entries for texts that are in use again are added, those for texts that no longer
 * are get removed.
 *
 * @param left the texts that are in use
 */
function withWords(
  files: Files,
  folder: string,
  left: ReadonlySet<string>,
  concerned: ReadonlySet<string>,
): StepFile[] {
  return [...files].flatMap(([file, { before, after }]) => {
    const isDictionary =
      path.posix.dirname(file) === folder && isLanguageCode(path.posix.basename(file, '.json'));
    if (!isDictionary) return [];
    if (!isJson(before) || !isJson(after)) return [];
    const [old, now] = [JSON.parse(before), JSON.parse(after)];
    const edits = [...concerned].flatMap((text) =>
      Object.hasOwn(old, text) || !left.has(text) ? entryEdits(old, now, text) : [],
    );
    if (edits.length === 0) return [];
    const restored = withMarks(editJson(after, inOrder(edits)).text, old, edits);
    return [{ file, before: after, after: withoutIdleAccept(restored, old) }];
  });
}

/**
 * Removes what a new page or link accepts of its untranslated texts, once the dictionary has the entries of the base again: it
 * would be reported as accepting nothing.
 */
function withoutIdleAccept(text: string, base: Record<string, unknown>): string {
  const { $accept: before, ...then } = base;
  const { $accept: accepted, ...now } = JSON.parse(text) as Record<string, unknown>;
  if (!Array.isArray(accepted) || !isSameValue(then, now)) return text;
  const isKnown = (one: unknown) => Array.isArray(before) && before.some((other) => isSameValue(one, other));
  const isIdle = (one: unknown) => isRecord(one) && one.code === 'untranslated' && !isKnown(one);
  if (before === undefined && accepted.every(isIdle))
    return editJson(text, [{ op: 'remove', pointer: '/$accept' }]).text;
  const idle = accepted.flatMap((one, index) => (isIdle(one) ? `/$accept/${index}` : [])).reverse();
  return editJson(
    text,
    idle.map((pointer) => ({ op: 'remove', pointer })),
  ).text;
}

/** Translations that nobody had read are unread again. @param edits that restored them from the base */
function withMarks(text: string, base: unknown, edits: readonly JsonEdit[]): string {
  const keys = edits.flatMap(({ pointer }) => pointerTokens(pointer));
  return editJson(text, carriedMarks(base, JSON.parse(text), keys)).text;
}

/** Additions precede removals, because they refer to the entries around them. */
function inOrder(edits: readonly JsonEdit[]): JsonEdit[] {
  return [...edits.filter(({ op }) => op !== 'remove'), ...edits.filter(({ op }) => op === 'remove')];
}

function entryEdits(old: Record<string, unknown>, now: Record<string, unknown>, text: string): JsonEdit[] {
  const pointer = pointerToken(text);
  if (!Object.hasOwn(old, text)) return Object.hasOwn(now, text) ? [{ op: 'remove', pointer }] : [];
  if (now[text] === old[text]) return [];
  if (Object.hasOwn(now, text)) return [{ op: 'set', pointer, value: old[text] }];
  const names = Object.keys(old);
  const before = names.slice(names.indexOf(text) + 1).find((name) => Object.hasOwn(now, name));
  return [{ op: 'insert', pointer, value: old[text], ...(before !== undefined && { before }) }];
}

function sectionsIn(document: unknown): readonly unknown[] {
  const sections = valueAt(document, '/sections');
  return Array.isArray(sections) ? sections : [];
}

function indexIn(pointer: string | undefined): number {
  return Number(pointerTokens(pointer ?? '')[1]);
}

function split(pointer: string): [parent: string, name: string] {
  return [pointer.slice(0, pointer.lastIndexOf('/')), pointerTokens(pointer).at(-1) ?? ''];
}
