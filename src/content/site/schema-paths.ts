import { idOfPart, isSharedSection } from '../model/routes';
import { relativePath } from '../text/relative-path';
import { urlOf } from '../text/urls';
import type { PageFacts } from './page-facts';

/** What lies where, as a caller who knows the disk says it. @param folder relative to the folder of the site */
export type HasSchemas = (folder: string) => boolean;

/** The schemas of what there is once, by the names of their files. */
const schemasOfSite: Readonly<Record<string, string>> = {
  '_site/site.json': 'site.schema.json',
  '_site/glossary.json': 'glossary.schema.json',
  '_site/rules.json': 'rules.schema.json',
  '_site/redirects.json': 'redirects.schema.json',
  '_site/theme.json': 'theme.schema.json',
};

/** The name of the schema that a document of the site is held against, by the name of its file. Asked for every document. */
export function schemaNameOf(file: string): string {
  if (file.endsWith('/page.json')) return 'page.schema.json';
  if (isSharedSection(idOfPart(file) ?? '')) return 'section.schema.json';
  return schemasOfSite[file] ?? 'dictionary.schema.json';
}

/** What a document writes as its `$schema` when the schemas lie in a folder. @param folder relative to that of the site */
export function schemaPathOf(file: string, folder: string): string {
  return relativePath(file, `${folder}/${schemaNameOf(file)}`);
}

/**
 * The folder that a `$schema` leads to, relative to that of the site; undefined where an editor finds nothing by it, on another
 * machine or on none, or where the schema there is that of another kind of document.
 */
export function folderNamedBy(file: string, $schema: string): string | undefined {
  // VS Code looks for a file whose name has the `#`.
  if (/^\/|^\w[\w+.-]*:|[\\?#]/.test($schema)) return undefined;
  const parts = file.split('/').slice(0, -1);
  for (const part of $schema.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.pop() === schemaNameOf(file) ? parts.join('/') : undefined;
}

/** Whether a `$schema` is the address of the right schema where somebody has published it. */
export function isPublishedSchema(file: string, $schema: string): boolean {
  const url = /^https?:\/\//.test($schema) ? urlOf($schema) : undefined;
  return url !== undefined && url.hash === '' && url.pathname.endsWith(`/${schemaNameOf(file)}`);
}

/**
 * Where the schemas of a site lie, relative to its folder: of the folders that its documents name, the one that has them; without
 * one, the nearest folder above the site that has; where nobody knows the disk or nothing is there, as when a site is copied, the one
 * that most documents name.
 *
 * @returns undefined where the documents name several equally often
 */
export function findSchemaFolder(
  pages: readonly Pick<PageFacts, 'schemaPaths'>[],
  hasSchemas?: HasSchemas,
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

/** Where the schemas lie of a site that says nothing of it. */
export const usualSchemaFolder = '../schemas';
/** The usual place, beside the folder of a site, and those further up. */
const above = Array.from({ length: 8 }, (_, index) => `${'../'.repeat(index + 1)}schemas`);
