import { type Dirent, readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { StrangeFile } from '../../content/model/strange-file';
import { engineRoot, reason, siteRoot, UsageError } from '../project/project';
import { settleFolder } from '../write/lock';
import { boundaryOf, isAllowed, isWithin, realFolder } from '../write/real-paths';

/** What lies in the folder of a site. */
export interface SiteListing {
  /** Every file by its path relative to the folder, with `/`, in a stable order: those that cannot be read too, but no folders. */
  files: string[];
  /** What is neither a file nor a folder that may be read, and why. It is never opened. */
  strange: ReadonlyMap<string, StrangeFile>;
  /** The real paths of folders that links lead to. */
  linked: readonly string[];
}

/** More links than any site has: whoever follows links to links would never end. */
const mostLinks = 1000;

/**
 * Lists a site. What a process that is gone has left half written is taken back first. Symbolic links are followed as far as
 * they may lead (see `boundaryOf`); hidden files and folders are left out. A folder that is called like a document stands in
 * the way of one, and is listed in its place.
 *
 * @param patience how long somebody who is writing is waited for, in milliseconds
 * @throws UsageError when a folder cannot be read, or somebody writes for longer
 */
export function listSite(folder: string, patience?: number): SiteListing {
  for (const place of new Set([folder, engineRoot, siteRoot])) settleFolder(place, patience);
  const root = realFolder(folder);
  const walk = new Walk(boundaryOf(folder));
  walk.list('', { real: root, before: undefined, link: undefined });
  return { files: walk.files.sort(), strange: walk.strange, linked: [...walk.linked] };
}

/** A folder on the way to where a walk is. */
interface Step {
  real: string;
  before: Step | undefined;
  /** The link that led here. */
  link: string | undefined;
}

class Walk {
  readonly files: string[] = [];
  readonly strange = new Map<string, StrangeFile>();
  readonly linked = new Set<string>();
  readonly #boundary: string;
  readonly #circles = new Set<string>();
  #links = 0;

  constructor(boundary: string) {
    this.#boundary = boundary;
  }

  list(below: string, step: Step): void {
    for (const entry of entriesOf(step.real)) {
      const { name } = entry;
      if (name.startsWith('.')) continue;
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
      else {
        this.linked.add(real);
        this.#folder(file, name, { real, before: step, link });
      }
    }
  }

  /** A circle is one mistake, however many ways lead around it. */
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

/** The links that lead around, when a link leads to a folder that the way to it has come through; undefined when it does not. */
function circleTo(real: string, way: Step): string[] | undefined {
  const links: string[] = [];
  const found: string[] = [];
  let isFound = false;
  for (let step: Step | undefined = way; step; step = step.before) {
    if (step.link !== undefined) links.push(step.link);
    if (!isWithin(step.real, real)) continue;
    isFound = true;
    // The links since the outermost folder that lies in there; the one that led to it is not among them.
    found.splice(0, found.length, ...(step.link !== undefined && step !== way ? links.slice(0, -1) : links));
  }
  return isFound ? found : undefined;
}

/** The links of a circle that is made of nothing else. */
function circleFrom(link: string): string[] {
  const seen: string[] = [];
  for (let next = link; ; next = path.resolve(path.dirname(next), readlinkSync(next))) {
    if (seen.includes(next)) return seen.slice(seen.indexOf(next));
    seen.push(next);
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${reason(error)}`);
  }
}
