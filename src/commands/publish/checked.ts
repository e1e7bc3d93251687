import { type Finding, isError } from '../../content/model/diagnostics';
import type { SchemaSet } from '../../content/schema/schemas';
import { Checker } from '../../node/check/checker';
import { isConcerned } from '../../node/check/select-findings';
import { filesIn } from '../../node/read/git-files';

/**
 * Checks a state of a site that is not on disk.
 *
 * @param tree the git tree of that state
 * @param before the state that it is derived from
 * @param isOwn whether a file is being published
 * @returns findings in published files, and errors anywhere that the earlier state does not have; an error that it has, too, is a
 *   warning: whoever publishes did not cause it, and may not be able to correct it
 */
export async function findingsInTree(
  site: { folder: string; schemas: SchemaSet; cacheFileOf?: ((settings: unknown) => string) | undefined },
  tree: string,
  before: string,
  isOwn: (file: string) => boolean,
): Promise<Finding[]> {
  const checker = new Checker(site.folder, site.schemas, { cacheFileOf: site.cacheFileOf });
  await checker.scan();
  await checker.show(filesIn(site.folder, tree));
  const findings = checker.findings();
  if (!findings.some(isError)) return findings.filter((finding) => isConcerned(finding, isOwn));
  await checker.show(filesIn(site.folder, before));
  const keyOf = ({ code, file, message }: Finding) => JSON.stringify([code, file, message]);
  const earlier = new Set(checker.findings().map(keyOf));
  return findings.flatMap((finding) => {
    if (isError(finding) && !earlier.has(keyOf(finding))) return finding;
    if (!isConcerned(finding, isOwn)) return [];
    const message = `${finding.message} The main branch has this error already.`;
    return isError(finding) ? { ...finding, severity: 'warning' as const, message } : finding;
  });
}
