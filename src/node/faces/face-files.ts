import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../content/model/is-record';
import type { FaceFault, FaceSource } from '../../content/site/theme/faces';
import { engineRoot, siteRoot } from '../project/project';
import { jsonInFile } from '../read/json-file';

export interface FaceFiles {
  /** The name in the package's metadata; undefined if it has to be read from the font file. */
  name: string | undefined;
  /**
   * The files by weight, or `variable` for a variable font. The first file of each list contains the face's main
   * subset.
   */
  byWeight: ReadonlyMap<number | 'variable', readonly FaceFile[]>;
}

/** A font file, which is read on demand. */
export interface FaceFile {
  readonly bytes: Buffer;
}

/** Reads a file of the site; undefined if it does not exist. */
export type ReadFile = (file: string) => Uint8Array | undefined;

/** The font files of a face, of a package or of the site; or why there are none. */
export function faceFiles(source: FaceSource, readFile: ReadFile): FaceFiles | FaceFault {
  if ('package' in source) return packageFiles(source.package);
  const bytes = readFile(source.file);
  if (!bytes) return { why: 'no-file' };
  const only = { bytes: Buffer.from(bytes) };
  // Its weight is determined when the font is opened.
  return { name: undefined, byWeight: new Map([['variable', [only]]]) };
}

/** The files of a fontsource.org package: one per weight and subset. */
function packageFiles(name: string): FaceFiles | FaceFault {
  const folder = packageFolder(name);
  if (folder === undefined) return { why: 'not-installed' };
  const metadata = recordIn(path.join(folder, 'metadata.json'));
  const sets = recordIn(path.join(folder, 'unicode.json'));
  const files = path.join(folder, 'files');
  if (typeof metadata.id !== 'string' || !existsSync(files)) return { why: 'no-face-package' };
  const first = typeof metadata.defSubset === 'string' ? metadata.defSubset : 'latin';
  // Large faces are split into numbered subsets: `[0]`.
  const subsets = Object.keys(sets).map((set) => set.replace(/^\[(.*)\]$/, '$1'));
  const order = [first, ...subsets.filter((set) => set !== first)];
  const styles: unknown[] = Array.isArray(metadata.styles) ? metadata.styles : [];
  const style = styles.includes('normal') ? 'normal' : String(styles[0] ?? 'normal');
  const byWeight = new Map<number | 'variable', FaceFile[]>();
  const present = new Set(readdirSync(files));
  const start = `${metadata.id}-${first}-`;
  for (const file of present) {
    const [, weight] = file.startsWith(start)
      ? (new RegExp(`^(wght|\\d+)-${style}\\.woff2$`).exec(file.slice(start.length)) ?? [])
      : [];
    if (weight === undefined) continue;
    const names = order.map((set) => `${metadata.id}-${set}-${weight}-${style}.woff2`);
    byWeight.set(
      weight === 'wght' ? 'variable' : Number(weight),
      names.filter((one) => present.has(one)).map((one) => fileAt(path.join(files, one))),
    );
  }
  if (byWeight.size === 0) return { why: 'no-face-package' };
  return { name: typeof metadata.family === 'string' ? metadata.family : name, byWeight };
}

/** Files are read on demand, as a package has one for every weight but few are used. */
function fileAt(file: string): FaceFile {
  let bytes: Buffer | undefined;
  return {
    get bytes() {
      bytes ??= readFileSync(file);
      return bytes;
    },
  };
}

/** The folder of an installed package: looked up from the site's folder and from the engine's, and their parents. */
function packageFolder(name: string): string | undefined {
  for (const root of new Set([siteRoot, engineRoot])) {
    for (let at = root; ; at = path.dirname(at)) {
      const folder = path.join(at, 'node_modules', name);
      if (existsSync(path.join(folder, 'package.json'))) return folder;
      if (path.dirname(at) === at) break;
    }
  }
  return undefined;
}

function recordIn(file: string): Record<string, unknown> {
  const value = jsonInFile(file);
  return isRecord(value) ? value : {};
}
