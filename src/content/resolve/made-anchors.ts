import { isRecord } from '../model/is-record';
import { anyPart, type FieldTree } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import type { Section } from '../types.generated';

/**
 * The sections of a page, in which every part without an anchor has one made from its heading in the page's language, if its schema says
 * so: `madeFrom`. No two of a page are alike. Such anchors contain a character that chosen ones cannot, so the two never collide.
 */
export function withAnchors(sections: readonly Section[], schemas: SchemaSet): Section[] {
  const taken = new Set<string>();
  return sections.map((section) => named(schemas.sectionFields(section.type), section, taken) as Section);
}

function named(tree: FieldTree | undefined, value: unknown, taken: Set<string>): unknown {
  if (!tree || !makesAnchors(tree)) return value;
  if (tree.kind === 'array')
    return Array.isArray(value) ? value.map((item) => named(tree.items, item, taken)) : value;
  if (tree.kind !== 'object' || !isRecord(value)) return value;
  const all = { ...value };
  for (const [name, child] of tree.properties) {
    const own = value[name];
    if (child.kind === 'anchor') {
      const heading = value[child.madeFrom ?? ''];
      if (own === undefined && typeof heading === 'string') all[name] = anchorFor(heading, taken);
    } else if (own !== undefined) all[name] = named(child, own, taken);
  }
  return all;
}

/** Whether anything in a tree has an anchor that is made: most sections are returned as they are. */
const makesAnchors = anyPart((tree) => tree.kind === 'anchor' && tree.madeFrom !== undefined);

function anchorFor(heading: string, taken: Set<string>): string {
  const words = heading.replaceAll('\u00ad', '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = words.join('_');
  const base = /[^a-z0-9]/.test(name) ? name : `${name}_`;
  let anchor = base;
  for (let count = 2; taken.has(anchor); count++) anchor = `${base}_${count}`;
  taken.add(anchor);
  return anchor;
}
