import { checkFiles } from '../src/commands/scaffold/scaffold-check';
import { checks } from '../src/content/checks';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { runCommand } from './cli/run-command';
import { writeSources } from './cli/with-generated';

void runCommand({
  usage: `
Usage: npm run new:check -- kebab-code

Scaffolds a check with its cases: what it must find and what it must not. It is in src/site/checks, for this site only, and
follows the same rules as the checks of the engine.

  --engine   a check that holds for any site: in src/content/checks`,
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
