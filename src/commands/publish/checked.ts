import { type Finding, isError } from '../../content/model/diagnostics';
import type { SchemaSet } from '../../content/schema/schemas';
import { Checker } from '../../node/check/checker';
import { isConcerned } from '../../node/check/select-findings';
import { filesIn } from '../../node/read/git-files';

/**
 * What the checker finds in a state of a site that nobody has on the disk.
 *
 * @param tree what git finds it by
 * @param before the state that it is made of
 * @param isOwn whether a file is one of those that are published
 * @returns what concerns them, and the errors that the state before has not
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
