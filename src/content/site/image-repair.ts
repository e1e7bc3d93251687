import { only } from '../text/only';
import { nameIn } from '../text/paths';
import { relativePath } from '../text/relative-path';
import { suggest } from '../text/suggest';
import { resolveFile } from './load';

/** The probable intended path of an image. */
export interface ImageRepair {
  path: string;
  /** The mistake is a slip (case, slashes, missing `./`, relative to the site's root), and the file exists. */
  isCertain: boolean;
}

/**
 * Finds the image that a text in a document refers to.
 *
 * @param text as written
 * @param document its path
 * @param files the images of the site that can be referred to
 * @returns undefined if none is similar
 */
export function repairImage(
  text: string,
  document: string,
  files: readonly string[],
): ImageRepair | undefined {
  const written = text.trim().replaceAll(/[\\/]+/g, '/');
  const named = (file: string, isCertain: boolean) => ({ path: relativePath(document, file), isCertain });
  for (const file of [resolveFile(document, written), ...fromRoot(written)]) {
    const candidates = file === undefined ? [] : sameButCase(file, files);
    if (candidates.length === 1 && candidates[0]) return named(candidates[0], true);
    if (candidates.length > 1) break;
  }
  const likely = resolveFile(document, written.replaceAll(/(?:%20|\s)+/g, '-')) ?? '';
  const name = nameOf(likely);
  const alike =
    only(files.filter((file) => withoutEnding(file) === withoutEnding(likely))) ??
    only(files.filter((file) => nameOf(file) === name)) ??
    suggest(likely, files);
  return alike === undefined ? undefined : named(alike, false);
}

/** The paths that a text may mean relative to the root of the site, or of the project. */
function fromRoot(written: string): string[] {
  if (/^\.|^[a-z][a-z0-9+.-]*:/i.test(written)) return [];
  const parts = written.split('/').filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  return first === 'pages' || first === 'public' ? [rest.join('/')] : [parts.join('/')];
}

/** The file with that name; otherwise those whose names differ in case. */
function sameButCase(file: string, files: readonly string[]): readonly string[] {
  if (files.includes(file)) return [file];
  return files.filter((other) => other.toLowerCase() === file.toLowerCase());
}

const nameOf = (file: string) => nameIn(file).toLowerCase();
const withoutEnding = (file: string) => file.replace(/\.[a-z]+$/i, '').toLowerCase();
