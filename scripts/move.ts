import { planMove } from '../src/commands/refactor/plan-move';
import { plannedFiles, plannedName } from '../src/commands/refactor/planned-files';
import { openChecker } from '../src/node/check/open-checker';
import { assertStaysValid } from '../src/node/check/stays-valid';
import { carryOut, planOptions, planUsage } from '../src/node/plan/carry-out';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { runCommand } from './cli/run-command';
import { withGenerated } from './cli/with-generated';

void runCommand({
  usage: `
Usage: npm run move -- FROM TO [options]

Moves or renames something and updates everything that refers to it: links with their anchors, breadcrumbs, the sitemap
page, paths of images. Shows the plan first; if more than one file changes, it asks or waits for --write.

  /finance /money                     a page, with the pages below it; its old route becomes an alias
  /solutions#data #integration        an anchor
  finance/plan.avif proof/plan.avif   an image or a download
  --type metrics figures              a section type: schema, examples, component, documents

  --no-alias    do not keep the old route as an alias
  --pages DIR   the folder of the site (default: pages)
${planUsage}

Exit status: 0 done or shown, 2 it cannot be done; then nothing was written.`,
  options: {
    ...planOptions,
    'no-alias': { type: 'boolean' },
    type: { type: 'boolean' },
    pages: { type: 'string', default: 'pages' },
  },
  takesPaths: true,
  async run({ pages, type, 'no-alias': noAlias, ...options }, [from, to, ...rest]) {
    if (from === undefined || to === undefined || rest.length > 0)
      throw new UsageError('Call it with what to move and where to: npm run move -- /finance /money');
    if (type) {
      const { planTypeMove } = await import('../src/commands/refactor/move-type');
      const makePlan = async () => withGenerated(planTypeMove(await openChecker(pages), pages, from, to));
      return carryOut({ folders: [engineRoot, siteRoot, pages], makePlan }, options);
    }
    const makePlan = async () => {
      const checker = await openChecker(pages);
      const plan = planMove(checker, pages, from, to, noAlias !== true);
      const nameThen = (file: string) => plannedName(plan.changes, file);
      await assertStaysValid(checker, plannedFiles(plan.changes, checker), { nameThen });
      return plan;
    };
    return carryOut({ folders: [pages], makePlan }, options);
  },
});
