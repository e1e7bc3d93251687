import { create, type Font } from 'fontkitten';
import { type FaceFacts, type FaceFault, type FaceSource, rangesOf } from '../../content/site/theme/faces';
import { isLfsPointer, lfsPointer } from '../../content/text/lfs-pointer';
import { readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { hashOf } from '../project/hash';
import { type FaceFile, type FaceFiles, faceFiles, type ReadFile } from './face-files';

export interface OpenFace {
  facts: FaceFacts;
  files: FaceFiles;
}

/** Reads the facts of a face. @returns its facts, or what is wrong with it */
export function lookAtFace(source: FaceSource, readFile: ReadFile): FaceFacts | FaceFault {
  const face = openFace(source, readFile);
  return 'why' in face ? face : face.facts;
}

/** The same with its files. */
export function openFace(source: FaceSource, readFile: ReadFile): OpenFace | FaceFault {
  const files = faceFiles(source, readFile);
  if ('why' in files) return files;
  const facts = keptFacts(files);
  return 'why' in facts ? facts : { facts, files };
}

/** Caches facts: opening a face takes longer than checking a site. */
function keptFacts(files: FaceFiles): FaceFacts | FaceFault {
  // All weights of a face contain the same characters.
  const [list = []] = files.byWeight.values();
  const hashes = list.map(({ bytes }) => hashOf(bytes));
  const key = [version, files.name, [...files.byWeight.keys()], hashes];
  const place = inCache('faces', `${hashOf(JSON.stringify(key))}.json`);
  const cached = readCachedJson<FaceFacts>(place);
  if (cached) return cached;
  const facts = factsOf(files);
  if (!('why' in facts)) writeCache(place, JSON.stringify(facts), keptFaces);
  return facts;
}

/** To be incremented when other facts are computed from the same file. */
const version = 1;
/** The cache limit; a face has several files. */
export const keptFaces = 200;

function factsOf({ name, byWeight }: FaceFiles): FaceFacts | FaceFault {
  const [[weight, list] = ['variable', []]] = byWeight;
  const fonts = list.map(open);
  const fault = fonts.find((font) => 'why' in font);
  if (fault && 'why' in fault) return fault;
  const whole = fonts as Font[];
  const ranges = rangesOf(
    whole.flatMap((font) => font.characterSet).filter((code) => code >= 0x20 && code !== 0xffff),
  );
  const [font] = whole;
  const named = name ?? (font?.familyName || 'The face');
  const axis = font?.variationAxes.wght;
  if (weight === 'variable' && axis)
    return { name: named, weights: [axis.min, axis.max], isVariable: true, ranges };
  const own = Math.round((font?.['OS/2'].usWeightClass ?? 400) / 100) * 100;
  const weights = [...byWeight.keys()].map((one) => (one === 'variable' ? own : one));
  return { name: named, weights: weights.sort((a, b) => a - b), isVariable: false, ranges };
}

function open({ bytes }: FaceFile): Font | FaceFault {
  const why = 'no-face-file';
  if (isLfsPointer(bytes.toString('latin1', 0, 64))) return { why, ...lfsPointer };
  try {
    const font = create(bytes);
    if (!font.isCollection && font.characterSet.length > 0 && font['OS/2']) return font;
    return {
      why,
      message: 'The file holds a collection of typefaces, or none.',
      hint: 'Export the one that is meant.',
    };
  } catch {
    return { why, message: 'The file is not a typeface, or is damaged.' };
  }
}
