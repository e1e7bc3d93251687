import { sectionFiles } from '../src/commands/scaffold/scaffold';
import { sectionFilesOf } from '../src/content/model/section-files';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { readSchemaFiles } from '../src/node/read/files';
import { runCommand } from './cli/run-command';
import { writeSources } from './cli/with-generated';

void runCommand({
  usage: `
Usage: npm run new:section -- kebab-name [--site]

Writes a new section type: schema, examples, component, and what is generated from them: registry, types. In the folder of the engine
a test, too; a site elsewhere tries the examples with npm test -- kebab-name.

  --site   a type of this site alone: in schemas/site and src/site/sections, not beside those of the engine. With a folder,
           of the site that lies there`,
  options: { site: { type: 'boolean' } },
  takesPaths: true,
  async run({ site }, [name, ...rest]) {
    if (name === undefined || rest.length > 0)
      throw new UsageError('Call it with one name: npm run new:section -- kebab-name');
    const folder = site || siteRoot !== engineRoot ? 'site' : 'sections';
    const [schema] = await writeSources(() =>
      sectionFiles(name, Object.keys(sectionFilesOf(readSchemaFiles())), folder),
    );
    print(`Now describe the fields in ${schema}, then run: npm run generate\n`);
    return 0;
  },
});
