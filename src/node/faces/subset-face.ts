import { fromBuffer } from '@capsizecss/unpack';
import { charactersOf, rangesOf, type Weights } from '../../content/site/theme/faces';
import { readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { hashOf } from '../project/hash';
import type { FaceFile } from './face-files';
import { keptFaces, type OpenFace } from './look-at-face';

/** A subset font file. */
export interface MadeFile {
  /** The weights that it contains. */
  weights: Weights;
  /** The file for browsers, in base64. */
  woff2: string;
  /** The characters that it contains. */
  ranges: [first: number, last: number][];
}

/** The metrics of one weight, in em. */
export interface FaceMetrics {
  weight: number;
  width: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A face subset to the characters of a site, with its metrics. */
export interface MadeFace {
  files: MadeFile[];
  metrics: FaceMetrics[];
}

/**
 * Subsets a face to the characters and weights that a site uses. Results are cached.
 *
 * @param inputs the key of the inputs, which include the code that makes faces
 * @throws Error when a file cannot be subset
 */
export async function makeFace(
  face: OpenFace,
  weights: Weights,
  characters: string,
  inputs: string,
): Promise<MadeFace> {
  const lists = listsOf(face, weights);
  const held = lists.map(({ files }) => files.map(({ bytes }) => hashOf(bytes)));
  // Characters that the face lacks must not change the cache key.
  const supported = charactersOf(face.facts.ranges);
  const wanted = [...characters].filter((one) => supported.has(one.codePointAt(0) ?? 0)).join('');
  const place = inCache('faces', `${hashOf(JSON.stringify([inputs, held, weights, wanted]))}.json`);
  const kept = readCachedJson<MadeFace>(place);
  if (kept) return kept;
  const files: MadeFile[] = [];
  const metrics: FaceMetrics[] = [];
  for (const list of lists) {
    const left = new Set(wanted);
    for (const file of list.files) {
      const ranges = rangesOf(await charactersIn(file, [...left].join('')));
      const own = new Set(charactersOf(ranges));
      const text = [...left].filter((one) => own.has(one.codePointAt(0) ?? 0)).join('');
      if (text === '') continue;
      for (const one of text) left.delete(one);
      const woff2 = await cut(file, text, 'woff2', list.weights);
      files.push({ weights: list.weights, woff2: woff2.toString('base64'), ranges });
      if (!latin.every((letter) => text.includes(letter))) continue;
      for (const weight of new Set(list.weights)) metrics.push(await measure(file, text, weight));
    }
  }
  const made = { files, metrics };
  writeCache(place, JSON.stringify(made), keptFaces);
  return made;
}

/** Letters that a file must have to be measured. */
const latin = ['a', 'e', 'n', 't'];

/** The heading face for rendering outside of a browser: files of one weight with some characters. */
export async function drawnFace(face: OpenFace, weight: number, characters: string): Promise<Buffer[]> {
  const [list] = listsOf(face, [weight, weight]);
  const drawn = [];
  for (const file of list?.files ?? []) {
    // A file without any character cannot be opened.
    if ((await charactersIn(file, characters)).length === 0) continue;
    drawn.push(await cut(file, characters, 'sfnt', [weight, weight]));
  }
  return drawn;
}

/** The files for the given weights, grouped by the weights that each group covers. */
function listsOf({ files: { byWeight } }: OpenFace, weights: Weights) {
  const variable = byWeight.get('variable');
  if (variable) return [{ weights, files: variable }];
  return [...new Set(weights)].flatMap((weight) => {
    const files = byWeight.get(weight);
    return files ? [{ weights: [weight, weight] as Weights, files }] : [];
  });
}

/** Those of the wanted characters that a file contains. */
async function charactersIn({ bytes }: FaceFile, wanted: string): Promise<number[]> {
  const { create } = await import('fontkitten');
  const font = create(bytes);
  if (font.isCollection) return [];
  const own = new Set(font.characterSet);
  return [...wanted].map((one) => one.codePointAt(0) ?? 0).filter((code) => own.has(code));
}

/** Subsets a file to characters and weights; all other axes are pinned to their defaults. */
async function cut(
  { bytes }: FaceFile,
  text: string,
  targetFormat: 'woff2' | 'sfnt',
  [from, to]: Weights,
): Promise<Buffer> {
  const [{ default: subsetFont }, { create }] = await Promise.all([
    import('subset-font'),
    import('fontkitten'),
  ]);
  const font = create(bytes);
  const axes = Object.entries(font.isCollection ? {} : font.variationAxes);
  const variationAxes = Object.fromEntries(
    axes.map(([name, axis]) => {
      if (name !== 'wght') return [name, axis?.default ?? 0] as const;
      return [name, from === to ? from : { min: from, max: to }] as const;
    }),
  );
  return subsetFont(bytes, text, { targetFormat, variationAxes, keepFeatures });
}

/**
 * OpenType features that browsers apply by default in some script, and the one that the styles use: tabular figures.
 */
const keepFeatures = (
  'abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fin2 fin3 fina half haln init isol kern liga ' +
  'ljmo locl ltra ltrm mark med2 medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf rtla rtlm tjmo tnum vatu vjmo'
).split(' ');

async function measure(file: FaceFile, text: string, weight: number): Promise<FaceMetrics> {
  const font = await cut(file, text, 'sfnt', [weight, weight]);
  // Padding: if the space is the last glyph, its outline would start at the end of the file, and the library reads
  // beyond it.
  const whole = Buffer.concat([font, Buffer.alloc(16)]);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(whole);
  const part = (units: number) => units / unitsPerEm;
  return {
    weight,
    width: part(xWidthAvg),
    ascent: part(ascent),
    descent: part(-descent),
    lineGap: part(lineGap),
  };
}
