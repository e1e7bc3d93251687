import { isRecord } from '../../model/is-record';
import { resolveFile } from '../load';
import { themeFile } from './theme';

/** What a face is for: headings and figures, and all that is read. */
export const faceRoles = ['display', 'text'] as const;
export type FaceRole = (typeof faceRoles)[number];

/** The lightest and the boldest weight of a face that are shown; the same where one is. */
export type Weights = readonly [from: number, to: number];

/** Where a face comes from: an npm package, or a file of the site, by its path within it. */
export type FaceSource = { package: string } | { file: string };

/** A face as a theme says it; without a source, it is that of the visitor's system. */
export interface SaidFace {
  role: FaceRole;
  source: FaceSource | undefined;
  weights: Weights | undefined;
}

/** What a face is, as whoever reads typefaces says it. */
export interface FaceFacts {
  /** Its name, which a package or the file says. */
  name: string;
  /** The weights that there are: a variable face has all between two. */
  weights: readonly number[];
  isVariable: boolean;
  /** The characters that it has letters for, as ranges in order. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Why there is no face where a theme names one. */
export type FaceFault =
  | { why: 'not-installed' | 'no-face-package' | 'no-file' }
  | { why: 'no-face-file'; message: string; hint?: string };

/** Looks at a face. @returns undefined where nobody can tell */
export type LookAtFace = (source: FaceSource) => FaceFacts | FaceFault | undefined;

/** The faces that a theme says, as far as they are said as they should be. @param document what `theme.json` holds, checked or not */
export function saidFaces(document: unknown): SaidFace[] {
  if (!isRecord(document)) return [];
  return faceRoles.flatMap((role): SaidFace[] => {
    const said = document[role];
    if (said === system) return [{ role, source: undefined, weights: undefined }];
    if (!isRecord(said)) return [];
    const source = sourceOf(said);
    const weights = weightsOf(said.weight);
    const isWrong = !source || (said.weight !== undefined && !weights);
    return isWrong ? [] : [{ role, source, weights }];
  });
}

/** What a theme says in place of a face to leave it to the visitor's system. */
const system = 'system';

function sourceOf({ package: name, file }: Record<string, unknown>): FaceSource | undefined {
  if (typeof name === 'string' && file === undefined)
    return packageForm.test(name) ? { package: name } : undefined;
  if (typeof file !== 'string' || name !== undefined || !fontTypes.test(file)) return undefined;
  const path = pathOfFace(file);
  return path === undefined ? undefined : { file: path };
}

/** The names that packages have, as the schema asks for them: none leads out of the folder of packages. */
const packageForm = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;

/** Files that typefaces come in. */
export const fontTypes = /\.(woff2|woff|ttf|otf)$/i;

/** The files of the site that a theme names for its faces, by their paths within it. @param document as above */
export function faceFilesOf(document: unknown): string[] {
  if (!isRecord(document)) return [];
  return faceRoles.flatMap((role) => {
    const said = document[role];
    const file = isRecord(said) && typeof said.file === 'string' ? pathOfFace(said.file) : undefined;
    return file === undefined ? [] : [file];
  });
}

/** The path of a file within the site that a theme names relative to itself; undefined where it leads out of the site. */
export function pathOfFace(file: string): string | undefined {
  return /^[/\\]|^[a-z]+:|\\/i.test(file) ? undefined : resolveFile(themeFile, file);
}

function weightsOf(said: unknown): Weights | undefined {
  const [from, to] = Array.isArray(said) && said.length === 2 ? said : [said, said];
  const isWeight = (one: unknown): one is number => typeof one === 'number' && one >= 100 && one <= 900;
  return isWeight(from) && isWeight(to) && from <= to ? [from, to] : undefined;
}

/** Whether somebody looked at a face and it is one. */
export function isFace(found: FaceFacts | FaceFault | undefined): found is FaceFacts {
  return found !== undefined && 'ranges' in found;
}

/** Whether a face has a weight. */
export function hasWeight({ weights, isVariable }: FaceFacts, weight: number): boolean {
  if (!isVariable) return weights.includes(weight);
  return weight >= (weights[0] ?? 0) && weight <= (weights.at(-1) ?? 0);
}

/**
 * The weights of a face that are shown: what the theme says, or what headings and text are usually set in. Text has bold words, also
 * where the theme says one weight: browsers would smear that one.
 */
export function shownWeights({ role, weights }: SaidFace, face: FaceFacts): Weights {
  if (role === 'display') return weights ?? [nearestWeight(face, 600), nearestWeight(face, 600)];
  const [regular, strong] = weights ?? [nearestWeight(face, 400), nearestWeight(face, 700)];
  return [regular, regular === strong ? Math.max(regular, nearestWeight(face, 700)) : strong];
}

function nearestWeight({ weights, isVariable }: FaceFacts, wanted: number): number {
  if (isVariable) return Math.min(Math.max(wanted, weights[0] ?? wanted), weights.at(-1) ?? wanted);
  return weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? wanted;
}

/** The characters of ranges. */
export function charactersOf(ranges: FaceFacts['ranges']): Set<number> {
  return new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
}

/** Characters as ranges in order. */
export function rangesOf(codes: Iterable<number>): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
