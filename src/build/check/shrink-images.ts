import path from 'node:path';
import type { Finding } from '../../content/diagnostics';
import { writeFiles } from '../plan/write-files';
import { reason, UsageError } from '../project/project';

/** One file that was changed, and what was done to it. */
export interface Change {
  file: string;
  what: string;
}

/**
 * Writes a smaller image beside each that is too large, where every document that names it may be changed.
 *
 * @param findings what is wrong with the site
 * @returns what was written; and the findings without those whose images cannot be made smaller
 * @throws UsageError when a file cannot be written
 */
export async function shrinkImages(
  folder: string,
  findings: readonly Finding[],
  isWanted: (file: string) => boolean,
): Promise<{ made: Change[]; given: Finding[] }> {
  const made: Change[] = [];
  const given: Finding[] = [];
  for (const finding of findings) {
    const { fix, file } = finding;
    if (!fix || !('smaller' in fix)) given.push(finding);
    else if (fix.also.every((place) => isWanted(place.file))) {
      const bytes = await smaller(path.join(folder, file));
      if (!bytes) continue;
      const target = path.join(folder, fix.smaller);
      try {
        writeFiles(new Map([[target, bytes]]));
      } catch (error) {
        throw new UsageError(`${target} cannot be written: ${reason(error)}`);
      }
      const megabytes = (bytes.length / 1_000_000).toFixed(1);
      made.push({ file: fix.smaller, what: `written from ${path.posix.basename(file)}: ${megabytes} MB` });
      given.push(finding);
    }
  }
  return { made, given };
}

/** A smaller image; undefined when it cannot be read: its finding stays, for a person to mend. */
async function smaller(file: string): Promise<Uint8Array | undefined> {
  const { makeSmaller } = await import('../images/make-variant');
  try {
    return await makeSmaller(file);
  } catch {
    return undefined;
  }
}
