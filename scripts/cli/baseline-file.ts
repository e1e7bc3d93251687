import { readFileSync } from 'node:fs';
import { formatBaseline, parseBaseline } from '../../src/content/checks/core/baseline';
import { type KnownPlace, knownPlaces } from '../../src/content/json/new-findings';
import type { Finding } from '../../src/content/model/diagnostics';
import { plural } from '../../src/content/text/plural';
import type { Checker } from '../../src/node/check/checker';
import { writeOwnReport } from '../../src/node/output/own-report';
import { print, printError } from '../../src/node/project/print';
import { reason, UsageError } from '../../src/node/project/project';

/** Reads a baseline file. @throws UsageError if it does not exist */
export function readBaseline(file: string): KnownPlace[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const advice = isMissing ? ' Add --write-baseline to write it.' : '';
    throw new UsageError(`The baseline ${file} cannot be read: ${reason(error)}${advice}`);
  }
  const places = parseBaseline(text);
  if (!places) throw new UsageError(`${file} is not a baseline: --write-baseline writes one.`);
  return places;
}

/** Writes every current finding to the baseline and reports that. @throws UsageError if the file cannot be written */
export function writeBaseline(
  file: string,
  checker: Checker,
  findings: readonly Finding[],
  pages: string,
): void {
  const places = knownPlaces(findings, (name) => checker.read(name));
  writeOwnReport(file, formatBaseline(places), (text) => parseBaseline(text) !== undefined, pages);
  const count = plural(findings.length, 'finding');
  print(`${file}: ${count}, in ${plural(places.length, 'place')}.\n`);
}

/** Reports baseline entries that no longer match a finding, so that they can be removed. */
export function tellGone(file: string, gone: readonly KnownPlace[]): void {
  if (gone.length === 0) return;
  const shown = gone.slice(0, 10).map((place) => `  ${place.file}  ${place.message}   [${place.code}]\n`);
  const more = gone.length > 10 ? `  and ${gone.length - 10} more\n` : '';
  printError(
    `No longer found, though ${file} knows it (--write-baseline takes it out):\n${shown.join('')}${more}`,
  );
}
