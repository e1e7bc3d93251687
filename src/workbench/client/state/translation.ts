import { textsIn } from '../../../content/json/values';
import { pointerToken } from '../../../content/model/diagnostics';
import type { JsonEdit } from '../../../content/model/json-edit';
import { isEntry, machineTexts, markEdits, readEdits } from '../../../content/model/machine-texts';
import { hasWords, isRewording } from '../../../content/model/wording';
import type { DocumentFiles, FileEdits } from '../../protocol/documents';
import { fileEdits, type View } from './documents';

/** The translation of a text according to the dictionaries. */
export interface Translation {
  text: string;
  /** Which dictionary it is from; `none` if there is no entry and the text itself is shown. */
  from: 'page' | 'shared' | 'earlier' | 'none';
  /** The earlier wording that the translation belongs to, if any. */
  earlier?: string;
  /** Whether a machine wrote it, and nobody has read it. */
  isUnread?: boolean;
}

/**
 * The translation of a text.
 *
 * @param before earlier wordings: the translation of the latest that has one stays until the editor decides
 */
export function translationOf(
  view: View,
  code: string,
  text: string,
  before: readonly string[] = [],
): Translation {
  const own = view.own[code] ?? {};
  const shared = view.shared[code] ?? {};
  const entry = (key: string) => entryOf(own, key) ?? entryOf(shared, key);
  const entered = entryOf(own, text);
  if (entered !== undefined) return { text: entered, from: 'page', ...unread(own, entered) };
  const common = entryOf(shared, text);
  if (common !== undefined) return { text: common, from: 'shared', ...unread(shared, common) };
  if (!hasWords(text)) return { text: '', from: 'none' };
  const earlier =
    before.findLast((key) => key !== text && entry(key) !== undefined) ??
    unusedOf(view, code).find((key) => isRewording(key, text));
  if (earlier === undefined) return { text: '', from: 'none' };
  return { text: entry(earlier) ?? '', from: 'earlier', earlier };
}

/**
 * The edits that set the translation of a text. If the entry of an earlier wording has no other use, its key is renamed and it
 * keeps its position.
 *
 * @param isOwn whether this page gets its own translation of a shared text
 */
export function translationEdits(
  files: DocumentFiles,
  view: View,
  code: string,
  text: string,
  words: string,
  { before, isOwn = false }: { before?: readonly string[]; isOwn?: boolean } = {},
): FileEdits[] {
  const dictionary = files.dictionaries[code];
  const shared = files.shared[code];
  const { from, earlier, isUnread, text: current } = translationOf(view, code, text, before);
  const set: JsonEdit = { op: 'set', pointer: pointerToken(text), value: words };
  if (from === 'shared' && shared && !isOwn) return [fileEdits(shared, set)];
  const target = dictionary ?? shared;
  if (!target) return [];
  const own = view.own[code] ?? {};
  const next = dictionary && nextEntry(view.page, own, text);
  const added: JsonEdit = { ...set, ...(next !== undefined && { before: next }) };
  // The page's own entry says what the shared one says, which nobody has read.
  if (isUnread && current === words && from === 'shared')
    return [fileEdits(target, added, ...markEdits({ ...own, [text]: words }, [...machineTexts(own), words]))];
  if (from !== 'earlier' || earlier === undefined || !unusedOf(view, code).includes(earlier))
    return [fileEdits(target, added)];
  const rename: JsonEdit = { op: 'rename', pointer: pointerToken(earlier), name: text };
  // Whoever says that it is still right has read it.
  return [fileEdits(target, rename, ...(own[earlier] === words ? readEdits(own, words) : [set]))];
}

/** The entry before which that of a text is written that has none: the one of the next text of the page that has one. */
function nextEntry(page: unknown, own: Readonly<Record<string, string>>, text: string): string | undefined {
  const texts = textsIn(page);
  const place = texts.indexOf(text);
  if (place < 0 || Object.hasOwn(own, text)) return undefined;
  return texts.slice(place + 1).find((one) => entryOf(own, one) !== undefined);
}

/** The edits that say that somebody has read the translation of a text. */
export function readingEdits(files: DocumentFiles, view: View, code: string, text: string): FileEdits[] {
  const { text: words, from } = translationOf(view, code, text);
  const isOwn = from === 'page';
  const [file, entries] = isOwn
    ? [files.dictionaries[code], view.own[code]]
    : [files.shared[code], view.shared[code]];
  const edits = readEdits(entries, words);
  return file && edits.length > 0 ? [fileEdits(file, ...edits)] : [];
}

const usedIn = new WeakMap<object, Set<string>>();

/** Unused entries of the page's own dictionary. */
function unusedOf(view: View, code: string): string[] {
  const page = view.page ?? view;
  // Shared dictionaries belong to all pages; a page's own only to that page.
  const { usedElsewhere: elsewhere = {} } = view;
  const used = usedIn.get(page) ?? new Set(textsIn(view.page));
  usedIn.set(page, used);
  const isUsed = (key: string) => used.has(key) || Object.hasOwn(elsewhere, key);
  return Object.keys(view.own[code] ?? {}).filter((key) => isEntry(key) && !isUsed(key));
}

function unread(entries: unknown, words: string): { isUnread?: true } {
  return machineTexts(entries).includes(words) ? { isUnread: true } : {};
}

function entryOf(entries: Readonly<Record<string, string>>, key: string): string | undefined {
  const entry = Object.hasOwn(entries, key) && isEntry(key) ? entries[key] : undefined;
  return typeof entry === 'string' ? entry : undefined;
}
