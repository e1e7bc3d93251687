import { readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { StrangeFile } from '../../content/model/strange-file';
import { engineRoot, siteRoot } from '../project/project';
import { settleFolder } from '../write/lock';
import { boundaryOf, isAllowed, isWithin, realFolder } from '../write/real-paths';
import { listFolder } from './files';

export interface SiteListing {
  /** Every file, including unreadable ones, as a relative path with `/`, in a stable order. */
  files: string[];
  /** Entries that are neither readable files nor folders, with the reason. They are never opened. */
  strange: ReadonlyMap<string, StrangeFile>;
}

/** Files and folders that systems, network drives, archives and Office put beside everything without being asked. */
const ofSystems =
  /^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r|\$RECYCLE\.BIN|System Volume Information|lost\+found|@eaDir|#recycle|#snapshot|__MACOSX|~\$.+)$/i;

/**
 * Whether a file or folder belongs to no site by its name alone: hidden ones, those of systems, and what npm has installed where
 * somebody keeps a package.json among the pages.
 */
export function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || ofSystems.test(name);
}

/** More links than any site has: a guard against following links to links for ever. */
const mostLinks = 1000;

/**
 * Lists a site, after rolling back any unfinished write. Symbolic links are followed as far as `boundaryOf` allows;
 * hidden ones and installed packages are left out. A folder named like a document is listed as a file, so that it is reported.
 *
 * @param patience how long to wait for another writer, in milliseconds
 * @throws UsageError when a folder cannot be read, or the other writer takes longer
 */
export function listSite(folder: string, patience?: number): SiteListing {
  const root = realFolder(folder);
  for (const place of new Set([folder, engineRoot, siteRoot])) settleFolder(place, patience);
  const walk = new Walk(boundaryOf(folder));
  walk.list('', { real: root, before: undefined, link: undefined });
  return { files: walk.files.sort(), strange: walk.strange };
}

/** A folder on the path of the walk. */
interface Step {
  real: string;
  before: Step | undefined;
  /** The link that led here. */
  link: string | undefined;
}

class Walk {
  readonly files: string[] = [];
  readonly strange = new Map<string, StrangeFile>();
  readonly #boundary: string;
  readonly #circles = new Set<string>();
  #links = 0;

  constructor(boundary: string) {
    this.#boundary = boundary;
  }

  list(below: string, step: Step): void {
    for (const entry of listFolder(step.real)) {
      const { name } = entry;
      if (isLeftOut(name)) continue;
      const file = below + name;
      if (entry.isFile()) this.files.push(file);
      else if (entry.isDirectory())
        this.#folder(file, name, { real: `${step.real}/${name}`, before: step, link: undefined });
      else if (entry.isSymbolicLink()) this.#follow(file, name, step);
      else this.#keep(file, { why: 'no-file' });
    }
  }

  #folder(file: string, name: string, step: Step): void {
    if (name.endsWith('.json')) this.files.push(file);
    else this.list(`${file}/`, step);
  }

  #follow(file: string, name: string, step: Step): void {
    const link = `${step.real}/${name}`;
    let real: string;
    let stat: Stats;
    try {
      real = realpathSync(link);
      stat = statSync(real);
    } catch (error) {
      const isCircle = (error as NodeJS.ErrnoException).code === 'ELOOP';
      if (isCircle) this.#circle(file, circleFrom(link));
      else this.#keep(file, { why: 'leads-nowhere' });
      return;
    }
    if (!isAllowed(real, this.#boundary))
      this.#keep(file, { why: 'leads-out', isFolder: stat.isDirectory() });
    else if (stat.isFile()) this.files.push(file);
    else if (!stat.isDirectory()) this.#keep(file, { why: 'no-file' });
    else {
      const circle = circleTo(real, { real: step.real, before: step, link });
      if (circle) this.#circle(file, circle);
      else if (++this.#links > mostLinks) this.#circle(file, ['']);
      else this.#folder(file, name, { real, before: step, link });
    }
  }

  /** Reports each circle once, however many paths lead around it. */
  #circle(file: string, links: readonly string[]): void {
    const circle = [...links].sort().join('\n');
    if (this.#circles.has(circle)) return;
    this.#circles.add(circle);
    this.#keep(file, { why: 'circle', isFolder: true });
  }

  #keep(file: string, strange: StrangeFile): void {
    this.strange.set(file, strange);
    if (!strange.isFolder) this.files.push(file);
  }
}

/** The links that form a circle if a link leads to a folder that contains the current path; otherwise undefined. */
function circleTo(real: string, way: Step): string[] | undefined {
  const links: string[] = [];
  const circle: string[] = [];
  let isFound = false;
  for (let step: Step | undefined = way; step; step = step.before) {
    if (step.link !== undefined) links.push(step.link);
    if (!isWithin(step.real, real)) continue;
    isFound = true;
    // The links since the outermost folder within `real`, without the one that led to it.
    circle.splice(
      0,
      circle.length,
      ...(step.link !== undefined && step !== way ? links.slice(0, -1) : links),
    );
  }
  return isFound ? circle : undefined;
}

/** The links of a circle that consists of links only. */
function circleFrom(link: string): string[] {
  const seen: string[] = [];
  for (let next = link; ; next = path.resolve(path.dirname(next), readlinkSync(next))) {
    if (seen.includes(next)) return seen.slice(seen.indexOf(next));
    seen.push(next);
  }
}
