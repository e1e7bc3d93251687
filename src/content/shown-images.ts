import { partsOf } from './document-parts';
import { mapFields } from './fields';
import { type Page, resolveFile } from './load';
import type { SchemaSet } from './schemas';
import { withoutLinks } from './unpublished';

/**
 * The images that are left of a document when what leads to unpublished pages is left out of it, by their paths within the site.
 *
 * @param unpublished the paths of pages that are not published
 */
export function shownImages(
  page: Page,
  schemas: SchemaSet,
  unpublished: ReadonlySet<string>,
): ReadonlySet<string> {
  const images = new Set<string>();
  for (const { tree, value } of partsOf(page.source.value, page.id, schemas)) {
    mapFields(tree, withoutLinks(tree, value, unpublished), (leaf, text) => {
      const image = leaf.kind === 'image' ? resolveFile(page.source.path, text) : undefined;
      if (image !== undefined) images.add(image);
      return text;
    });
  }
  return images;
}
