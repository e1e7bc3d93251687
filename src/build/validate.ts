import path from 'node:path';
import { checkSite } from '../content/check';
import type { Diagnostic } from '../content/diagnostics';
import { loadSite, type Site } from '../content/load';
import { compileSchemas, type SchemaSet } from '../content/schemas';
import { readSchemaFiles, readSiteFiles } from './read';

/** A site as it was read and checked. */
export interface CheckedSite {
  site: Site;
  schemas: SchemaSet;
  /** What was found, with files relative to the folder of the site. */
  diagnostics: Diagnostic[];
}

/**
 * Reads and checks the site in a folder.
 *
 * @throws UsageError when the folder cannot be read
 */
export async function checkFolder(folder: string): Promise<CheckedSite> {
  const site = loadSite(readSiteFiles(folder));
  const schemas = compileSchemas(readSchemaFiles());
  const findings = checkSite(site, schemas);
  // Places are needed only when there is something to place.
  const diagnostics = findings.length > 0 ? (await import('../content/locate')).locate(findings, site) : [];
  return { site, schemas, diagnostics };
}

/** Diagnostics with their files relative to the working directory, as people and CI open them. */
export function fromWorkingDirectory(diagnostics: readonly Diagnostic[], folder: string): Diagnostic[] {
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: path.relative(process.cwd(), path.join(folder, diagnostic.file)).replaceAll(path.sep, '/'),
  }));
}
