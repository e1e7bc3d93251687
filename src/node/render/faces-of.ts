import type { Language } from '../../content/model/languages';
import type { PageFacts } from '../../content/site/page-facts';
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
  languages: readonly Language[],
  inputs: string,
): Promise<SiteFaces | undefined> {
  const document = checker.shared.theme?.value;
  if (chosenFaces(document).length === 0) return undefined;
  // Loaded on demand.
  const { siteFaces } = await import('../faces/site-faces');
  const characters = siteCharacters(checker.site.all(), languages, folder);
  return siteFaces(document, characters, inputs, (file) => checker.bytes(file));
}

/**
 * The characters that a site uses: those that every site uses, those of its documents in every language including
 * drafts, and those of component words.
 *
 * @param all the facts of its documents
 * @returns each once, sorted
 */
function siteCharacters(all: readonly PageFacts[], languages: readonly Language[], folder: string): string {
  const distinct = new Set<string>(fontCharacters);
  for (const { characters = '' } of all) for (const character of characters) distinct.add(character);
  for (const language of languages)
    for (const word of Object.values(wordsOfLanguage(language, folder)))
      for (const character of word.normalize('NFC')) distinct.add(character);
  return [...distinct].sort().join('');
}
