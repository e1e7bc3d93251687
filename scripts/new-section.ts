import { writeGenerated } from '../src/build/generate/generate';
import { sectionFiles, writeScaffold } from '../src/build/generate/scaffold';
import { print } from '../src/build/project/print';
import { projectRoot, UsageError } from '../src/build/project/project';
import { runCommand } from './cli';
import { formatFiles } from './format-files';

void runCommand({
  usage: `
Usage: npm run new:section -- kebab-name

Writes a new section type: schema, examples, component, test, its line in the registry, and the generated types.`,
  options: {},
  takesPaths: true,
  async run(_, [name, ...rest]) {
    if (name === undefined || rest.length > 0)
      throw new UsageError('Call it with one name: npm run new:section -- kebab-name');
    const files = sectionFiles(projectRoot, name);
    writeScaffold(projectRoot, files, ['src/sections/registry.ts']);
    formatFiles([...files.keys()]);
    for (const file of [...files.keys(), ...(await writeGenerated())]) print(`wrote ${file}\n`);
    print(`Now describe the fields in schemas/sections/${name}.schema.json, then run: npm run generate\n`);
    return 0;
  },
});
