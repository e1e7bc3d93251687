import path from 'node:path';
import { folderForSite, newSiteFiles, writeSite } from '../src/commands/scaffold/scaffold-site';
import { languageName, listNames } from '../src/content/model/languages';
import { visible } from '../src/content/text/encode/visible';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { print, printError } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { tryTool, whyToolFailed } from '../src/node/project/tool';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run new:site -- DIR --name NAME [--languages en,es] [--engine SPEC]

Creates a site in a new folder: pages, a package that depends on this engine, README, CI. In that folder, npm ci && npm start
serves it, and npm ci && npm test tests it.

  --name NAME        the name of the site, 3 to 30 letters
  --languages LIST   the codes of its languages; pages are written in the first one (default: en)
  --engine SPEC      what npm installs as the engine: an archive made by npm pack, relative to DIR as in file:../engine.tgz,
                     or an address (default: this folder)`,
  options: {
    name: { type: 'string' },
    languages: { type: 'string', default: 'en' },
    engine: { type: 'string' },
  },
  takesPaths: true,
  async run({ name, languages, engine }, [target = '', ...rest]) {
    if (target === '' || rest.length > 0 || name === undefined)
      throw new UsageError(
        'Call it with a folder and a name: npm run new:site -- ../museum --name "Harbour Museum"',
      );
    const { schemas } = await loadSchemas();
    const folder = folderForSite(target);
    const made = newSiteFiles(folder, { name, languages: languages.split(','), engine }, schemas);
    await writeSite(folder, made.files);
    const shown = visible(path.relative(process.cwd(), folder) || '.');
    print(`wrote ${made.files.size} files in ${shown}\n`);
    const named = (codes: readonly string[]) => listNames(codes.map(languageName));
    if (made.wordless.length > 0)
      print(
        `Components have no words in ${named(made.wordless)}: those of the nearest language stand in ${shown}/pages/_site/words. Translate them there.\n`,
      );
    if (made.untold)
      print(
        `The engine has no sentences in ${named([made.untold])}: the pages say them in English. Write your own; npm run validate-pages names each page that waits for it.\n`,
      );
    if (made.drafts.length > 0)
      print(
        `Not published yet: ${named(made.drafts)}. The dictionaries wait for their texts; npm run translations counts them, then remove "draft" from ${shown}/pages/_site/site.json.\n`,
      );
    if (engine !== undefined && !lockPackages(folder)) return 2;
    print(`Now: cd ${inShell(shown)} && npm ci && npm start\n`);
    return 0;
  },
});

/** A path as a shell reads it. */
function inShell(name: string): string {
  return /^[\w./~-]+$/.test(name) ? name : `"${name}"`;
}

/** Has npm write the lock file that `npm ci` needs, if the engine is in another folder. Prints what to do if npm fails. */
function lockPackages(folder: string): boolean {
  const args = [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const result = tryTool('npm', args, { cwd: folder });
  if (result.status === 0) return true;
  printError(
    `error: npm could not write package-lock.json (${visible(whyToolFailed(result))}): set the engine in package.json right, then run npm install there.\n`,
  );
  return false;
}
