import { checkSite } from '../content/check-site';
import type { Diagnostic } from '../content/diagnostics';
import { loadSite, type Site } from '../content/load';
import type { SchemaSet } from '../content/schemas';
import { readSiteFiles } from './read';
import { loadSchemas } from './schema-cache';

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
  const { schemas } = await loadSchemas();
  const findings = checkSite(site, schemas);
  // Places are needed only when there is something to place.
  const diagnostics =
    findings.length > 0
      ? (await import('../content/locate')).locate(findings, (file) => site.sources.get(file)?.text)
      : [];
  return { site, schemas, diagnostics };
}
