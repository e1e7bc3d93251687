import { existsSync } from 'node:fs';
import path from 'node:path';
import { kindByName } from '../../content/model/document-kind';
import { isRecord } from '../../content/model/is-record';
import { loadSource } from '../../content/site/load';
import { findSchemaFolder, type HasSchemas, usualSchemaFolder } from '../../content/site/schema-paths';
import { readText } from './page-files';
import { listSite } from './site-listing';

/** Looks for schemas on disk. */
export function schemasBeside(folder: string): HasSchemas {
  return (relative) => existsSync(path.join(folder, relative, 'page.schema.json'));
}

/**
 * The folder of a site's schemas relative to the site's folder, for a site that was not checked yet.
 *
 * @throws UsageError when the folder cannot be read
 */
export function schemaFolderOf(folder: string): string {
  const schemaPaths: Record<string, string> = {};
  for (const file of listSite(folder).files) {
    if (kindByName(file) === undefined) continue;
    const { value } = loadSource(file, readText(folder, file));
    if (isRecord(value) && typeof value.$schema === 'string') schemaPaths[file] = value.$schema;
  }
  return findSchemaFolder([{ schemaPaths }], schemasBeside(folder)) ?? usualSchemaFolder;
}
