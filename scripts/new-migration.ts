import { generatedChanges } from '../src/commands/generate/generate';
import { writeScaffold } from '../src/commands/scaffold/scaffold';
import { migrationFiles } from '../src/commands/scaffold/scaffold-migration';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { underLock } from '../src/node/write/lock';
import { runCommand } from './cli';

void runCommand({
  usage: `
Usage: npm run new:migration -- NAME TYPE

Writes a migration to fill in: how sections of a type follow a change of their schema that is more than a new name. Beside it
lie a section before and after, which npm test holds it to. validate-pages then finds what is old, and --fix migrates it.`,
  options: {},
  takesPaths: true,
  async run(_, [name, type, ...rest]) {
    if (name === undefined || type === undefined || rest.length > 0)
      throw new UsageError(
        'Call it with a name and a section type: npm run new:migration -- metrics-notes metrics',
      );
    if (siteRoot !== engineRoot)
      throw new UsageError('Migrations belong to the engine: call this without --site.');
    const { files, generated } = await underLock([engineRoot], async (lock) => {
      const made = migrationFiles(name, type, new Date().toISOString().slice(0, 7));
      const follows = await generatedChanges(made);
      writeScaffold(lock, engineRoot, made, follows);
      return { files: made, generated: follows.map(({ file }) => file) };
    });
    for (const file of [...files.keys(), ...generated]) print(`wrote ${file}\n`);
    const [code = ''] = files.keys();
    print(
      `Now write in ${code} what follows, and in the two files beside it a section before and after; npm test holds them together.\n`,
    );
    return 0;
  },
});
