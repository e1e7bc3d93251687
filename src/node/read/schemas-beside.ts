import { existsSync } from 'node:fs';
import path from 'node:path';
import { kindByName } from '../../content/model/document-kind';
import { isRecord } from '../../content/model/is-record';
import { loadSource } from '../../content/site/load';
import { findSchemaFolder, type HasSchemas, usualSchemaFolder } from '../../content/site/schema-paths';
import { readText } from './page-files';
import { listSite } from './site-listing';

/** What the disk says of where schemas lie. @param folder of the site */
export function schemasBeside(folder: string): HasSchemas {
  return (relative) => existsSync(path.join(folder, relative, 'page.schema.json'));
}

/** Where the schemas of a site lie that was not checked yet, relative to its folder. @throws UsageError when it cannot be read */
export function schemaFolderOf(folder: string): string {
  const schemaPaths: Record<string, string> = {};
  for (const file of listSite(folder).files) {
    if (kindByName(file) === undefined) continue;
    const { value } = loadSource(file, readText(folder, file));
    if (isRecord(value) && typeof value.$schema === 'string') schemaPaths[file] = value.$schema;
  }
  return findSchemaFolder([{ schemaPaths }], schemasBeside(folder)) ?? usualSchemaFolder;
}
