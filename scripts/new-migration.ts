import { migrationFiles } from '../src/commands/scaffold/scaffold-migration';
import { print } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { runCommand } from './cli/run-command';
import { writeSources } from './cli/with-generated';

void runCommand({
  usage: `
Usage: npm run new:migration -- NAME TYPE

Scaffolds a migration, for a schema change that is more than a renamed property, with a section before and after it that
npm test checks. validate-pages then reports sections in the old form, and --fix migrates them.`,
  options: {},
  takesPaths: true,
  ofEngine: 'Migrations belong to the engine',
  async run(_, [name, type, ...rest]) {
    if (name === undefined || type === undefined || rest.length > 0)
      throw new UsageError(
        'Call it with a name and a section type: npm run new:migration -- metrics-notes metrics',
      );
    const month = new Date().toISOString().slice(0, 7);
    const [code = ''] = await writeSources(() => migrationFiles(name, type, month));
    print(
      `Next, write the migration in ${code}, and a section before and after it in the two files there. npm test checks that they agree.\n`,
    );
    return 0;
  },
});
