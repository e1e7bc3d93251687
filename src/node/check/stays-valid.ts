import { type Finding, isError, withNames } from '../../content/model/diagnostics';
import type { SchemaSet } from '../../content/schema/schemas';
import { lacking } from '../../content/text/lacking';
import { UsageError } from '../project/project';
import { Checker } from './checker';
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
  const errorsIn = async (source: DraftSource) => {
    const checker = new Checker(folder, schemas, { source });
    await checker.scan();
    return checker.findings().filter(isError);
  };
  const source = new DraftSource(folder);
  const before = await errorsIn(source);
  change(source);
  const after = await errorsIn(source);
  // An old error whose message names something that was renamed is not a new error: pair errors by code.
  const gone = without(before, after).map(({ code }) => code);
  const added = without(after, before).filter((one) => !isExpected(one));
  const [error] = lacking(added, gone, ({ code }) => code);
  if (error) throw new UsageError(`Nothing was written. ${inWords(error)}`);
}

/** The findings that are not among `others`. */
function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const present = new Set(others.map(({ code, message }) => `${code} ${message}`));
  return findings.filter(({ code, message }) => !present.has(`${code} ${message}`));
}

function inWords({ file, message, hint }: Finding): string {
  return withNames(
    `${file} would have a mistake: ${message}${hint === undefined ? '' : ` ${hint}`}`,
    (name) => name,
  );
}
