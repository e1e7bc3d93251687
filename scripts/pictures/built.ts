import path from 'node:path';
import { printError } from '../../src/node/project/print';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import { namedBase } from '../../src/node/project/revision';
import { runTool } from '../../src/node/project/tool';
import { type BuildFolders, placeAt } from './place-at';

/** Builds the current site with its gallery. @throws UsageError with the first line of the build's output */
export function buildNow(out: string): void {
  build({ engine: engineRoot, site: siteRoot }, out);
}

/**
 * Builds a revision of the site with the packages that it declares; those that have not changed are not installed again.
 *
 * @param work an empty folder for the checkout
 * @throws UsageError if the revision does not exist or cannot be built
 */
export function buildRevision(revision: string, work: string, out: string): void {
  const { name } = namedBase(siteRoot, revision);
  const place = placeAt(revision, work, { engine: engineRoot, site: siteRoot });
  printError(`building ${name}\n`);
  build(place, out);
}

function build({ engine, site }: BuildFolders, out: string): void {
  const [run, ofSite] = site === engine ? ['run.cjs', []] : ['bin/page-builder.cjs', [`--site=${site}`]];
  const command = [path.join(engine, 'scripts', run), 'build', ...ofSite, '--gallery', '--out', out];
  runTool(process.execPath, command, { cwd: site });
}
