import { charactersOf } from '../site/theme/faces';
import { faceRanges } from './face.generated';

/** The characters of the engine's own display face. */
export const drawnLetters: ReadonlySet<number> = charactersOf(faceRanges);

/** Normalizes a text as social images draw it: composed letters, plain spaces, no invisible formatting characters. */
export function drawnText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s/g, ' ');
}

/**
 * The distinct characters of a text that the display face lacks, so that social images cannot draw them.
 *
 * @param letters those that it has; defaults to the engine's face
 */
export function undrawn(text: string, letters: ReadonlySet<number> = drawnLetters): string[] {
  return [...new Set(drawnText(text))].filter((character) => !letters.has(character.codePointAt(0) ?? 0));
}
