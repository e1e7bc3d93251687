import { plainLetters } from './plain-letters';

/**
 * A text as a part of an address or of a file's name: lower-case letters without accents, digits and hyphens.
 *
 * @param language of the text, if that is known
 */
export function slug(text: string, language?: string): string {
  return plainLetters(text, language)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
