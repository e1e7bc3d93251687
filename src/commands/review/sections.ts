import { longestRising } from '../../content/json/difference';
import { isRecord } from '../../content/model/is-record';
import type { Change } from '../../content/model/page-changes';
import { sharedType } from '../../content/model/section-files';
import { typeOf } from '../../content/schema/fields';
import type { SchemaSet } from '../../content/schema/schemas';
import { compareParts } from './items';
import { scalarsOf } from './leaves';

/** The minimum similarity for one section to be considered a changed version of another. */
const alike = 0.3;

/**
 * Compares the sections of a page: added, removed, moved and changed ones.
 *
 * @param pairs the index before by index after
 */
export function compareSections(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: ReadonlyMap<number, number>,
  schemas: SchemaSet,
): Change[] {
  const changes: Change[] = [];
  const kept = [...pairs].sort(([a], [b]) => a - b);
  const inOrder = longestRising(kept.map(([, index]) => index));
  for (const [index, section] of before.entries())
    if (![...pairs.values()].includes(index))
      changes.push({
        kind: 'section',
        what: `Section ${quotedSectionName(section)} is gone`,
        place: { before: index },
      });
  for (const [index, section] of after.entries()) {
    const old = pairs.get(index);
    const name = quotedSectionName(section);
    if (old === undefined) {
      changes.push({
        kind: 'section',
        what: `New section ${name}${placeOf(after, index)}`,
        place: { after: index },
      });
      continue;
    }
    if (!inOrder.has(old))
      changes.push({
        kind: 'section',
        what: `Section ${name} moved${placeOf(after, index)}`,
        pointer: { before: `/sections/${old}`, after: `/sections/${index}` },
      });
    const fields = schemas.sectionFields(typeOf(section));
    const inside = compareParts(
      fields,
      { value: before[old], pointer: `/sections/${old}` },
      { value: section, pointer: `/sections/${index}` },
    );
    const place = { before: old, after: index };
    changes.push(...inside.map((change) => ({ ...change, section: name, place })));
  }
  return changes;
}

/** Describes a section's position: above the next one, or at the end. */
function placeOf(sections: readonly unknown[], index: number): string {
  return index + 1 < sections.length ? ` above ${quotedSectionName(sections[index + 1])}` : ' to the end';
}

/** The name of a section: its heading or its type; for a shared section, its name. */
export function quotedSectionName(section: unknown): string {
  if (isRecord(section) && typeOf(section) === sharedType) return `shared ${String(section.name)}`;
  const title = isRecord(section) ? section.title : undefined;
  return typeof title === 'string' && title !== '' ? `"${title}"` : typeOf(section);
}

/** Matches sections: the index before by index after. */
export function matchSections(
  before: readonly unknown[],
  after: readonly unknown[],
): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const take = (isSame: (old: unknown, now: unknown) => boolean) => {
    for (const [index, now] of after.entries()) {
      if (pairs.has(index)) continue;
      const match = [...free].find((old) => isSame(before[old], now));
      if (match === undefined) continue;
      pairs.set(index, match);
      free.delete(match);
    }
  };
  const of = (name: string) => (section: unknown) => (isRecord(section) ? section[name] : undefined);
  const [id, title] = [of('id'), of('title')];
  take((old, now) => typeOf(old) === typeOf(now) && JSON.stringify(old) === JSON.stringify(now));
  take((old, now) => id(now) !== undefined && id(old) === id(now));
  take((old, now) => typeOf(old) === typeOf(now) && title(now) !== undefined && title(old) === title(now));
  const likely = [...after.keys()]
    .filter((index) => !pairs.has(index))
    .flatMap((index) => [...free].map((old) => ({ index, old, share: likeness(before[old], after[index]) })))
    .filter(({ share }) => share >= alike)
    .sort((a, b) => b.share - a.share);
  for (const { index, old } of likely) {
    if (pairs.has(index) || !free.has(old)) continue;
    pairs.set(index, old);
    free.delete(old);
  }
  return pairs;
}

/** The share of equal values in two sections of the same type. */
function likeness(a: unknown, b: unknown): number {
  if (typeOf(a) !== typeOf(b)) return 0;
  const [one, other] = [a, b].map((section) => scalarsOf(undefined, section).map(({ value }) => value));
  const all = new Set([...(one ?? []), ...(other ?? [])]);
  const both = new Set((one ?? []).filter((value) => other?.includes(value)));
  return all.size === 0 ? 1 : both.size / all.size;
}
