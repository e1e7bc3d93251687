import { pointerToken, pointerTokens } from '../model/diagnostics';
import { isRecord } from '../model/is-record';

/** Whether two JSON values are equal; the order of properties is ignored. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return names.every((name) => Object.hasOwn(second, name) && isSameValue(first[name], second[name]));
}

/** The value that a JSON Pointer leads to; undefined if there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce(ownValue, root);
}

/** The value of an object's own property, or of a list's item; undefined if there is none. */
export function ownValue(parent: unknown, name: string): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name)) return undefined;
  return (parent as Record<string, unknown>)[name];
}

/** The length of the common prefix of two lists or texts, and of the common suffix after it. */
export function commonEnds(
  one: string | readonly unknown[],
  other: string | readonly unknown[],
): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && isSameValue(one[start], other[start])) start++;
  let end = 0;
  while (end < shorter - start && isSameValue(one.at(-1 - end), other.at(-1 - end))) end++;
  return { start, end };
}

/** All texts in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The same with their pointers. @param pointer of the value */
export function stringsOf(value: unknown, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => stringsOf(part, pointer + pointerToken(name)));
}

/** All objects in a value with their pointers, from the outside in. @param pointer of the value */
export function objectsIn(
  value: unknown,
  pointer: string,
): { pointer: string; object: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    objectsIn(part, pointer + pointerToken(name)),
  );
  return isRecord(value) ? [{ pointer, object: value }, ...inside] : inside;
}
