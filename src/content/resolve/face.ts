import { charactersOf } from '../site/theme/faces';
import { faceRanges } from './face.generated';

const drawn = charactersOf(faceRanges);

/**
 * A text as the pictures for sharing draw it: composed letters, plain spaces, and nothing that only steers how text is set.
 */
export function drawnText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s/g, ' ');
}

/**
 * The characters of a text that the display face has no letters for, each once: pictures for sharing cannot draw them.
 *
 * @param letters those that it has; left out, it is the face that the engine brings
 */
export function undrawn(text: string, letters: ReadonlySet<number> = drawn): string[] {
  return [...new Set(drawnText(text))].filter((character) => !letters.has(character.codePointAt(0) ?? 0));
}
