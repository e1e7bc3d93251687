import { checkFiles } from '../src/commands/scaffold/scaffold-check';
import { checks } from '../src/content/checks';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { runCommand } from './cli/run-command';
import { writeSources } from './cli/with-generated';

void runCommand({
  usage: `
Usage: npm run new:check -- kebab-code

Writes a check to fill in, with its cases beside it: what it must find, and what it must not. It lies in src/site/checks, for
this site alone, and is held to the same rules as those of the engine.

  --engine   a check that is true of any site: in src/content/checks`,
  options: { engine: { type: 'boolean' } },
  takesPaths: true,
  async run({ engine = false }, [code, ...rest]) {
    if (code === undefined || rest.length > 0)
      throw new UsageError('Call it with one code: npm run new:check -- kebab-code');
    if (engine && siteRoot !== engineRoot)
      throw new UsageError('--engine and --site do not go together: a site writes checks of its own.');
    const codes = checks.map((check) => check.code);
    const [check = '', cases = ''] = await writeSources(() => checkFiles(code, engine, codes));
    print(`Next, write the check in ${check} and its cases in ${cases}, then run: npm run generate\n`);
    return 0;
  },
});
