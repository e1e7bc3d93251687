import { type KnownPlace, knownPlaces, newFindings } from '../../content/json/new-findings';
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
 * @param nameThen what a file is called then, if the changes do nothing but move: an error at the place of one that was there before
 *   is no new one, though the paths in it follow
 * @throws UsageError with the first new error
 */
export async function assertStaysValid(
  checker: Checker,
  changed: FileOverlay,
  {
    isExpected = () => false,
    nameThen,
  }: { isExpected?: (error: Finding) => boolean; nameThen?: (file: string) => string } = {},
): Promise<void> {
  const errors = () => checker.findings().filter(isError);
  const [read, isThere] = readerOf(checker);
  const places = knownPlaces(errors(), read);
  await checker.show(changed);
  const { added, gone } = newFindings(errors(), places, read, isThere);
  const moved = new Set(nameThen && gone.map((place) => keyOf({ ...place, file: nameThen(place.file) })));
  const isMoved = (error: Finding) => knownPlaces([error], read).some((place) => moved.has(keyOf(place)));
  const error = added.find((one) => !isExpected(one) && !isMoved(one));
  await checker.show(new Map());
  if (error) throw new UsageError(`Nothing was written. ${inWords(error)}`);
}

const keyOf = ({ code, file, at }: KnownPlace) => [code, file, at].join('\0');

function inWords({ file, message, hint }: Finding): string {
  return withNames(`${file} would have a mistake: ${message}${hint === undefined ? '' : ` ${hint}`}`);
}
