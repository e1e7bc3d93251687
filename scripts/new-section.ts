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

Scaffolds a section type: schema, examples and component, and generates registry and types. In the folder of the engine it
also writes a test; in another site, npm test -- kebab-name tests the examples.

  --site   create the type in schemas/site and src/site/sections, for this site only. With a folder: for the site in that
           folder`,
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
