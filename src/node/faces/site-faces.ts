import { chosenFaces, type FaceRole, faceRoles, shownWeights } from '../../content/site/theme/faces';
import { assetName } from '../project/hash';
import { UsageError } from '../project/project';
import type { ReadFile } from './face-files';
import { faceRules, familiesOf } from './face-rules';
import { type OpenFace, openFace } from './look-at-face';
import { drawnFace, type FaceMetrics, type MadeFace, type MadeFile, makeFace } from './subset-face';

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
 * @returns undefined if the theme names none
 * @throws UsageError when a face cannot be subset
 */
export async function siteFaces(
  document: unknown,
  characters: string,
  inputs: string,
  readFile: ReadFile,
): Promise<SiteFaces | undefined> {
  const chosen = chosenFaces(document);
  if (chosen.length === 0) return undefined;
  const rules: string[] = [];
  const families: Partial<Record<FaceRole, string>> = {};
  const files = new Map<string, Uint8Array>();
  let drawn: DrawnFace | undefined;
  const place = (file: MadeFile) => {
    const bytes = Buffer.from(file.woff2, 'base64');
    const name = assetName(bytes, 'woff2');
    files.set(name, bytes);
    return { ...file, name };
  };
  for (const role of faceRoles) {
    const ofRole = chosen.filter((one) => one.role === role);
    if (ofRole.some(({ source }) => !source)) families[role] = '';
    const faces = ofRole.flatMap((one) => {
      const face = one.source && openFace(one.source, readFile);
      return face && !('why' in face) ? [{ face, weights: shownWeights(one, face.facts) }] : [];
    });
    if (faces.length === 0) continue;
    const fonts: Buffer[] = [];
    const made: MadeFace[] = [];
    let left = characters;
    for (const { face, weights } of faces) {
      made.push(await orStop(makeFace(face, weights, left, inputs), face));
      if (role === 'display' && (fonts.length === 0 || hasAny(face, left)))
        fonts.push(...(await orStop(drawnFace(face, weights[0], left), face)));
      left = [...left].filter((one) => !isIn(face.facts.ranges, one)).join('');
    }
    const numbered = made.map((one, index) => [one, index + 1] as const);
    const shown = numbered.filter(([one, number]) => number === 1 || one.files.length > 0);
    for (const [one, number] of shown) {
      const metrics = fallbackMetrics(role, one);
      rules.push(...faceRules(role, one.files.map(place), metrics, letter.test(left), number));
    }
    const numbers = shown.map(([, number]) => number);
    families[role] = familiesOf(role, fallbackMetrics(role, made[0]), numbers);
    if (role === 'display') drawn = { fonts, ranges: faces.flatMap(({ face }) => face.facts.ranges) };
  }
  return { rules, families, files, drawn };
}

/** What a fallback is adjusted to. Letters of code are as wide as those of the system's monospaced face. */
function fallbackMetrics(role: FaceRole, made: MadeFace | undefined): readonly FaceMetrics[] {
  return role === 'code' ? [] : (made?.metrics ?? []);
}

function hasAny({ facts }: OpenFace, characters: string): boolean {
  return [...characters].some((one) => isIn(facts.ranges, one));
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
