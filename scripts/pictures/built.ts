import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { askGit } from '../../src/node/project/git';
import { printError } from '../../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../../src/node/project/project';
import { checkOut, namedBase } from '../../src/node/project/revision';
import { runTool } from '../../src/node/project/tool';

/** Where a build runs: the folder of an engine, and that of a site. */
export interface Place {
  engine: string;
  site: string;
}

/** Builds the site as it is now, and the gallery with it. @throws UsageError with what the build says first */
export function buildNow(out: string): void {
  build({ engine: engineRoot, site: siteRoot }, out);
}

/**
 * The same of a revision. What it was built with is what it named: packages that are the same now are not installed again.
 *
 * @param work an empty folder, for what the revision holds
 * @throws UsageError when there is no such revision, or it cannot be built
 */
export function buildRevision(revision: string, work: string, out: string): void {
  const { name } = namedBase(siteRoot, revision);
  const place = placeAt(revision, work, { engine: engineRoot, site: siteRoot });
  printError(`building ${name}\n`);
  build(place, out);
}

/**
 * Checks a revision out, with its packages: of the site, and of the engine where both lie in one repository.
 *
 * @param work an empty folder, for what the revision holds
 * @param now where both are now
 * @throws UsageError when there is no such revision, or its packages cannot be installed
 */
export function placeAt(revision: string, work: string, now: Place): Place {
  const within = (name: string) => {
    const folder = path.join(work, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  };
  const site = checkOut(revision, now.site, within('site'));
  const areSame = providePackages(now.site, site);
  if (now.site === now.engine) return { engine: site, site };
  if (isKeptWith(revision, now)) {
    const engine = checkOut(revision, now.engine, within('engine'));
    providePackages(now.engine, engine);
    return { engine, site };
  }
  // An engine that was installed is the one that the packages of the revision name.
  const own = path.join(site, 'node_modules/page-builder');
  return { engine: areSame || !existsSync(own) ? now.engine : own, site };
}

/** Whether the engine lies in the repository of the site: another one of it, then, is that of the revision. */
function isKeptWith(revision: string, now: Place): boolean {
  const rootOf = (folder: string) => {
    try {
      return askGit(folder, 'rev-parse', '--show-toplevel');
    } catch (error) {
      if (error instanceof UsageError) return undefined;
      throw error;
    }
  };
  const root = rootOf(now.engine);
  if (root === undefined || root !== rootOf(now.site)) return false;
  return askGit(now.engine, 'ls-tree', revision, 'scripts/run.cjs') !== '';
}

/** Gives a folder the packages that it names. @returns whether they are those of the present one */
function providePackages(now: string, then: string): boolean {
  const lockOf = (folder: string) => {
    const file = path.join(folder, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const lock = lockOf(then);
  const packages = path.join(now, 'node_modules');
  if (lock === lockOf(now)) {
    if (existsSync(packages)) symlinkSync(packages, path.join(then, 'node_modules'), 'junction');
    return true;
  }
  if (lock === undefined) return false;
  printError('installing its packages\n');
  runTool('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: then });
  return false;
}

function build({ engine, site }: Place, out: string): void {
  const [run, ofSite] = site === engine ? ['run.cjs', []] : ['bin/page-builder.cjs', [`--site=${site}`]];
  const command = [path.join(engine, 'scripts', run), 'build', ...ofSite, '--gallery', '--out', out];
  runTool(process.execPath, command, { cwd: site });
}
