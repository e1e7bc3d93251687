import path from 'node:path';
import { upgradeSite } from '../src/commands/upgrade/upgrade';
import { inCache } from '../src/node/cache/place';
import { engineName } from '../src/node/project/place-of';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { tryTool } from '../src/node/project/tool';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run upgrade -- [ENGINE] [--plan] [--pictures]

Upgrades the engine of a site that depends on it. First it installs the new engine in another folder, updates a copy of the
documents with it (migrations and other certain fixes), checks them, builds the site with both engines, and reports what is
new, which documents change, what you have to decide and what visitors notice. Then it writes package.json,
package-lock.json, documents and generated files, all or none, and runs npm install. It writes nothing while there are
errors, or if files that it would write have uncommitted changes.

  ENGINE       a version in the registry, a folder, an archive made by npm pack, or an address of one (default: the newest
               version in the registry that the site's engine comes from)
  --plan       report all this and write nothing
  --pictures   with --plan: screenshots of pages that look different, before and after; needs a Chromium

Exit status: 0 done, or nothing stands in the way; 1 there are errors; 2 there is no such engine, or the site could not be
tested.`,
  options: { plan: { type: 'boolean' }, pictures: { type: 'boolean' } },
  takesPaths: true,
  run({ plan = false, pictures = false }, [wanted, ...rest]) {
    if (siteRoot === engineRoot)
      throw new UsageError(
        'This is the engine itself. npm run upgrade is for a site that depends on it: call it in the folder of that site.',
      );
    if (rest.length > 0)
      throw new UsageError(`Call it with one engine: npm run upgrade -- ../${engineName}-0.2.0.tgz`);
    if (pictures && !plan) throw new UsageError('--pictures goes with --plan.');
    const program = path.join(engineRoot, 'scripts/run.cjs');
    return upgradeSite({
      ...{ site: siteRoot, engine: engineRoot, requested: wanted, plan },
      run: (command, ...args) =>
        tryTool(process.execPath, [program, command, '--site', siteRoot, ...args], { cwd: siteRoot }),
      ...(pictures && { takePictures }),
    });
  },
});

/** Compares screenshots of two builds, if a Chromium is available. */
async function takePictures(before: string, after: string): Promise<void> {
  const { presentChromium } = await import('./testing/chromium');
  if (presentChromium() === undefined) {
    print('There are no pictures: no Chromium is here. CHROMIUM_PATH names one.\n\n');
    return;
  }
  const { compareLooks } = await import('./pictures/compare-looks');
  await compareLooks(before, after, inCache('upgrade'));
  print('\n');
}
