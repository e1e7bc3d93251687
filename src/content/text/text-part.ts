/** A range of a text: offset and length in UTF-16 units of the unescaped text. */
export interface TextPart {
  offset: number;
  length: number;
}
