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

In a site that depends on the engine: takes a newer one. First it installs that in a folder elsewhere, lets it bring a copy of the documents along
(migrations, and whatever else its --fix is certain of), checks them, builds both, and says what is new, which documents change, what has to be decided
and what visitors notice. Then it writes package.json, package-lock.json, documents and generated files, all of them or none, and has npm install.
It writes nothing as long as there are errors, or where files that it would write have changes that are not committed.

  ENGINE       a version of the registry, a folder, an archive that npm pack made, or an address of one (default: the newest of the registry that
               the site has its engine from)
  --plan       say all that, and write nothing
  --pictures   with --plan: pictures of pages before and after, where they look different; it takes a Chromium

Exit status: 0 done, or nothing stands in the way; 1 there are errors; 2 there is no such engine, or the site could not be tried.`,
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
