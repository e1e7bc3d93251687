import { partsOf } from '../schema/document-parts';
import { visitFields } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { type Page, resolveFile } from './load';
import { withoutLinks } from './unpublished';

/**
 * The images, or downloads, that remain in a document without its links to unpublished pages, as paths within the site.
 *
 * @param unpublished the paths of unpublished pages
 */
export function shownFiles(
  page: Page,
  schemas: SchemaSet,
  unpublished: ReadonlySet<string>,
  kind: 'image' | 'download',
): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { tree, value } of partsOf(page.source.value, page.id, schemas)) {
    visitFields(tree, withoutLinks(tree, value, unpublished), (leaf, text) => {
      const file = leaf.kind === kind ? resolveFile(page.source.path, text) : undefined;
      if (file !== undefined) files.add(file);
    });
  }
  return files;
}
