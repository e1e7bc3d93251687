import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { print } from '../src/node/project/print';
import { engineRoot, reason, UsageError } from '../src/node/project/project';
import { isColored } from './cli/color';
import { runCommand } from './cli/run-command';
import { type MutationReport, shortOf, summaryOf, triedIn } from './testing/mutation-report';

const reportFile = path.join(engineRoot, 'node_modules/.cache/mutation/report.json');

/** Test-only and generated files. */
const neverMutated = ['test', 'cases', 'generated']
  .map((kind) => `!**/*.${kind}.ts`)
  .concat('!**/checks/index.ts');

void runCommand({
  usage: `
Usage: npm run test:mutation -- [PATTERN…]

Changes src/content in one place at a time (a comparison, a condition, a pattern) and reports the changes that no test
notices. Without a pattern it tries all files, which takes more than an hour; with patterns, the files that match:

  npm run test:mutation -- src/content/checks/glossary.ts
  npm run test:mutation -- 'src/content/checks/[a-d]*.ts'

Prints each change that survived, and a table of scores: see docs/mutation.md.

Exit status: 0 enough are noticed (85% in checks, 75% in the rest), 1 fewer are, 2 it could not run.`,
  options: {},
  takesPaths: true,
  ofEngine: 'The tests that are tried are those of the engine',
  run(_, patterns) {
    // Stryker splits its list of patterns at commas, including those in braces.
    const torn = patterns.find((pattern) => pattern.includes(','));
    if (torn !== undefined) throw new UsageError(`Write ${torn} as two patterns, without a comma.`);
    const mutate = patterns.length === 0 ? [] : ['--mutate', [...patterns, ...neverMutated].join()];
    const colors = ['--allowConsoleColors', String(isColored())];
    const { status, error } = spawnSync(
      path.join(engineRoot, 'node_modules/.bin/stryker'),
      ['run', 'tests/mutation/stryker.config.json', ...colors, ...mutate],
      { cwd: engineRoot, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (error) throw new UsageError(`Stryker cannot be run: ${reason(error)} npm ci installs it.`);
    if (status !== 0) throw new UsageError('The mutation run did not end: what it says above is why.');
    const scores = triedIn(JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport, patterns);
    print(summaryOf(scores));
    return shortOf(scores).length === 0 ? 0 : 1;
  },
});
