import { isRecord } from '../model/is-record';
import type { FieldTree } from './fields';

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
export function excesses(
  tree: FieldTree | undefined,
  value: unknown,
  pointer: string,
  section = { value, pointer },
): Excess[] {
  if (tree?.kind === 'array' && Array.isArray(value))
    return value.flatMap((item, index) => excesses(tree.items, item, `${pointer}/${index}`, section));
  if (tree?.kind !== 'object' || !isRecord(value)) return [];
  return tree.properties.flatMap(([property, child]) => {
    const at = `${pointer}/${property}`;
    const one = value[property];
    if (child.kind !== 'limited') return excesses(child, one, at, section);
    const isOfSection = child.atMost.startsWith('/');
    const than = isOfSection ? child.atMost.slice(1) : child.atMost;
    const owner = isOfSection ? section : { value, pointer };
    const limit = isRecord(owner.value) ? owner.value[than] : undefined;
    const limitPointer = `${owner.pointer}/${than}`;
    const isTooLarge = typeof one === 'number' && typeof limit === 'number' && one > limit;
    return isTooLarge ? { pointer: at, property, value: one, than, limitPointer, limit } : [];
  });
}
