import { chosenFaces } from '../../content/site/theme/faces';
import { fontCharacters } from '../bundle/fonts';
import type { Checker } from '../check/checker';
import type { SiteFaces } from '../faces/site-faces';
import { wordsOfLanguage } from '../read/word-files';

/**
 * Makes the faces that a site's theme names, subset to the characters that the site uses.
 *
 * @returns undefined if the theme names none
 * @throws UsageError when a face cannot be read or made
 */
export async function facesOf(
  folder: string,
  checker: Checker,
  inputs: string,
): Promise<SiteFaces | undefined> {
  const document = checker.shared.theme?.value;
  if (chosenFaces(document).length === 0) return undefined;
  // Loaded on demand.
  const { siteFaces } = await import('../faces/site-faces');
  const characters = siteCharacters(checker, folder);
  return siteFaces(document, characters, inputs, (file) => checker.bytes(file));
}

/**
 * The characters that a site uses: those that every site uses, those of its documents in every language including
 * drafts, and those of component words.
 *
 * @returns each once, sorted
 */
function siteCharacters({ site, languages }: Checker, folder: string): string {
  const distinct = new Set<string>(fontCharacters);
  for (const { characters = '' } of site.all()) for (const character of characters) distinct.add(character);
  for (const { code } of languages)
    for (const word of Object.values(wordsOfLanguage(code, folder)))
      for (const character of word.normalize('NFC')) distinct.add(character);
  return [...distinct].sort().join('');
}
