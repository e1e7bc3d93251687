import { type FaceRole, saidFaces, shownWeights } from '../../content/site/theme/faces';
import { assetName } from '../project/hash';
import { UsageError } from '../project/project';
import type { ReadFile } from './face-files';
import { faceRules, familiesOf } from './face-rules';
import { type OpenFace, openFace } from './look-at-face';
import { drawnFace, makeFace } from './subset-face';

/** The faces of a site, ready for use in pages. */
export interface SiteFaces {
  /** `@font-face` rules as text. */
  rules: readonly string[];
  /** By role, the families to put first in its custom property; only for roles that have a face in the theme. */
  families: Partial<Record<FaceRole, string>>;
  /** The files that the rules refer to, relative to the folder of a build. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The heading face for rendering outside of a browser, if the theme names one. */
  drawn: DrawnFace | undefined;
}

/** A face for programs that render text themselves. */
export interface DrawnFace {
  fonts: readonly Uint8Array[];
  ranges: OpenFace['facts']['ranges'];
}

/**
 * Makes the faces that a theme names.
 *
 * @param document the theme document, possibly invalid: missing faces are left out
 * @param characters used by the site
 * @param inputs the key of the inputs
 * @param readFile reads files of the site
 * @returns undefined if the theme names none
 * @throws UsageError when a face cannot be subset
 */
export async function siteFaces(
  document: unknown,
  characters: string,
  inputs: string,
  readFile: ReadFile,
): Promise<SiteFaces | undefined> {
  const said = saidFaces(document);
  if (said.length === 0) return undefined;
  const rules: string[] = [];
  const families: Partial<Record<FaceRole, string>> = {};
  const files = new Map<string, Uint8Array>();
  let drawn: DrawnFace | undefined;
  for (const one of said) {
    const { role, source } = one;
    if (!source) {
      families[role] = '';
      continue;
    }
    const face = openFace(source, readFile);
    if ('why' in face) continue;
    const weights = shownWeights(one, face.facts);
    const made = await orStop(makeFace(face, weights, characters, inputs), face);
    const placed = made.files.map((file) => {
      const bytes = Buffer.from(file.woff2, 'base64');
      const name = assetName(bytes, 'woff2');
      files.set(name, bytes);
      return { ...file, name };
    });
    const isPartly = [...characters].some((one) => letter.test(one) && !isIn(face.facts.ranges, one));
    rules.push(...faceRules(role, placed, made.metrics, isPartly));
    families[role] = familiesOf(role, made.metrics);
    if (role !== 'display') continue;
    const fonts = await orStop(drawnFace(face, weights[0], characters), face);
    drawn = { fonts, ranges: face.facts.ranges };
  }
  return { rules, families, files, drawn };
}

async function orStop<T>(work: Promise<T>, { facts }: OpenFace): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new UsageError(`The face "${facts.name}" cannot be used: ${(error as Error).message}`);
  }
}

const letter = /\p{L}/u;

function isIn(ranges: OpenFace['facts']['ranges'], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}
