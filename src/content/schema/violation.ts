import type { Place } from '../model/diagnostics';
import { isRecord } from '../model/is-record';

/** A violation of a schema, which may correspond to several AJV errors. */
export interface Violation {
  kind:
    | 'unknown-property'
    | 'missing-property'
    | 'wrong-type'
    | 'wrong-value'
    | 'wrong-length'
    | 'wrong-count';
  file: string;
  /** Points to the wrong value, to the object that lacks a property, or to the unknown property. */
  pointer: string;
  /** The name of the unknown or missing property, or of the one with the wrong value. */
  property: string;
  /** For a missing property: others of which one would do, too. */
  alternatives?: readonly string[];
  /** For a known property that is there, but must not be together with another: that one. */
  excludedBy?: string;
  /** For an unknown property: the known one that was probably meant. */
  meant?: string;
  /** The unknown property is the former name of `meant`. */
  isRenamed?: boolean;
  /** The unknown property is a former name of `meant`, which the object has under that name or a later one as well. */
  isThereToo?: boolean;
  /** The unknown property is the type of a section that stands in the place of an item. */
  isOfSection?: boolean;
  /** For an unknown property: the other items of the same list that have it. */
  others?: readonly Place[];
  /** The properties that the object may have. */
  allowed: readonly string[];
  /** The violated rule: an AJV keyword and its value. */
  keyword: string;
  limit: unknown;
  value: unknown;
  /** What the value belongs to, in an editor's words: `a "hero" section`. */
  owner: string;
  /** The schema's description of the property, for editors. */
  description: string | undefined;
  pattern?: string | undefined;
  /** What to do about it, if known, such as the schema's message for a text that does not match its pattern. */
  expected: string | undefined;
}

/** Whether a value of an unknown property contains what belongs in the object around it: `"props": { "title": … }`. */
export function isWrapper(value: unknown, allowed: readonly string[]): value is Record<string, unknown> {
  const names = isRecord(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => allowed.includes(name));
}

/** Whether a missing property is in such an object. */
export function isWrapped({ property, value, allowed }: Violation): boolean {
  return Object.entries(isRecord(value) ? value : {}).some(
    ([name, inner]) => !allowed.includes(name) && isWrapper(inner, allowed) && Object.hasOwn(inner, property),
  );
}
