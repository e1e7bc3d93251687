import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { askGit } from '../../src/node/project/git';
import { printError } from '../../src/node/project/print';
import { unlessRefused } from '../../src/node/project/project';
import { checkOut } from '../../src/node/project/revision';
import { runTool } from '../../src/node/project/tool';
import { bytesIfAny } from '../../src/node/read/files';

/** The folders that a build runs in: the engine's and the site's. */
export interface BuildFolders {
  engine: string;
  site: string;
}

/**
 * Checks out a revision with its packages: of the site, and of the engine if both are in one repository.
 *
 * @param work an empty folder for the checkout
 * @param now the current folders of both
 * @throws UsageError if the revision does not exist or its packages cannot be installed
 */
export function placeAt(revision: string, work: string, now: BuildFolders): BuildFolders {
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
  // An installed engine is the version that the revision's packages declare.
  const own = path.join(site, 'node_modules/page-builder');
  return { engine: areSame || !existsSync(own) ? now.engine : own, site };
}

/** Whether the engine is in the site's repository, so that the revision has its own version of it. */
function isKeptWith(revision: string, now: BuildFolders): boolean {
  const rootOf = (folder: string) => unlessRefused(() => askGit(folder, 'rev-parse', '--show-toplevel'));
  const root = rootOf(now.engine);
  if (root === undefined || root !== rootOf(now.site)) return false;
  return askGit(now.engine, 'ls-tree', revision, 'scripts/run.cjs') !== '';
}

/** Provides the packages that a checkout declares. @returns whether they are the current ones */
function providePackages(now: string, then: string): boolean {
  const lockOf = (folder: string) => bytesIfAny(path.join(folder, 'package-lock.json'))?.toString();
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
