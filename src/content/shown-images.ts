import { mapFields, typeOf } from './fields';
import { type Page, resolveFile, sectionsOf } from './load';
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
  const parts = page.isSite
    ? [[schemas.siteFields, page.source.value] as const]
    : [
        [schemas.pageFields, page.source.value] as const,
        ...sectionsOf(page).map((section) => [schemas.sectionFields(typeOf(section)), section] as const),
      ];
  for (const [fields, value] of parts) {
    mapFields(fields, withoutLinks(fields, value, unpublished), (leaf, text) => {
      const image = leaf.kind === 'image' ? resolveFile(page.source.path, text) : undefined;
      if (image !== undefined) images.add(image);
      return text;
    });
  }
  return images;
}
