import path from 'node:path';
import { exportTexts } from '../../src/commands/translations/export-texts';
import { planImport, untaken } from '../../src/commands/translations/import-texts';
import { type PoFile, readPo, sameButRegion } from '../../src/commands/translations/po-file';
import { type Language, languageName, translatedLanguages } from '../../src/content/model/languages';
import { visible } from '../../src/content/text/encode/visible';
import type { Checker } from '../../src/node/check/checker';
import { writeOwnReport } from '../../src/node/output/own-report';
import { carryOut, isRefused, type PlanOptions, planAgain } from '../../src/node/plan/carry-out';
import { noteInWords } from '../../src/node/plan/plan';
import { print, printError } from '../../src/node/project/print';
import { UsageError, unlessRefused } from '../../src/node/project/project';
import { readBytes } from '../../src/node/read/files';
import { namedFile } from './paths';

/**
 * Writes a translators' file for each of the given languages.
 *
 * @param out a file if it ends in `.po`, otherwise a folder
 * @throws UsageError if one file would hold two languages, cannot be written, or has translations that have not been imported
 */
export function exportFiles(
  checker: Checker,
  pages: string,
  languages: readonly Language[],
  out = '.',
): number {
  const isFile = out.toLowerCase().endsWith('.po');
  if (isFile && languages.length > 1)
    throw new UsageError(`${out} holds one language: name it with --language, or name a folder.`);
  const texts = languages.map((language) => [language, exportTexts(checker, language)] as const);
  for (const [language, text] of texts) {
    const file = isFile ? out : path.join(out, `${language}.po`);
    writeOwnReport(file, text, (before) => isReplaceable(checker, file, before), pages);
    print(`wrote ${visible(file)}, for ${languageName(language)}.\n`);
  }
  return 0;
}

/**
 * Whether a file was written by an export and can be overwritten without loss. @throws UsageError if translations would be lost
 */
function isReplaceable(checker: Checker, file: string, text: string): boolean {
  const before = unlessRefused(() => readPo(file, Buffer.from(text)));
  if (!before) return false;
  const languages = translatedLanguages(checker.languages).map(({ code }) => code);
  const count = untaken(checker, { ...before, language: sameButRegion(before.language, languages) });
  if (count === 0) return true;
  throw new UsageError(
    `${file} has translations that the site has not (${count}): import it first, what is marked as fuzzy with --machine, or name another file.`,
  );
}

/**
 * Imports translators' files; `machine` imports what is marked as fuzzy, as the work of a machine.
 *
 * @throws UsageError if one cannot be read, or is for a language that the site does not have
 */
export async function importFiles(
  checker: Checker,
  pages: string,
  files: readonly string[],
  languages: readonly Language[],
  { machine, ...options }: PlanOptions & { machine?: boolean | undefined },
): Promise<number> {
  const read = files.map((file): PoFile => {
    const one = readPo(file, readBytes(namedFile(file)));
    return { ...one, language: sameButRegion(one.language, languages) };
  });
  for (const { name, language } of read)
    if (!languages.includes(language))
      throw new UsageError(
        `${name} is in "${language}", and translations into ${languages.join(', ')} are taken. If it is in one of these, its header has to say so: "Language: ${languages[0]}\\n".`,
      );
  const look = async () => {
    await checker.scan();
    return planImport(checker, pages, read, machine);
  };
  const first = await look();
  if (isRefused(first)) {
    for (const { place, reason } of first) printError(`${visible(place)}: ${visible(reason)}\n`);
    printError('Nothing was written: correct these translations, or empty them.\n');
    return 1;
  }
  if (first.changes.length === 0 && !options.json) {
    print(`${['There is nothing to take in.', ...first.notes.map(noteInWords)].map(visible).join('\n')}\n`);
    return 0;
  }
  return carryOut({ folders: [pages], makePlan: planAgain(look) }, options);
}
