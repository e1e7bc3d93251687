/** A part of a text: offset and length in UTF-16 units of what the text says, whatever escapes it is written with. */
export interface TextPart {
  offset: number;
  length: number;
}
