import path from 'node:path';
import {
  applyFixes,
  type FixedTexts,
  fixesOf,
  isSafeToRewrite,
  withMarksKept,
  withRoomFor,
} from '../../content/json/fix';
import { position, shownMessage } from '../../content/json/locate';
import { compareText } from '../../content/model/diagnostics';
import type { Edit } from '../../content/model/fix';
import { fileSize } from '../../content/model/images';
import type { SchemaSet } from '../../content/schema/schemas';
import { listDictionaries } from '../../content/site/dictionary-texts';
import { UsageError } from '../project/project';
import { fromWorkingDirectory } from '../project/working-directory';
import { underLock } from '../write/lock';
import { ChangedMeanwhile, type FileChange } from '../write/steps';
import { writeFiles } from '../write/write-files';
import { Checker } from './checker';
import { SmallerImages } from './shrink-images';
import { OnceReadSource } from './site-source';

/** One fix may enable the next: a trailing comma can hide a misspelled name. */
const maxRounds = 50;

/** How often to start over because somebody saved meanwhile. */
const maxTries = 20;

/** A changed file, and what was done to it. */
interface AppliedFix {
  file: string;
  what: string;
}

/** Fixes that are certain: descriptions, and the resulting file changes. */
interface Corrections {
  changes: AppliedFix[];
  writes: FileChange[];
}

/**
 * Applies all certain fixes in a site's folder, or none: JSON typos, unambiguous names and words, unused entries. Adds
 * empty entries for missing translations.
 *
 * @param isWanted which files may be changed; dictionaries follow their document
 * @throws UsageError when a file cannot be written, or fixes do not end
 */
export async function fixFolder(
  folder: string,
  schemas: SchemaSet,
  isWanted: (file: string) => boolean = () => true,
): Promise<AppliedFix[]> {
  const images = new SmallerImages(folder);
  for (let tries = 1; ; tries++) {
    const made = await underLock([folder], async (lock) => {
      const { changes, writes } = await planFixes(folder, schemas, isWanted, images);
      if (!images.areMade) return undefined;
      try {
        writeFiles(lock, writes);
        return changes;
      } catch (error) {
        // Somebody has saved meanwhile: start over.
        if (error instanceof ChangedMeanwhile && tries < maxTries) return undefined;
        throw error;
      }
    });
    if (made) return made;
    await images.make();
  }
}

/**
 * Plans what `fixFolder` writes.
 *
 * @param images collects requests for images that are not made yet
 * @throws UsageError when a file cannot be read, or fixes do not end
 */
export async function planFixes(
  folder: string,
  schemas: SchemaSet,
  isWanted: (file: string) => boolean,
  images: SmallerImages,
): Promise<Corrections> {
  const changes: AppliedFix[] = [];
  const source = new OnceReadSource(folder);
  const checker = new Checker(folder, schemas, { source });
  const written = new Map<string, string | Uint8Array>();
  await checker.scan();
  for (let round = 1; ; round++) {
    const possible = checker.findings().filter((finding) => {
      const { fix, file } = finding;
      if (fix?.copy === undefined) return true;
      if (!fix.edits.every((edit) => isWanted(edit.file))) return false;
      const bytes = images.of(finding);
      if (!bytes) return false;
      written.set(fix.copy, bytes);
      const from = path.posix.basename(file);
      changes.push({ file: fix.copy, what: `written from ${from}: ${fileSize(bytes.length)}` });
      return true;
    });
    const textOf = (file: string) => checker.text(file);
    const fixes = fixesOf(possible, textOf, isWanted);
    // A text that has an entry now may be mended, together with it.
    const room = fixes.length === 0 ? withRoom(checker, isWanted) : [];
    if (fixes.length === 0 && room.length === 0) break;
    if (round > maxRounds) throw endless(fixes.map(({ finding }) => finding.code));
    for (const [file, text, count] of room) {
      written.set(file, text);
      changes.push({ file, what: `made room for ${count} missing` });
    }
    const described = fixes.flatMap((fix) => describe(fix, textOf, folder));
    changes.push(...described.sort((a, b) => compareText(a.file, b.file) || a.offset - b.offset));
    for (const [file, text] of applyFixes(fixes, textOf))
      written.set(file, withMarksKept(textOf(file) ?? '', text));
    await checker.show(new Map([...written].map(([file, content]) => [file, Buffer.from(content)])));
  }
  const writes = [...written].map(([file, content]): FileChange => {
    const before = typeof content === 'string' ? source.texts.get(file) : undefined;
    return { kind: 'put', file: path.resolve(folder, file), content, before };
  });
  return { changes, writes };
}

/** Fixes whose findings keep coming back are wrong, so what they have made of the texts is not kept. */
function endless(codes: readonly string[]): UsageError {
  const named = [...new Set(codes)].map((code) => JSON.stringify(code)).join(', ');
  return new UsageError(
    `Nothing was written: the fixes of ${named} do not end. One leaves its finding, or undoes another. Correct the check, or turn it off in _site/rules.json.`,
  );
}

/** What a fix has changed, each place by itself. */
function describe(
  { finding, changes }: FixedTexts,
  textOf: (file: string) => string | undefined,
  folder: string,
): (AppliedFix & { offset: number })[] {
  const shown = (file: string) => fromWorkingDirectory(file, folder);
  const [message, shownFile] = [shownMessage(finding, shown), shown(finding.file)];
  return [...changes].flatMap(([file, edits]) => {
    const text = textOf(file) ?? '';
    // The message names values of the finding's own file, from which those of others differ.
    const why = file === finding.file || !changes.has(finding.file) ? message : `as in ${shownFile}`;
    return edits.map((edit) => ({
      file,
      offset: edit.offset,
      what: `line ${lineOf(text, edit)}: ${doneBy(edit)}   [${finding.code}] ${why}`,
    }));
  });
}

/** What is removed is named by its own line, not by that of the comma before it. */
function lineOf(text: string, { offset, length }: Edit): number {
  const before = /^[\s,]*/.exec(text.slice(offset, offset + length))?.[0].length ?? 0;
  return position(text, offset + (before < length ? before : 0)).line;
}

function doneBy({ text }: Edit): string {
  if (text === '') return 'removed';
  // A multi-line replacement is summarized.
  return text.includes('\n') ? 'rewritten' : `wrote ${text}`;
}

/** The dictionaries with entries for the missing translations that belong in them, and how many these are. */
function withRoom(
  checker: Checker,
  isWanted: (file: string) => boolean,
): [file: string, text: string, count: number][] {
  return listDictionaries(checker.site).flatMap(({ file, order, missing }) => {
    const text = checker.text(file) ?? '';
    if (missing.length === 0 || !isWanted(file) || !isSafeToRewrite(text)) return [];
    const roomy = withRoomFor(text, order, missing);
    return roomy === text ? [] : [[file, roomy, missing.length]];
  });
}
