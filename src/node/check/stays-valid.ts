import { knownPlaces, newFindings } from '../../content/json/new-findings';
import { type Finding, isError, withNames } from '../../content/model/diagnostics';
import { UsageError } from '../project/project';
import type { FileOverlay } from '../read/git-files';
import type { Checker } from './checker';
import { readerOf } from './select-findings';

/**
 * Ensures that changes to a site cause no new errors before they are written.
 *
 * @param checker has read the site
 * @param changed the files as they would be; undefined for those that would be gone
 * @param isExpected selects errors that the changes are meant to bring
 * @throws UsageError with the first new error
 */
export async function assertStaysValid(
  checker: Checker,
  changed: FileOverlay,
  isExpected: (error: Finding) => boolean = () => false,
): Promise<void> {
  const errors = () => checker.findings().filter(isError);
  const [read, isThere] = readerOf(checker);
  const places = knownPlaces(errors(), read);
  await checker.show(changed);
  const { added } = newFindings(errors(), places, read, isThere);
  await checker.show(new Map());
  const error = added.find((one) => !isExpected(one));
  if (error) throw new UsageError(`Nothing was written. ${inWords(error)}`);
}

function inWords({ file, message, hint }: Finding): string {
  return withNames(`${file} would have a mistake: ${message}${hint === undefined ? '' : ` ${hint}`}`);
}
