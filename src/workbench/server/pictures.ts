import { statSync } from 'node:fs';
import path from 'node:path';
import { imageTypes } from '../../content/model/images';
import { isSharedSection, nameOfSection } from '../../content/model/routes';
import { typeOf } from '../../content/schema/fields';
import type { ImageUse } from '../../content/site/field-uses';
import type { PageContext } from '../../content/site/page-context';
import { sectionAt } from '../../content/uses/uses';
import type { Checker } from '../../node/check/checker';
import type { PictureUse, SitePicture } from '../protocol/pictures';
import { placesIn, translationsOf } from './places';

/**
 * All images of a site by name with their uses. Reads each document once, and only those that use an image.
 *
 * @param only a single image to list
 */
export function picturesIn(checker: Checker, folder: string, only?: string): SitePicture[] {
  const { site } = checker;
  const files = [...checker.files].filter((file) => imageTypes.test(file) && (only ?? file) === file).sort();
  const uses = new Map<string, PictureUse[]>(files.map((file) => [file, []]));
  for (const facts of site.all()) {
    if (!facts.images.some((file) => uses.has(file))) continue;
    const placeOf = placesIn(checker, facts);
    if (!placeOf) continue;
    const context = site.context(facts);
    for (const use of context.images) {
      const usesOfFile = uses.get(context.filePath(use.text) ?? '');
      usesOfFile?.push({
        ...placeOf(use.pointer),
        ...partOf(context, use),
        ...wordsOf(checker, context, use),
      });
    }
  }
  site.release();
  const { images, brokenImages } = site.folder;
  return files.map((file) => {
    const facts = images.get(file);
    const problem = brokenImages.get(file);
    return {
      file,
      ...(facts && { facts: { width: facts.width, height: facts.height, bytes: facts.bytes } }),
      ...(problem !== undefined && { problem }),
      mark: String(statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? ''),
      uses: uses.get(file) ?? [],
    };
  });
}

/** The section that shows an image. */
function partOf(
  { id, document }: PageContext,
  { pointer }: ImageUse,
): Pick<PictureUse, 'section' | 'shared'> {
  if (isSharedSection(id)) return { shared: nameOfSection(id), section: { type: typeOf(document) } };
  const section = sectionAt(document, pointer);
  if (!section) return {};
  const { type, heading } = section;
  return { section: { type, ...(heading !== undefined && { heading }) } };
}

/** The alternative texts of an image by language. */
function wordsOf(checker: Checker, context: PageContext, use: ImageUse): Pick<PictureUse, 'words'> {
  const place = `${use.pointer}Alt`;
  const index = context.copies.findIndex(({ pointer }) => pointer === place);
  const copy = context.copies[index];
  if (!copy) return {};
  const [source] = checker.languages;
  const translated = translationsOf(checker, context, index).map(({ language, words: text }) => ({
    language,
    ...(text !== undefined && { text }),
  }));
  return { words: [{ language: source?.code ?? '', text: copy.text }, ...translated] };
}
