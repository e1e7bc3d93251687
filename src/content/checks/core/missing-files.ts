import { fixBy } from '../../model/fix';
import type { Language } from '../../model/languages';
import { type ImageRepair, repairImage } from '../../site/image-repair';
import { resolveFile } from '../../site/load';
import type { SiteContext } from '../../site/site-context';
import { placeOfUse, usesBy } from '../../site/uses-by';
import { plainLetters } from '../../text/plain-letters';
import { quote } from '../../text/quote';
import { relativePath } from '../../text/relative-path';
import type { Report } from './check';

/**
 * Reports images or downloads that do not exist.
 *
 * @param isPath whether a text is the path of one, as documents write it
 * @param existing those that may be meant
 */
export function reportMissing(
  site: SiteContext,
  kind: 'images' | 'downloads',
  isPath: (text: string) => boolean,
  existing: readonly string[],
  report: Report,
): void {
  const isMissing = (file: string) => !site.folder.files.has(file) && isPath(`./${file}`);
  const keyOf = (file = '') => (isMissing(file) ? file : undefined);
  if (![...site[kind].keys()].some(isMissing)) return;
  const uses = usesBy(site, kind, keyOf, (text, context) =>
    isPath(text) ? keyOf(context.filePath(text)) : undefined,
  );
  for (const [missing, usesOfIt] of uses) {
    const places = usesOfIt.map(placeOfUse);
    const [first, ...others] = places;
    if (!first) continue;
    const repairs = places.map(({ file }) => repairImage(relativePath(file, missing), file, existing));
    const { path, hint } = answerWith(repairs, 'Put the file beside the document, or correct its name.');
    const noun = kind === 'images' ? 'image' : 'file';
    report({
      ...first,
      others,
      causes: [missing],
      namesDocuments: true,
      message: `There is no ${noun} ${JSON.stringify(relativePath(first.file, missing))}.`,
      hint,
      ...fixBy(path, places),
    });
  }
}

/** The path of a file as it stands in a document. */
export interface NamedFile {
  text: string;
  /** The document. */
  file: string;
}

/**
 * The name that a file should have, if its own has characters that none can have; undefined if that is taken.
 *
 * @param existing the files of its kind
 * @param isPath whether a text is the path of one, as documents write it
 * @param language in which files are named
 */
export function properName(
  { text, file }: NamedFile,
  existing: readonly string[],
  isPath: (text: string) => boolean,
  language: Language,
): string | undefined {
  const plain = plainLetters(text, language).replaceAll(/[^\w./-]+/g, '-');
  const named = resolveFile(file, plain);
  const isFree = named !== undefined && resolveFile(file, text) !== undefined && !existing.includes(named);
  return isFree && isPath(plain) ? plain : undefined;
}

/** What to say of a file whose name has characters that none can have. */
export function renameFile(noun: string, text: string, proper: string): { message: string; hint: string } {
  return {
    message: `No ${noun} can be called ${quote(text)}: names have letters from a to z, digits, "-", "_" and ".".`,
    hint: `Call the file ${JSON.stringify(proper)}, and write that.`,
  };
}

/** What to do about the path of a file, and the path to write if it is certain and the same for all places. */
export function answerWith(
  repairs: readonly (ImageRepair | undefined)[],
  otherwise: string,
): { hint: string; path?: string } {
  const [first] = repairs;
  if (!first) return { hint: otherwise };
  const path = JSON.stringify(first.path);
  const isSame = repairs.every((repair) => repair?.isCertain && repair.path === first.path);
  return isSame ? { hint: `Write ${path}.`, path: first.path } : { hint: `Did you mean ${path}?` };
}
