import { generatedChanges } from '../src/build/generate/generate';
import { assertNew, sectionFiles, writeScaffold } from '../src/build/generate/scaffold';
import { print } from '../src/build/project/print';
import { projectRoot, UsageError } from '../src/build/project/project';
import { underLock } from '../src/build/write/lock';
import { runCommand } from './cli';
import { formatted } from './formatted';

void runCommand({
  usage: `
Usage: npm run new:section -- kebab-name

Writes a new section type: schema, examples, component, test, its line in the registry, and the generated types.`,
  options: {},
  takesPaths: true,
  async run(_, [name, ...rest]) {
    if (name === undefined || rest.length > 0)
      throw new UsageError('Call it with one name: npm run new:section -- kebab-name');
    const wrote = await underLock([projectRoot], async (lock) => {
      const files = sectionFiles(projectRoot, name);
      assertNew(projectRoot, files);
      for (const [file, text] of files) files.set(file, formatted(file, text));
      const generated = await generatedChanges(files);
      writeScaffold(lock, projectRoot, files, generated);
      return [...files.keys(), ...generated.map(({ file }) => file)];
    });
    for (const file of wrote) print(`wrote ${file}\n`);
    print(`Now describe the fields in schemas/sections/${name}.schema.json, then run: npm run generate\n`);
    return 0;
  },
});
