import type { JsonEdit } from './json-edit';

/** A change of a text: offsets in UTF-16 units. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** An edit of a document, or of its text where that is not JSON. */
export interface DocumentEdit {
  file: string;
  edit: JsonEdit | Edit;
}

/** Where a value or a property is: a JSON Pointer into a file of the site. */
interface Location {
  file: string;
  pointer: string;
}

/** A fix that is certain: edits of one document or of several. */
export interface Fix {
  edits: readonly DocumentEdit[];
  /**
   * Whether they are made together or not at all, in this order: a text and its key in a dictionary. Otherwise each
   * corrects the same mistake in a place of its own.
   */
  isOne?: boolean;
  /** The smaller copy of an image that the edits name, to be written first. */
  copy?: string;
}

/** Replaces the value at a place, or adds it. */
export function setAt({ file, pointer }: Location, value: unknown): DocumentEdit {
  return { file, edit: { op: 'set', pointer, value } };
}

/** The fix that replaces what is wrong in several places by a value; none where that is undefined. */
export function fixBy(value: unknown, places: readonly Location[]): { fix?: Fix } {
  return value === undefined ? {} : { fix: { edits: places.map((place) => setAt(place, value)) } };
}

/** Renames the property at a place. */
export function renameAt({ file, pointer }: Location, name: string): DocumentEdit {
  return { file, edit: { op: 'rename', pointer, name } };
}

/** Removes the property or item at a place. */
export function removeAt({ file, pointer }: Location): DocumentEdit {
  return { file, edit: { op: 'remove', pointer } };
}
