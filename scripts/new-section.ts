import { generatedChanges } from '../src/commands/generate/generate';
import { assertNew, fromEngineFolder, sectionFiles, writeScaffold } from '../src/commands/scaffold/scaffold';
import { sectionFilesOf } from '../src/content/model/section-files';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { fromWorkingDirectory } from '../src/node/project/working-directory';
import { readSchemaFiles } from '../src/node/read/files';
import { underLock } from '../src/node/write/lock';
import { runCommand } from './cli';
import { formatted } from './formatted';

void runCommand({
  usage: `
Usage: npm run new:section -- kebab-name [--site]

Writes a new section type: schema, examples, component, test, and what is generated from them: registry, types.

  --site   a type of this site alone: in schemas/site and src/site/sections, not beside those of the engine. With a folder,
           of the site that lies there`,
  options: { site: { type: 'boolean' } },
  takesPaths: true,
  async run({ site }, [name, ...rest]) {
    if (name === undefined || rest.length > 0)
      throw new UsageError('Call it with one name: npm run new:section -- kebab-name');
    const folder = site || siteRoot !== engineRoot ? 'site' : 'sections';
    const wrote = await underLock([engineRoot, siteRoot], async (lock) => {
      const types = Object.keys(sectionFilesOf(readSchemaFiles()));
      const files = sectionFiles(name, types, folder);
      assertNew(engineRoot, fromEngineFolder(files));
      for (const [file, text] of files) files.set(file, formatted(file, text));
      const generated = await generatedChanges(files);
      const placed = fromEngineFolder(files);
      writeScaffold(lock, engineRoot, placed, generated);
      return [...placed.keys(), ...generated.map(({ file }) => file)];
    });
    for (const file of wrote) print(`wrote ${fromWorkingDirectory(file, engineRoot)}\n`);
    print(
      `Now describe the fields in ${fromWorkingDirectory(wrote[0] ?? '', engineRoot)}, then run: npm run generate\n`,
    );
    return 0;
  },
});
