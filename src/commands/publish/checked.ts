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
 * @returns findings in published files, and errors that the earlier state does not have
 */
export async function findingsIn(
  site: { folder: string; schemas: SchemaSet; cacheFileOf?: ((settings: unknown) => string) | undefined },
  tree: string,
  before: string,
  isOwn: (file: string) => boolean,
): Promise<Finding[]> {
  const checker = new Checker(site.folder, site.schemas, site.cacheFileOf);
  await checker.scan();
  await checker.show(filesIn(site.folder, tree));
  const found = checker.findings();
  const others = found.filter((finding) => isError(finding) && !isConcerned(finding, isOwn));
  if (others.length === 0) return found.filter((finding) => isConcerned(finding, isOwn));
  await checker.show(filesIn(site.folder, before));
  const keyOf = ({ code, file, message }: Finding) => JSON.stringify([code, file, message]);
  const known = new Set(checker.findings().map(keyOf));
  return found.filter(
    (finding) => isConcerned(finding, isOwn) || (isError(finding) && !known.has(keyOf(finding))),
  );
}
