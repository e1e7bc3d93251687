import type { Place } from '../../model/diagnostics';
import { type Fix, setAt } from '../../model/fix';
import type { ImageRepair } from '../../site/image-repair';
import type { SiteContext } from '../../site/site-context';
import { placeOfUse, usesBy } from '../../site/uses-by';

/** A file that documents name and that does not exist. */
interface MissingFile {
  file: string;
  first: Place;
  others: Place[];
}

/** The images or downloads that do not exist. @param isPath whether a text is the path of one, as documents write it */
export function missingFiles(
  site: SiteContext,
  kind: 'images' | 'downloads',
  isPath: (text: string) => boolean,
): MissingFile[] {
  const isMissing = (file: string) => !site.folder.files.has(file) && isPath(`./${file}`);
  const keyOf = (file = '') => (isMissing(file) ? file : undefined);
  if (![...site[kind].keys()].some(isMissing)) return [];
  const uses = usesBy(site, kind, keyOf, (text, context) =>
    isPath(text) ? keyOf(context.filePath(text)) : undefined,
  );
  return [...uses].flatMap(([file, places]) => {
    const [first, ...others] = places.map(placeOfUse);
    return first ? [{ file, first, others }] : [];
  });
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

/** Writes a path in all places, if it is known. */
export function fixBy(path: string | undefined, places: readonly Place[]): { fix?: Fix } {
  return path === undefined ? {} : { fix: { edits: places.map((place) => setAt(place, path)) } };
}
