import { longestRising } from '../../content/json/difference';
import { hasSame, pairUp } from '../../content/json/followed-items';
import { isSameValue } from '../../content/json/values';
import { isRecord } from '../../content/model/is-record';
import type { Change } from '../../content/model/page-changes';
import { sharedType } from '../../content/model/section-files';
import { typeOf } from '../../content/schema/fields';
import type { SchemaSet } from '../../content/schema/schemas';
import { compareParts } from './items';

/**
 * Compares the sections of a page: added, removed, moved and changed ones.
 *
 * @param origins of the sections after, as `matchSections` finds them
 */
export function compareSections(
  before: readonly unknown[],
  after: readonly unknown[],
  origins: Origins,
  schemas: SchemaSet,
): Change[] {
  const changes: Change[] = [];
  const inOrder = longestRising(origins.filter((origin) => origin !== undefined));
  for (const [index, section] of before.entries())
    if (!origins.includes(index))
      changes.push({
        kind: 'section',
        what: `Section ${quotedSectionName(section)} is gone`,
        place: { before: index },
      });
  for (const [index, section] of after.entries()) {
    const old = origins[index];
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
  const name = nameIfShared(section);
  if (name !== undefined) return `shared ${name}`;
  const title = isRecord(section) ? section.title : undefined;
  return typeof title === 'string' && title !== '' ? `"${title}"` : typeOf(section);
}

/** The name of the shared section that a section stands for; undefined if it is one of its page alone. */
export function nameIfShared(section: unknown): string | undefined {
  return isRecord(section) && typeOf(section) === sharedType ? String(section.name) : undefined;
}

/** For each section its index before; undefined if it is new. */
export type Origins = readonly (number | undefined)[];

/** Matches sections. */
export function matchSections(before: readonly unknown[], after: readonly unknown[]): Origins {
  const hasSameTitle = (old: unknown, now: unknown) =>
    hasSame('type')(old, now) && hasSame('title')(old, now);
  return pairUp(before, after, [isSameValue, hasSame('id'), hasSameTitle]).origins;
}
