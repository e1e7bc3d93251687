import { loadSchemas } from '../src/node/cache/schema-cache';
import { unknownName } from '../src/node/project/project';
import { inTemporaryFolder } from '../src/node/project/temporary-folder';
import { benchBuild } from './bench/build';
import { benchChecks } from './bench/checks';
import { benchEdit } from './bench/edit';
import { benchPublish } from './bench/publish';
import { benchShapes } from './bench/shapes';
import { runCommand } from './cli/run-command';

const all: readonly string[] = ['checks', 'shapes', 'build', 'edit', 'publish'];

void runCommand({
  usage: `
Usage: npm run bench -- [PART…]

Measures speed on generated sites and prints tables. Every figure is the median of alternating rounds, as a ratio to
something measured in the same run. Changes no file that git tracks. Parts: ${all.join(', ')} (default: all).`,
  options: {},
  takesPaths: true,
  ofEngine: 'What is measured is the engine, with the site in its folder',
  async run(_, wanted) {
    const parts = new Set(wanted.length > 0 ? wanted : all);
    const unknown = wanted.find((part) => !all.includes(part));
    if (unknown !== undefined) throw unknownName(`There is no part "${unknown}"`, unknown, all);
    return inTemporaryFolder('bench', async (folder) => {
      const { schemas } = await loadSchemas();
      if (parts.has('checks')) await benchChecks(folder, schemas);
      if (parts.has('shapes')) await benchShapes(schemas);
      if (parts.has('build')) await benchBuild(folder);
      if (parts.has('edit')) await benchEdit(folder);
      if (parts.has('publish')) await benchPublish(folder);
      return 0;
    });
  },
});
