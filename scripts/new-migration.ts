import { generatedChanges } from '../src/commands/generate/generate';
import { writeScaffold } from '../src/commands/scaffold/scaffold';
import { migrationFiles } from '../src/commands/scaffold/scaffold-migration';
import { print } from '../src/node/project/print';
import { engineRoot, UsageError } from '../src/node/project/project';
import { underLock } from '../src/node/write/lock';
import { assertOfEngine } from './cli/of-engine';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run new:migration -- NAME TYPE

Writes a migration to fill in, for a change of a schema that is more than a new name, with a section before and after it that
npm test checks. validate-pages then finds sections in the old form, and --fix migrates them.`,
  options: {},
  takesPaths: true,
  async run(_, [name, type, ...rest]) {
    if (name === undefined || type === undefined || rest.length > 0)
      throw new UsageError(
        'Call it with a name and a section type: npm run new:migration -- metrics-notes metrics',
      );
    assertOfEngine('Migrations belong to the engine');
    const { files, generated } = await underLock([engineRoot], async (lock) => {
      const made = migrationFiles(name, type, new Date().toISOString().slice(0, 7));
      const follows = await generatedChanges(made);
      writeScaffold(lock, engineRoot, made, follows);
      return { files: made, generated: follows.map(({ file }) => file) };
    });
    for (const file of [...files.keys(), ...generated]) print(`wrote ${file}\n`);
    const [code = ''] = files.keys();
    print(
      `Next, write the migration in ${code}, and a section before and after it in the two files there. npm test checks that they agree.\n`,
    );
    return 0;
  },
});
