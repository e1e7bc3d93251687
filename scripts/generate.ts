import path from 'node:path';
import { bundledSchemas } from '../src/commands/generate/bundled-schemas';
import { checkList, siteCheckList, siteCodes } from '../src/commands/generate/check-list';
import { writeGenerated } from '../src/commands/generate/generate';
import { rulesSchema } from '../src/commands/generate/rules-schema';
import { sectionUnion } from '../src/commands/generate/section-union';
import { checks } from '../src/content/checks';
import { blocksOf } from '../src/content/report/pretty';
import { compileSchemas } from '../src/content/schema/compile-schemas';
import { fromEngine } from '../src/node/project/place-of';
import { print, printError, printPainted } from '../src/node/project/print';
import { engineRoot, siteArguments, siteRoot, UsageError } from '../src/node/project/project';
import { runTool } from '../src/node/project/tool';
import { fromWorkingDirectory } from '../src/node/project/working-directory';
import { readSchemaFiles } from '../src/node/read/files';
import { migrations } from '../src/node/read/migrations.generated';
import { SchemaMistakes } from '../src/node/read/schema-mistakes';
import { runCommand } from './cli';
import { isColored } from './color';

void runCommand({
  usage: `
Usage: npm run generate -- [--check | --bundle NAME]

Writes the files that follow from schemas, checks and languages: the types of sections, what editors complete, the lists of
words and of migrations, docs/checks.md, and the subset of the display font. Examples of section types follow what was renamed.
Says what is wrong with schemas and examples.

  --check        write nothing; exit 1 when a file is not up to date
  --bundle NAME  write nothing; print the schema of a kind of document (page, site, dictionary, glossary, rules, theme) with every schema
                 that it refers to inside, for validators that take one file`,
  options: { check: { type: 'boolean' }, bundle: { type: 'string' } },
  async run({ check = false, bundle }) {
    if (bundle !== undefined) {
      const bundles = bundledSchemas(schemasOfSite());
      const schema = bundles.get(`${bundle}.schema.json`);
      if (!schema) {
        const names = [...bundles.keys()].map((file) => file.replace('.schema.json', ''));
        throw new UsageError(`There is no kind of document "${bundle}": use ${names.sort().join(', ')}.`);
      }
      print(`${JSON.stringify(schema, null, 2)}\n`);
      return 0;
    }
    const stale = await writeGenerated({ dryRun: check }).catch(reportMistakes);
    if (stale === undefined) return 1;
    if (stale.length === 0) print('Generated files are up to date.\n');
    for (const file of stale) {
      const name = siteRoot === engineRoot ? file : fromWorkingDirectory(file, engineRoot);
      if (check) printError(`${name} is not up to date. Run: npm run generate\n`);
      else print(`wrote ${name}\n`);
    }
    // What follows from the checks themselves is for the command that has the new ones in it.
    if (!check && [checkList, fromEngine(siteCheckList)].some((list) => stale.includes(list)))
      return runAgain();
    return check && stale.length > 0 ? 1 : 0;
  },
});

/** Every schema, those that list what a site has made for this one: beside the engine lie those of the site there. */
function schemasOfSite(): Map<string, unknown> {
  const files = readSchemaFiles();
  const schemas = compileSchemas(files, migrations);
  files.set('section.schema.json', JSON.parse(sectionUnion(schemas, files)));
  return files.set('rules.schema.json', JSON.parse(rulesSchema(checks, siteCodes())));
}

/** Reports what is wrong with schemas and examples, at its place. @throws anything else */
async function reportMistakes(error: unknown): Promise<undefined> {
  if (!(error instanceof SchemaMistakes)) throw error;
  const isTerminal = process.stderr.isTTY === true;
  const blocks = blocksOf(error.diagnostics, error.textOf, isColored(process.env, isTerminal));
  printPainted(`${blocks.join('\n\n')}\n`, process.stderr);
}

function runAgain(): number {
  const args = [path.join(engineRoot, 'scripts/run.cjs'), 'generate', ...siteArguments];
  print(String(runTool(process.execPath, args, { cwd: engineRoot })));
  return 0;
}
