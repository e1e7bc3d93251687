import { knownPlaces, newFindings } from '../../content/json/new-findings';
import { type Finding, isError, withNames } from '../../content/model/diagnostics';
import type { SchemaSet } from '../../content/schema/schemas';
import { UsageError } from '../project/project';
import { Checker } from './checker';
import { readerOf } from './select-findings';
import { DraftSource } from './site-source';

/**
 * Ensures that changes to a site cause no new errors before they are written.
 *
 * @param change makes the changes in a draft
 * @param isExpected selects errors that the changes are meant to bring
 * @throws UsageError with the first new error
 */
export async function assertStaysValid(
  folder: string,
  schemas: SchemaSet,
  change: (source: DraftSource) => void,
  isExpected: (error: Finding) => boolean = () => false,
): Promise<void> {
  const checkerOf = async (source: DraftSource) => {
    const checker = new Checker(folder, schemas, { source });
    await checker.scan();
    return checker;
  };
  const errorsOf = (checker: Checker) => checker.findings().filter(isError);
  const source = new DraftSource(folder);
  const before = await checkerOf(source);
  const places = knownPlaces(errorsOf(before), readerOf(before)[0]);
  change(source);
  const after = await checkerOf(source);
  const { added } = newFindings(errorsOf(after), places, ...readerOf(after));
  const error = added.find((one) => !isExpected(one));
  if (error) throw new UsageError(`Nothing was written. ${inWords(error)}`);
}

function inWords({ file, message, hint }: Finding): string {
  return withNames(`${file} would have a mistake: ${message}${hint === undefined ? '' : ` ${hint}`}`);
}
