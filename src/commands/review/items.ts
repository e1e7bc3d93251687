import { longestRising } from '../../content/json/difference';
import { followItems } from '../../content/json/followed-items';
import { valueAt } from '../../content/json/values';
import { pointerToken } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { Change } from '../../content/model/page-changes';
import type { FieldTree } from '../../content/schema/fields';
import { clip } from '../../content/text/quote';
import { compareLeaves, passedOver, type ScalarLeaf, scalarsOf } from './leaves';

/** A value and its location in its document. */
interface Part {
  value: unknown;
  pointer: string;
}

/**
 * Compares two states of a part of a document: items of lists that were added, removed or moved, and the leaves of everything else.
 *
 * @param tree the texts, links and images in its schema
 */
export function compareParts(tree: FieldTree | undefined, before: Part, after: Part): Change[] {
  return compare(
    before,
    after,
    scalarsOf(tree, before.value, before.pointer),
    scalarsOf(tree, after.value, after.pointer),
  );
}

function compare(
  before: Part,
  after: Part,
  olds: readonly ScalarLeaf[],
  news: readonly ScalarLeaf[],
): Change[] {
  const lists = listsIn(before.value).flatMap((list) => {
    const [old, now] = [before, after].map(({ value, pointer }) => ({
      value: valueAt(value, list),
      pointer: pointer + list,
    }));
    return old && now && Array.isArray(now.value) ? (listChanges(list, old, now, olds, news) ?? []) : [];
  });
  const isLeft = (side: 'before' | 'after') => (leaf: ScalarLeaf) =>
    !lists.some((list) => leaf.pointer.startsWith(`${list[side]}/`));
  return [
    ...compareLeaves(olds.filter(isLeft('before')), news.filter(isLeft('after'))),
    ...lists.flatMap(({ changes }) => changes),
  ];
}

interface ListChanges {
  before: string;
  after: string;
  changes: Change[];
}

/** The changes of a list; undefined if its items cannot be matched. */
function listChanges(
  list: string,
  before: Part,
  after: Part,
  olds: readonly ScalarLeaf[],
  news: readonly ScalarLeaf[],
): ListChanges | undefined {
  const [old, now] = [before.value as unknown[], after.value as unknown[]];
  const origins = followItems(old, now);
  if (!origins) return undefined;
  const place = { before: before.pointer, after: after.pointer };
  const name = list.slice(list.lastIndexOf('/') + 1);
  const itemOf = (item: unknown, words = 'Item') =>
    `${words} ${nameOfItem(item)}${name === 'items' ? '' : ` of "${name}"`}`;
  const within = (pointer: string) => (leaf: ScalarLeaf) => `${leaf.pointer}/`.startsWith(`${pointer}/`);
  const saidIn = (leaves: readonly ScalarLeaf[], pointer: string) =>
    leaves
      .filter(within(pointer))
      .flatMap(({ kind, value }) => ((kind === 'text' || kind === 'link') && value !== '' ? value : []));
  const resting = longestRising(origins.filter((origin) => origin !== undefined));
  const changes: Change[] = [];
  const add = (what: string, pointer: Change['pointer'], texts?: Pick<Change, 'before' | 'after'>) =>
    changes.push({ kind: 'item', what, list: place, pointer, ...texts });
  // A text, link or value that is an item itself is a leaf.
  const [loneOld, loneNew]: [ScalarLeaf[], ScalarLeaf[]] = [[], []];
  for (const [index, item] of old.entries()) {
    if (origins.includes(index)) continue;
    const pointer = before.pointer + pointerToken(index);
    if (!isRecord(item)) loneOld.push(...olds.filter(within(pointer)));
    else add(`${itemOf(item)} is gone`, { before: pointer }, textsAs('before', saidIn(olds, pointer)));
  }
  for (const [index, item] of now.entries()) {
    const pointer = after.pointer + pointerToken(index);
    const origin = origins[index];
    if (origin === undefined) {
      if (!isRecord(item)) loneNew.push(...news.filter(within(pointer)));
      else add(itemOf(item, 'New item'), { after: pointer }, textsAs('after', saidIn(news, pointer)));
      continue;
    }
    const was = before.pointer + pointerToken(origin);
    if (!resting.has(origin))
      add(`${itemOf(item)} moved from ${ordinal(origin + 1)} to ${ordinal(index + 1)}`, {
        before: was,
        after: pointer,
      });
    const [then, is] = [olds.filter(within(was)), news.filter(within(pointer))];
    changes.push(...compare({ value: old[origin], pointer: was }, { value: item, pointer }, then, is));
  }
  return { ...place, changes: [...compareLeaves(loneOld, loneNew), ...changes] };
}

function textsAs(side: 'before' | 'after', texts: readonly string[]): { before?: string; after?: string } {
  return texts.length > 0 ? { [side]: texts.join(' · ') } : {};
}

/** The locations of the lists in a value that are not within other lists. */
function listsIn(value: unknown, pointer = ''): string[] {
  if (Array.isArray(value)) return pointer === '' ? [] : [pointer];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    passedOver.has(name) ? [] : listsIn(part, pointer + pointerToken(name)),
  );
}

/** What an item is called: by its name or title, else by the first of its texts. */
function nameOfItem(item: unknown): string {
  const own = isRecord(item) ? item : { item };
  const texts = Object.values(own).filter((value) => typeof value === 'string' && value !== '');
  const name = [own.name, own.title, own.label, ...texts].find(
    (value) => typeof value === 'string' && value !== '',
  );
  if (name === undefined) return '';
  return `"${clip(String(name), 60)}"`;
}

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(place: number): string {
  return `${place}${endings[rules.select(place)] ?? 'th'}`;
}
