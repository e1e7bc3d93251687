import { partsOf } from '../schema/document-parts';
import { mapFields } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { type Page, resolveFile } from './load';
import { withoutLinks } from './unpublished';

/**
 * The images, or the files to keep, that are left of a document when what leads to unpublished pages is left out of it, by their paths within
 * the site.
 *
 * @param unpublished the paths of pages that are not published
 */
export function shownFiles(
  page: Page,
  schemas: SchemaSet,
  unpublished: ReadonlySet<string>,
  kind: 'image' | 'download',
): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { tree, value } of partsOf(page.source.value, page.id, schemas)) {
    mapFields(tree, withoutLinks(tree, value, unpublished), (leaf, text) => {
      const file = leaf.kind === kind ? resolveFile(page.source.path, text) : undefined;
      if (file !== undefined) files.add(file);
      return text;
    });
  }
  return files;
}
