import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../content/model/is-record';
import type { FaceFault, FaceSource } from '../../content/site/theme/faces';
import { engineRoot, siteRoot } from '../project/project';

/** The files of a face. */
export interface FaceFiles {
  /** What the package calls it; undefined where its file says so itself. */
  name: string | undefined;
  /** The files, by the weight that is in them; `variable` for those with many. Of each list the first has the letters that the face is for. */
  byWeight: ReadonlyMap<number | 'variable', readonly FaceFile[]>;
}

/** One file of a face, which is read when somebody asks for what it holds. */
export interface FaceFile {
  readonly bytes: Buffer;
}

/** Reads a file of the site; undefined when there is none. */
export type ReadFile = (file: string) => Uint8Array | undefined;

/** Finds and reads the files of a face. @param readFile reads those of the site */
export function faceFiles(source: FaceSource, readFile: ReadFile): FaceFiles | FaceFault {
  if ('package' in source) return packageFiles(source.package);
  const bytes = readFile(source.file);
  if (!bytes) return { why: 'no-file' };
  const only = { bytes: Buffer.from(bytes) };
  // What weight it has, whoever opens it learns.
  return { name: undefined, byWeight: new Map([['variable', [only]]]) };
}

/** The files of a package of fontsource.org: for every weight one for each set of characters. */
function packageFiles(name: string): FaceFiles | FaceFault {
  const folder = packageFolder(name);
  if (folder === undefined) return { why: 'not-installed' };
  const said = jsonIn(folder, 'metadata.json');
  const sets = jsonIn(folder, 'unicode.json');
  const files = path.join(folder, 'files');
  if (typeof said.id !== 'string' || !existsSync(files)) return { why: 'no-face-package' };
  const first = typeof said.defSubset === 'string' ? said.defSubset : 'latin';
  // Large faces are cut into numbered pieces: `[0]`.
  const subsets = Object.keys(sets).map((set) => set.replace(/^\[(.*)\]$/, '$1'));
  const order = [first, ...subsets.filter((set) => set !== first)];
  const styles: unknown[] = Array.isArray(said.styles) ? said.styles : [];
  const style = styles.includes('normal') ? 'normal' : String(styles[0] ?? 'normal');
  const byWeight = new Map<number | 'variable', FaceFile[]>();
  const present = new Set(readdirSync(files));
  const start = `${said.id}-${first}-`;
  for (const file of present) {
    const [, weight] = file.startsWith(start)
      ? (new RegExp(`^(wght|\\d+)-${style}\\.woff2$`).exec(file.slice(start.length)) ?? [])
      : [];
    if (weight === undefined) continue;
    const names = order.map((set) => `${said.id}-${set}-${weight}-${style}.woff2`);
    byWeight.set(
      weight === 'wght' ? 'variable' : Number(weight),
      names.filter((one) => present.has(one)).map((one) => fileAt(path.join(files, one))),
    );
  }
  if (byWeight.size === 0) return { why: 'no-face-package' };
  return { name: typeof said.family === 'string' ? said.family : name, byWeight };
}

/** A package has a file for every weight, of which few are shown. */
function fileAt(file: string): FaceFile {
  let bytes: Buffer | undefined;
  return {
    get bytes() {
      bytes ??= readFileSync(file);
      return bytes;
    },
  };
}

/** Where a package is installed: in a folder of packages of the site, of the engine, or of what they lie in. */
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

function jsonIn(folder: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
