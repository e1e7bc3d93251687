import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Finding } from '../../content/diagnostics';
import { listDictionaries } from '../../content/dictionary-texts';
import { isRecord } from '../../content/fields';
import { applyEdits, editsOf, formatDictionary, isSafeToRewrite } from '../../content/fix';
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
 * @param isWanted which files may be changed
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
    const findings = given.flatMap(eachPlace);
    const textOf = (file: string) => checker.text(file);
    const diagnostics = locate(
      findings.filter(({ fix, file }) => fix && isWanted(file)),
      textOf,
      (file) => fromWorkingDirectory(file, folder),
    );
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

/** A correction goes for every place of its finding; a text is written in all places that change along with it, or in none. */
function eachPlace(finding: Finding): Finding[] {
  const { fix, others = [] } = finding;
  if (!fix) return [finding];
  if ('smaller' in fix)
    return fix.also.map(({ replace, ...place }) => ({ ...finding, ...place, fix: { replace } }));
  if ('edits' in fix) return [finding];
  if ('remove' in fix) return [finding, ...others.map((place) => ({ ...finding, ...place }))];
  const plain = { ...finding, fix: { replace: fix.replace } };
  return [plain, ...(fix.also ?? others).map((place) => ({ ...plain, ...place }))];
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
