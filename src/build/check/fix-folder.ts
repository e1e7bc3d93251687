import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Finding } from '../../content/diagnostics';
import { listDictionaries } from '../../content/dictionary-texts';
import { isRecord } from '../../content/fields';
import { applyEdits, eachPlace, editsOf, formatDictionary, isSafeToRewrite } from '../../content/fix';
import { locate } from '../../content/locate';
import type { SchemaSet } from '../../content/schemas';
import { writeFiles } from '../plan/write-files';
import { reason, UsageError } from '../project/project';
import { fromWorkingDirectory } from '../project/working-directory';
import { Checker } from './checker';
import { type Change, shrinkImages } from './shrink-images';

/** A correction may make room for the next: a trailing comma hides a misspelt name. */
const maxRounds = 8;

/**
 * Corrects what is certain in the folder of a site: typing mistakes in JSON, names and words that can only mean one
 * thing, entries that nothing uses; and writes dictionaries in order, with room for what is missing.
 *
 * @param isWanted which files may be changed; a dictionary changes along with its text
 * @throws UsageError when a file cannot be written
 */
export async function fixFolder(
  folder: string,
  schemas: SchemaSet,
  isWanted: (file: string) => boolean = () => true,
): Promise<Change[]> {
  const changes: Change[] = [];
  const checker = new Checker(folder, schemas);
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    try {
      writeFiles(new Map([[target, text]]));
    } catch (error) {
      throw new UsageError(`${target} cannot be written: ${reason(error)}`);
    }
  };
  for (let round = 0; round < maxRounds; round++) {
    await checker.scan();
    const found = checker.findings();
    const { made, given } = await shrinkImages(folder, found, isWanted);
    changes.push(...made);
    const findings = given.flatMap((finding) => placesToFix(finding, isWanted));
    const textOf = (file: string) => checker.text(file);
    const diagnostics = locate(findings, textOf, (file) => fromWorkingDirectory(file, folder));
    const edits = [...editsOf(diagnostics)].filter(([file]) => textOf(file) !== undefined);
    if (edits.length === 0) break;
    for (const [file, list] of edits) {
      write(file, applyEdits(textOf(file) ?? '', list));
      changes.push(
        ...diagnostics.filter((diagnostic) => diagnostic.file === file && diagnostic.edit).map(describe),
      );
    }
  }
  changes.push(...orderDictionaries(folder, checker, isWanted, write));
  return changes;
}

/**
 * A finding as several: one for each place that its correction changes. What has to change along with a text (its dictionary
 * goes by it) changes with it, whether its file is wanted or not; elsewhere each file counts by itself.
 */
function placesToFix(finding: Finding, isWanted: (file: string) => boolean): Finding[] {
  const { fix, file } = finding;
  if (!fix) return [];
  if ('replace' in fix && fix.also) return isWanted(file) ? eachPlace(finding, fix) : [];
  return eachPlace(finding, fix).filter((place) => isWanted(place.file));
}

function describe({ file, line, code, message, edit }: Diagnostic): Change {
  // What is longer than a line is known by what it was about.
  const isLong = edit?.text.includes('\n');
  const done = edit?.text === '' ? 'removed' : isLong ? 'rewritten' : `wrote ${edit?.text}`;
  return { file, what: `line ${line}: ${done}   [${code}] ${message}` };
}

function orderDictionaries(
  folder: string,
  checker: Checker,
  isWanted: (file: string) => boolean,
  write: (file: string, text: string) => void,
): Change[] {
  const changes: Change[] = [];
  for (const { file, order, missing } of listDictionaries(checker.site)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (!isWanted(file) || !isSafeToRewrite(text)) continue;
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) continue;
    const ordered = formatDictionary(value, order, missing);
    if (ordered === text) continue;
    write(file, ordered);
    const room = missing.length > 0 ? `, with room for ${missing.length} missing` : '';
    changes.push({ file, what: `wrote the entries in the order of the page${room}` });
  }
  return changes;
}
