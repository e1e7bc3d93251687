import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkList } from '../src/build/generate/check-list';
import { writeGenerated } from '../src/build/generate/generate';
import { print, printError } from '../src/build/project/print';
import { projectRoot } from '../src/build/project/project';
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
    // What follows from the checks themselves is for the command that has the new ones in it.
    if (!check && stale.includes(checkList)) return runAgain();
    return check && stale.length > 0 ? 1 : 0;
  },
});

function runAgain(): number {
  const args = [path.join(projectRoot, 'scripts/run.cjs'), 'generate'];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 2;
}
