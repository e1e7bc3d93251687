import { writeGenerated } from '../src/build/generate/generate';
import { print, printError } from '../src/build/project/print';
import { runCommand } from './cli';

void runCommand({
  usage: `
Usage: npm run generate -- [--check]

Writes the files that follow from schemas, checks and languages: the types of sections, what editors complete, the lists of
words and of migrations, docs/checks.md, and the subset of the display font.

  --check   write nothing; exit 1 when a file is not up to date`,
  options: { check: { type: 'boolean' } },
  async run({ check = false }) {
    const stale = await writeGenerated({ dryRun: check });
    if (stale.length === 0) print('Generated files are up to date.\n');
    for (const file of stale) {
      if (check) printError(`${file} is not up to date. Run: npm run generate\n`);
      else print(`wrote ${file}\n`);
    }
    return check && stale.length > 0 ? 1 : 0;
  },
});
