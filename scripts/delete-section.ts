import { planTypeRemoval } from '../src/commands/refactor/remove-type';
import { openChecker } from '../src/node/check/open-checker';
import { carryOut, planOptions, planUsage } from '../src/node/plan/carry-out';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { runCommand } from './cli/run-command';
import { withGenerated } from './cli/with-generated';

void runCommand({
  usage: `
Usage: npm run delete:section -- TYPE [options]

Removes a section type that no page uses: schema, examples, component, tests, and the words that only it uses. Shows the
plan first, then asks or waits for --write.

  --pages DIR   the folder of the site (default: pages)
${planUsage}

Exit status: 0 done or shown, 2 it cannot be done; then nothing was written.`,
  options: { ...planOptions, pages: { type: 'string', default: 'pages' } },
  takesPaths: true,
  async run({ pages, ...options }, [type, ...rest]) {
    if (type === undefined || rest.length > 0)
      throw new UsageError('Call it with one section type: npm run delete:section -- metrics');
    const makePlan = async () => withGenerated(planTypeRemoval(await openChecker(pages), pages, type));
    return carryOut({ folders: [engineRoot, siteRoot, pages], makePlan }, options);
  },
});
