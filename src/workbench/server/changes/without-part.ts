import { matchSections, type Origins } from '../../../commands/review/sections';
import { diffDocuments } from '../../../content/json/difference';
import { editJson } from '../../../content/json/edit';
import { followItems } from '../../../content/json/followed-items';
import { textsIn, valueAt } from '../../../content/json/values';
import { withCopiedPaths } from '../../../content/model/copied-paths';
import { pointerToken, pointerTokens } from '../../../content/model/diagnostics';
import type { JsonEdit } from '../../../content/model/json-edit';
import type { SectionPlace } from '../../../content/model/page-changes';
import { documentFile, pageIdOf } from '../../../content/model/routes';
import { folderIn, nameIn } from '../../../content/text/paths';
import type { ChangedPage, ListedChange } from '../../protocol/changes';
import { Refusal } from '../guard';
import type { Content, StepFile } from '../history';
import { filesNamed } from '../named-files';
import { type ChangedFiles, isJson } from './changed-files';
import { withTranslation, withWords } from './restored-words';

type Files = ChangedFiles['files'];

/** Reverts the changes in a section of a page, or one of its changes, with the deleted files that it needs. @throws Refusal if that depends on others */
export function withoutPart(
  changed: Files,
  page: ChangedPage,
  part: ListedChange | SectionPlace,
): StepFile[] {
  const files = page.state === 'moved' ? asIfStayed(changed, page) : changed;
  const file = documentFile(page.id);
  const { before, after } = files.get(file) ?? {};
  if ('text' in part && part.text !== undefined && part.kind === 'translation') {
    const changes = withTranslation(files, page.id, part.language ?? '', part.text);
    if (!changes) throw new Refusal(422, notByItself);
    return changes;
  }
  if (!isJson(before) || !isJson(after)) throw new Refusal(409, notByItself);
  const [old, now] = [JSON.parse(before), JSON.parse(after)];
  const edits = 'kind' in part ? editsOfChange(part, old, now) : editsOfSection(part, old, now);
  const text = editJson(after, edits);
  const places = 'kind' in part && part.kind !== 'section' ? part.pointer : pointersOf(part);
  const concerned = [valueAt(old, places?.before ?? '-'), valueAt(now, places?.after ?? '-')].flatMap(
    textsIn,
  );
  const changes: StepFile[] = text === after ? [] : [{ file, before: after, after: text }];
  const words = withWords(files, page.id, new Set(textsIn(JSON.parse(text))), new Set(concerned));
  return [...changes, ...words, ...deletedFiles(changes, files)];
}

/** The images and downloads that documents refer to after a change, and that are deleted. */
function deletedFiles(changes: readonly StepFile[], files: Files): StepFile[] {
  return [...filesNamed('after', changes)].flatMap((file) => {
    const { before, after } = files.get(file) ?? {};
    return before !== undefined && after === undefined ? [{ file, before: undefined, after: before }] : [];
  });
}

/** The files of a page that moved, compared with those where it was, as if these had been where it is. */
function asIfStayed(files: Files, { id, routeBefore = '' }: ChangedPage): Files {
  const [from, to] = [documentFile(pageIdOf(routeBefore)), documentFile(id)];
  const here = (file: string) => `${id}/${nameIn(file)}`;
  const pathHere = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('../') ? withCopiedPaths(value, from, to) : value;
  const before = new Map<string, Content>();
  for (const [file, { before: content }] of files)
    if (folderIn(file) === folderIn(from))
      before.set(
        here(file),
        file === from && isJson(content) ? JSON.stringify(JSON.parse(content, pathHere)) : content,
      );
  return new Map(
    [...files].map(([file, content]) => [file, { ...content, before: before.get(file) ?? content.before }]),
  );
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
  const index = matchSections(sectionsOf(old), sectionsOf(now)).indexOf(indexIn(parent));
  if (index < 0) throw new Refusal(409, notByItself);
  return `/sections/${index}`;
}

function editsOfSection({ before, after }: SectionPlace, old: unknown, now: unknown): JsonEdit[] {
  const [was, is] = [sectionsOf(old)[before ?? -1], sectionsOf(now)[after ?? -1]];
  if (before !== undefined && after !== undefined) return diffDocuments(is, was, `/sections/${after}`);
  if (after !== undefined) return [{ op: 'remove', pointer: `/sections/${after}` }];
  if (before === undefined) throw new Refusal(422, notByItself);
  const origins = matchSections(sectionsOf(old), sectionsOf(now));
  return [{ op: 'insert', pointer: `/sections/${placeBehind(before, origins)}`, value: was }];
}

function movedBack(before: number, after: number, old: unknown, now: unknown): JsonEdit {
  const place = placeBehind(before, matchSections(sectionsOf(old), sectionsOf(now)), after);
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
  const origins = followItems(was, is) ?? [];
  if (pointer.after === undefined)
    return [{ op: 'insert', pointer: at(placeBehind(before, origins)), value: was[before] }];
  const after = Number(split(pointer.after)[1]);
  const place = placeBehind(before, origins, after);
  return [{ op: 'move', pointer: pointer.after, to: at(place > after ? place - 1 : place) }];
}

/** The index after the nearest preceding section or item that still exists. @param leaving index of one that does not count */
function placeBehind(before: number, origins: Origins, leaving?: number): number {
  const earlier = origins.map((origin = -1, index) => (index !== leaving && origin < before ? origin : -1));
  return origins.indexOf(Math.max(-1, ...earlier)) + 1;
}

function indexIn(pointer: string | undefined): number {
  return Number(pointerTokens(pointer ?? '')[1]);
}

function split(pointer: string): [parent: string, name: string] {
  return [pointer.slice(0, pointer.lastIndexOf('/')), pointerTokens(pointer).at(-1) ?? ''];
}

/** The sections of a page document; none where they are no list. */
function sectionsOf(document: unknown): readonly unknown[] {
  const sections = valueAt(document, '/sections');
  return Array.isArray(sections) ? sections : [];
}
