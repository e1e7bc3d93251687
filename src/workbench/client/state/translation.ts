import { pointerToken } from '../../../content/model/diagnostics';
import { hasWords, isRewording } from '../../../content/model/wording';
import type { DocumentFiles, Edit, FileEdits } from '../../protocol';
import { editsOf, type View } from './documents';
import { stringsOf } from './values';

/** What a text says in another language, as the dictionaries have it. */
export interface Translation {
  text: string;
  /** Where it stands; `none` where there is no entry and the text shows itself. */
  from: 'page' | 'shared' | 'earlier' | 'none';
  /** The wording that the translation belongs to, where that is an earlier one. */
  earlier?: string;
}

/**
 * What a text says in a language.
 *
 * @param before what stood in its place earlier: its translation stays until somebody says otherwise
 */
export function translationOf(view: View, code: string, text: string, before?: string): Translation {
  const own = view.own[code] ?? {};
  const shared = view.shared[code] ?? {};
  const entry = (key: string) => entryOf(own, key) ?? entryOf(shared, key);
  const known = entryOf(own, text);
  if (known !== undefined) return { text: known, from: 'page' };
  const common = entryOf(shared, text);
  if (common !== undefined) return { text: common, from: 'shared' };
  if (!hasWords(text)) return { text: '', from: 'none' };
  const isKnown = before !== undefined && before !== text && entry(before) !== undefined;
  const earlier = isKnown ? before : unusedOf(view, code).find((key) => isRewording(key, text));
  if (earlier === undefined) return { text: '', from: 'none' };
  return { text: entry(earlier) ?? '', from: 'earlier', earlier };
}

/**
 * The edits that give a text its words in a language. The entry of an earlier wording that nothing else uses gets the new
 * key, and keeps its place.
 *
 * @param isOwn whether this page gets words of its own where several pages share them
 */
export function translationEdits(
  files: DocumentFiles,
  view: View,
  code: string,
  text: string,
  words: string,
  { before, isOwn = false }: { before?: string | undefined; isOwn?: boolean } = {},
): FileEdits[] {
  const dictionary = files.dictionaries[code];
  const shared = files.shared[code];
  const { from, earlier } = translationOf(view, code, text, before);
  const set: Edit = { op: 'set', pointer: pointerToken(text), value: words };
  if (from === 'shared' && shared && !isOwn) return [editsOf(shared, set)];
  const target = dictionary ?? shared;
  if (!target) return [];
  const own = view.own[code] ?? {};
  if (from !== 'earlier' || earlier === undefined || !unusedOf(view, code).includes(earlier))
    return [editsOf(target, set)];
  const rename: Edit = { op: 'rename', pointer: pointerToken(earlier), name: text };
  return [editsOf(target, rename, ...(own[earlier] === words ? [] : [set]))];
}

const usedIn = new WeakMap<object, Set<string>>();

/** The entries of the page's own dictionary that none of its texts uses. */
function unusedOf(view: View, code: string): string[] {
  const page = view.page ?? view;
  // The dictionaries of the site are those of all pages; a page's own are its own.
  const { usedElsewhere: elsewhere = {} } = view;
  const used = usedIn.get(page) ?? new Set(stringsOf(view.page).map(({ text }) => text));
  usedIn.set(page, used);
  const isUsed = (key: string) => used.has(key) || Object.hasOwn(elsewhere, key);
  return Object.keys(view.own[code] ?? {}).filter((key) => !key.startsWith('$') && !isUsed(key));
}

function entryOf(entries: Readonly<Record<string, string>>, key: string): string | undefined {
  const entry = Object.hasOwn(entries, key) && !key.startsWith('$') ? entries[key] : undefined;
  return typeof entry === 'string' ? entry : undefined;
}
