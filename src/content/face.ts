import { faceRanges } from './face.generated';

const drawn = new Set(
  faceRanges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  ),
);

/**
 * A text as the pictures for sharing draw it: composed letters, plain spaces, and nothing that only steers how text is set.
 */
export function drawnText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s/g, ' ');
}

/** The characters of a text that the display face has no letters for, each once: pictures for sharing cannot draw them. */
export function undrawn(text: string): string[] {
  return [...new Set(drawnText(text))].filter((character) => !drawn.has(character.codePointAt(0) ?? 0));
}
