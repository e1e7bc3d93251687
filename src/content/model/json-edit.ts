/** A change of a document at a JSON pointer (RFC 6901). */
export type JsonEdit =
  /** Gives a value another one; adds the property when its object lacks it. */
  | { op: 'set'; pointer: string; value: unknown }
  /**
   * Puts an item into a list before the one at that place (`-` or the length of the list: at its end), or adds a property:
   * before the one that is named, or as the last.
   */
  | { op: 'insert'; pointer: string; value: unknown; before?: string }
  | { op: 'remove'; pointer: string }
  /** Puts an item of a list at another place of the same list: the place that it has afterwards. */
  | { op: 'move'; pointer: string; to: string }
  /** Gives a property another name and leaves it where it stands. */
  | { op: 'rename'; pointer: string; name: string };
