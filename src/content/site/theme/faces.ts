import { isRecord } from '../../model/is-record';
import { resolveFile } from '../load';
import { themeFile } from './theme';

/** What a face is used for: headings and figures, what is shown as a system writes it, or all other text. */
export const faceRoles = ['display', 'text', 'code'] as const;
export type FaceRole = (typeof faceRoles)[number];

/** The lightest and the boldest weight in use; equal if only one is. */
export type Weights = readonly [from: number, to: number];

/** The source of a face: an npm package, or a file of the site by path. */
export type FaceSource = { package: string } | { file: string };

/** A face in a theme; without a source, it is the system's. A role may have several, for different scripts. */
interface ChosenFace {
  role: FaceRole;
  /** Where the theme names it. */
  pointer: string;
  source: FaceSource | undefined;
  weights: Weights | undefined;
}

/** The facts of a face, read from its files. */
export interface FaceFacts {
  /** Its name, from the package or the file. */
  name: string;
  /** The available weights; of a variable face, the limits of its range. */
  weights: readonly number[];
  isVariable: boolean;
  /** The characters that it supports, as sorted ranges. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Why a face in a theme cannot be used. */
export type FaceFault =
  | { why: 'not-installed' | 'no-face-package' | 'no-file' }
  | { why: 'no-face-file'; message: string; hint?: string };

/** Reads a face. @returns undefined if that is not possible here */
export type LookAtFace = (source: FaceSource) => FaceFacts | FaceFault | undefined;

/** The valid faces in a theme. @param document the parsed `theme.json`, valid or not */
export function chosenFaces(document: unknown): ChosenFace[] {
  return namedFaces(document).flatMap(({ role, face, pointer }): ChosenFace[] => {
    if (face === system && pointer === `/${role}`)
      return [{ role, pointer, source: undefined, weights: undefined }];
    if (!isRecord(face)) return [];
    const source = sourceOf(face);
    const weights = weightsOf(face.weight);
    const isWrong = !source || (face.weight !== undefined && !weights);
    return isWrong ? [] : [{ role, pointer, source, weights }];
  });
}

/** Whatever a theme names as faces, in order: one for a role, or a list of them. */
export function namedFaces(document: unknown): { role: FaceRole; face: unknown; pointer: string }[] {
  if (!isRecord(document)) return [];
  return faceRoles.flatMap((role) => {
    const face = document[role];
    if (!Array.isArray(face)) return [{ role, face, pointer: `/${role}` }];
    return face.map((one: unknown, index) => ({ role, face: one, pointer: `/${role}/${index}` }));
  });
}

/** The value that selects the system's face. */
const system = 'system';

function sourceOf({ package: name, file }: Record<string, unknown>): FaceSource | undefined {
  if (typeof name === 'string' && file === undefined)
    return packageForm.test(name) ? { package: name } : undefined;
  if (typeof file !== 'string' || name !== undefined || !fontTypes.test(file)) return undefined;
  const path = pathOfFace(file);
  return path === undefined ? undefined : { file: path };
}

/** A valid package name, as in the schema: none leads out of `node_modules`. */
const packageForm = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;

/** The extensions of font files. */
export const fontTypes = /\.(woff2|woff|ttf|otf)$/i;

/** The paths of the site's font files in a theme. */
export function faceFilesOf(document: unknown): string[] {
  return namedFaces(document).flatMap(({ face }) => {
    const file = isRecord(face) && typeof face.file === 'string' ? pathOfFace(face.file) : undefined;
    return file === undefined ? [] : [file];
  });
}

/** Resolves the path of a font file in the theme; undefined if it leaves the site. */
export function pathOfFace(file: string): string | undefined {
  return /^[/\\]|^[a-z]+:|\\/i.test(file) ? undefined : resolveFile(themeFile, file);
}

function weightsOf(weight: unknown): Weights | undefined {
  const [from, to] = Array.isArray(weight) && weight.length === 2 ? weight : [weight, weight];
  const isWeight = (one: unknown): one is number => typeof one === 'number' && one >= 100 && one <= 900;
  return isWeight(from) && isWeight(to) && from <= to ? [from, to] : undefined;
}

/** Whether reading a face succeeded. */
export function isFace(result: FaceFacts | FaceFault | undefined): result is FaceFacts {
  return result !== undefined && 'ranges' in result;
}

export function hasWeight({ weights, isVariable }: FaceFacts, weight: number): boolean {
  if (!isVariable) return weights.includes(weight);
  return weight >= (weights[0] ?? 0) && weight <= (weights.at(-1) ?? 0);
}

/**
 * The weights of a face to use: those in the theme, or the defaults for its role. Text always includes a bold weight, even
 * if the theme names one, as browsers would synthesize it.
 */
export function shownWeights(
  { role, weights }: Pick<ChosenFace, 'role' | 'weights'>,
  face: FaceFacts,
): Weights {
  const only = { display: 600, text: undefined, code: 400 }[role];
  if (only) return weights ?? [nearestWeight(face, only), nearestWeight(face, only)];
  const [regular, strong] = weights ?? [nearestWeight(face, 400), nearestWeight(face, 700)];
  return [regular, regular === strong ? Math.max(regular, nearestWeight(face, 700)) : strong];
}

function nearestWeight({ weights, isVariable }: FaceFacts, wanted: number): number {
  if (isVariable) return Math.min(Math.max(wanted, weights[0] ?? wanted), weights.at(-1) ?? wanted);
  return weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? wanted;
}

export function charactersOf(ranges: FaceFacts['ranges']): Set<number> {
  return new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
}

/** Converts characters to sorted ranges. */
export function rangesOf(codes: Iterable<number>): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
