/** A change of a document at a JSON Pointer (RFC 6901). */
export type JsonEdit =
  /** Replaces a value, or adds the property if its object lacks it: before the named one or at the end. */
  | { op: 'set'; pointer: string; value: unknown; before?: string }
  /**
   * Inserts an item into a list before the index (`-` or the length: at its end), or adds a property before the named
   * one or at the end.
   */
  | { op: 'insert'; pointer: string; value: unknown; before?: string }
  | { op: 'remove'; pointer: string }
  /** Moves an item within its list, to the index that it has afterwards. */
  | { op: 'move'; pointer: string; to: string }
  /** Renames a property in place. */
  | { op: 'rename'; pointer: string; name: string };

/** An edit of a value, as an edit of the document that contains the value at a pointer. */
export function editBelow(pointer: string, edit: JsonEdit): JsonEdit {
  const placed = { ...edit, pointer: pointer + edit.pointer };
  return placed.op === 'move' ? { ...placed, to: pointer + placed.to } : placed;
}
