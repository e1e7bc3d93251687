import type { Place } from '../model/diagnostics';

/** One mistake against a schema, whatever number of errors AJV saw in it. */
export interface Violation {
  kind:
    | 'unknown-property'
    | 'missing-property'
    | 'wrong-type'
    | 'wrong-value'
    | 'wrong-length'
    | 'wrong-count';
  file: string;
  /** Points at the value at fault; at the object that lacks a property; at the unknown property. */
  pointer: string;
  /** The name of the unknown or missing property, or of the one that holds the value at fault. */
  property: string;
  /** For an unknown property: the known one that was probably meant. */
  meant?: string;
  /** The unknown property is what `meant` was called before. */
  isRenamed?: boolean;
  /** For an unknown property: the other items of the same list that have it. */
  others?: readonly Place[];
  /** The properties that the object at fault may have. */
  known: readonly string[];
  /** The rule that is broken: an AJV keyword and its value. */
  keyword: string;
  limit: unknown;
  value: unknown;
  /** What the value belongs to, in an editor's words: `a "hero" section`. */
  owner: string;
  /** What the schema says about the property, for editors. */
  description: string | undefined;
  /** What a text has to match there. */
  pattern?: string | undefined;
  /** What to do about it, where that is known: what the schema says of a text that does not match its pattern, for example. */
  expected: string | undefined;
}
