import { checks } from './checks';
import { CheckContext } from './context';
import type { Finding } from './diagnostics';
import type { Site } from './load';
import type { SchemaSet } from './schemas';

/** Runs every check over a site. Findings are returned, never thrown; `locate` gives them their places. */
export function checkSite(site: Site, schemas: SchemaSet): Finding[] {
  const context = new CheckContext(site, schemas);
  const findings: Finding[] = [];
  for (const { code, severity, run } of checks) {
    run(context, (finding) => findings.push({ code, severity, ...finding }));
  }
  return findings;
}
