import { diffArrays } from 'diff';
import { pointerToken } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { Change } from '../../content/model/page-changes';
import { type FieldTree, pointersOf } from '../../content/schema/fields';
import { capitalized } from '../../content/text/capitalized';

/** A scalar value in a document. */
export interface ScalarLeaf {
  kind: 'text' | 'link' | 'image' | 'setting';
  /** Its property: `title`. */
  name: string;
  value: string;
  /** Its location in the document. */
  pointer: string;
}

/** The kinds of fields that have a word of their own; all else are settings. */
const kinds: ReadonlyMap<string, ScalarLeaf['kind']> = new Map([
  ['copy', 'text'],
  ['href', 'link'],
  ['image', 'image'],
]);

/** Properties that visitors do not see, or that belong to the document as a whole. */
export const passedOver: ReadonlySet<string> = new Set(['$schema', '$accept', 'type', 'sections', 'aliases']);

/**
 * The leaves of a part of a document, in order.
 *
 * @param tree the texts, links and images in its schema
 * @param start the location of the part in its document
 */
export function scalarsOf(tree: FieldTree | undefined, value: unknown, start = ''): ScalarLeaf[] {
  const kindAt = new Map(
    pointersOf(tree, value, start).map(({ pointer, leaf }) => [pointer, kinds.get(leaf.kind)]),
  );
  const leaves: ScalarLeaf[] = [];
  const walk = (part: unknown, pointer: string, name: string) => {
    if (Array.isArray(part))
      for (const [index, item] of part.entries()) walk(item, `${pointer}/${index}`, name);
    else if (isRecord(part)) {
      // Property order does not matter to visitors.
      for (const [key, child] of Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        if (!passedOver.has(key)) walk(child, pointer + pointerToken(key), key);
    } else leaves.push({ kind: kindAt.get(pointer) ?? 'setting', name, value: String(part), pointer });
  };
  walk(value, start, '');
  return leaves;
}

/** Compares the leaves of a part: one change for each that was changed, added or removed. */
export function compareLeaves(before: readonly ScalarLeaf[], after: readonly ScalarLeaf[]): Change[] {
  const changes: Change[] = [];
  const keyOf = ({ kind, name, value }: ScalarLeaf) => JSON.stringify([kind, name, value]);
  const parts = diffArrays(before.map(keyOf), after.map(keyOf));
  let [gone, passedBefore, passedAfter]: [ScalarLeaf[], number, number] = [[], 0, 0];
  const settle = (added: readonly ScalarLeaf[]) => {
    const left = [...gone];
    for (const leaf of added) {
      const index = left.findIndex(({ kind, name }) => kind === leaf.kind && name === leaf.name);
      const same = index < 0 && isTelling(leaf) ? left.findIndex(({ value }) => value === leaf.value) : -1;
      const [renamed] = same < 0 ? [] : left.splice(same, 1);
      if (renamed) {
        // Renamed in the schema, itself or its parent: visitors see the same.
        if (renamed.name !== leaf.name) changes.push(renaming(renamed, leaf));
        continue;
      }
      const [old] = index < 0 ? [] : left.splice(index, 1);
      changes.push(changeOf(old, leaf));
    }
    for (const leaf of left) changes.push(changeOf(leaf, undefined));
    gone = [];
  };
  for (const { removed, added, value } of parts) {
    const count = value.length;
    if (removed) gone.push(...before.slice(passedBefore, passedBefore + count));
    else settle(added ? after.slice(passedAfter, passedAfter + count) : []);
    if (!added) passedBefore += count;
    if (!removed) passedAfter += count;
  }
  settle([]);
  return changes;
}

/** Whether two properties of the same value are one that was renamed: of settings, only addresses say enough for that. */
function isTelling({ kind, value }: ScalarLeaf): boolean {
  return kind !== 'setting' || /^(?:https:\/)?\/./.test(value);
}

/** At least one of the two is defined. */
function changeOf(old: ScalarLeaf | undefined, now: ScalarLeaf | undefined): Change {
  const { kind, name } = (now ?? old) as ScalarLeaf;
  const word = kind === 'link' ? 'link' : kind === 'setting' ? `setting "${name}"` : `${kind} "${name}"`;
  const what = !old ? `New ${word}` : !now ? `${capitalized(word)} is gone` : `${capitalized(word)} changed`;
  return {
    kind,
    what,
    property: name,
    pointer: { before: old?.pointer, after: now?.pointer },
    ...(old && { before: old.value }),
    ...(now && { after: now.value }),
  };
}

/** The same value under another name. */
function renaming(old: ScalarLeaf, now: ScalarLeaf): Change {
  return {
    kind: 'setting',
    what: `"${old.name}" is called "${now.name}" now`,
    property: now.name,
    pointer: { before: old.pointer, after: now.pointer },
  };
}
