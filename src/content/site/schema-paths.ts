import { nameInSite } from '../model/document-kind';
import { idOfDocument, isSharedSection } from '../model/routes';
import { folderIn, nameIn, pathFrom } from '../text/paths';
import { relativePath } from '../text/relative-path';
import { urlOf } from '../text/urls';
import type { PageFacts } from './page-facts';

/** Tells whether schemas exist in a folder. @param folder relative to the site's folder */
export type HasSchemas = (folder: string) => boolean;

/** The schema file of a document, by its name. Called for every document. */
export function schemaNameOf(file: string): string {
  if (file.endsWith('/page.json')) return 'page.schema.json';
  if (isSharedSection(idOfDocument(file) ?? '')) return 'section.schema.json';
  return `${nameInSite(file) ?? 'dictionary'}.schema.json`;
}

/** The `$schema` of a document. @param folder the schemas' folder, relative to the site's */
export function schemaPathOf(file: string, folder: string): string {
  return relativePath(file, `${folder}/${schemaNameOf(file)}`);
}

/**
 * The folder that a `$schema` refers to, relative to the site's; undefined if it is not a relative path that an editor
 * can resolve, or refers to the schema of another kind of document.
 */
export function folderNamedBy(file: string, $schema: string): string | undefined {
  // VS Code would look for a file with `#` in its name.
  if (/^\/|^\w[\w+.-]*:|[\\?#]/.test($schema)) return undefined;
  const schema = pathFrom(file, $schema);
  return nameIn(schema) === schemaNameOf(file) ? folderIn(schema) : undefined;
}

/** Whether a `$schema` is the published address of the right schema. */
export function isPublishedSchema(file: string, $schema: string): boolean {
  const url = /^https?:\/\//.test($schema) ? urlOf($schema) : undefined;
  return url !== undefined && url.hash === '' && url.pathname.endsWith(`/${schemaNameOf(file)}`);
}

/**
 * The schemas' folder relative to the site's: among the folders that documents name, the one that contains schemas;
 * otherwise the nearest one above the site. Without access to a disk, or if there are none, as when a site is copied,
 * the folder that most documents name.
 *
 * @returns undefined if there is a tie
 */
export function findSchemaFolder(
  pages: readonly Pick<PageFacts, 'schemaPaths'>[],
  hasSchemas: HasSchemas | undefined,
): string | undefined {
  const votes = new Map<string, number>();
  for (const { schemaPaths } of pages) {
    for (const [file, $schema] of Object.entries(schemaPaths)) {
      const folder = folderNamedBy(file, $schema);
      if (folder !== undefined) votes.set(folder, (votes.get(folder) ?? 0) + 1);
    }
  }
  const named = [...votes].sort(([, a], [, b]) => b - a);
  const there = hasSchemas && (named.find(([folder]) => hasSchemas(folder))?.[0] ?? above.find(hasSchemas));
  if (there !== undefined) return there;
  const [first, second] = named;
  return first && first[1] !== second?.[1] ? first[0] : undefined;
}

/** The schemas' folder for a site that does not specify any. */
export const usualSchemaFolder = '../schemas';
/** The usual folder, next to the site's, and those further up. */
const above = Array.from({ length: 8 }, (_, index) => `${'../'.repeat(index + 1)}schemas`);
