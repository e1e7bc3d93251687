import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { orRefuse, UsageError } from '../project/project';
import { isWithin, realTarget } from '../write/real-paths';
import { makeFolders } from './make-folders';

/**
 * Writes a report to a file named by the user: a new one, or an earlier report. Anything else is left alone, as a typo
 * must not overwrite a document.
 *
 * @param isReport whether a text is a report of that kind, which may be replaced
 * @param site the site's folder, in which no reports are written
 * @throws UsageError when the file is something else, lies in the site, or is not writable
 */
export function writeOwnReport(
  file: string,
  text: string,
  isReport: (text: string) => boolean,
  site: string,
): void {
  orRefuse(`${file} cannot be written`, () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    // Pipes and terminals can always be written to.
    const isStream = stat !== undefined && !stat.isFile();
    const target = isStream ? file : realTarget(path.resolve(file));
    if (!isStream) assertReplaceable(file, target, isReport, site);
    makeFolders(path.dirname(target));
    writeFileSync(target, text);
  });
}

function assertReplaceable(
  file: string,
  real: string,
  isReport: (text: string) => boolean,
  site: string,
): void {
  if (isWithin(real, realTarget(path.resolve(site))))
    throw new UsageError(`${file} lies in the folder of the site: write the report beside it.`);
  const before = existsSync(real) ? readFileSync(real, 'utf8') : '';
  if (before.trim() !== '' && !isReport(before))
    throw new UsageError(
      `${file} holds something else than such a report, and is left alone: remove it, or name another file.`,
    );
}
