import { ownValue } from '../json/values';
import { type FieldTree, visitTree } from './fields';

/** A number that exceeds the one that its schema compares it with. */
export interface Excess {
  pointer: string;
  property: string;
  value: number;
  /** The property that limits it, its place, and its value. */
  than: string;
  limitPointer: string;
  limit: number;
}

/** The numbers within a section, or another value with this field tree, that exceed their limit. */
export function excesses(tree: FieldTree | undefined, value: unknown, pointer: string): Excess[] {
  const found: Excess[] = [];
  visitTree(tree, value, pointer, {
    object({ properties }, object, at) {
      for (const [property, child] of properties) {
        if (child.kind !== 'limited') continue;
        const isOfSection = child.atMost.startsWith('/');
        const than = isOfSection ? child.atMost.slice(1) : child.atMost;
        const limitPointer = `${isOfSection ? pointer : at}/${than}`;
        const [one, limit] = [object[property], ownValue(isOfSection ? value : object, than)];
        if (typeof one === 'number' && typeof limit === 'number' && one > limit)
          found.push({ pointer: `${at}/${property}`, property, value: one, than, limitPointer, limit });
      }
    },
  });
  return found;
}
