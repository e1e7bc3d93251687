import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Checker } from '../../src/node/check/checker';
import type { Selected } from '../../src/node/check/select-findings';
import { UsageError } from '../../src/node/project/project';
import { isWithin } from '../../src/node/write/real-paths';
import { placesOf } from './paths';

/**
 * Resolves the file that text from standard input stands for. It need not exist yet.
 *
 * @param name as given on the command line
 * @returns its path in the site
 * @throws UsageError if no document of the site can have that name
 */
export function stdinFile(name: string, folder: string): string {
  const file = placesOf(name).find((place) => isWithin(place, path.resolve(folder)));
  if (file === undefined || !file.endsWith('.json'))
    throw new UsageError(`"${name}" is not a document of the site in ${folder}: name a .json file there.`);
  return path.relative(path.resolve(folder), file).replaceAll(path.sep, '/');
}

/**
 * Checks a site with the text from standard input in place of one file, and selects that file's findings.
 *
 * @param checker has read the site's folder
 * @throws UsageError if a file of the site cannot be read
 */
export async function selectStdin(checker: Checker, file: string): Promise<Selected> {
  await checker.show(new Map([[file, await buffer(process.stdin)]]));
  const findings = checker.findings().flatMap((finding) => {
    const place = [finding, ...(finding.others ?? [])].find((one) => one.file === file);
    return place ? { ...finding, ...place } : [];
  });
  return { findings, suppressed: 0, gone: [] };
}
