import path from 'node:path';
import { inCache } from '../src/node/cache/place';
import { UsageError } from '../src/node/project/project';
import { inTemporaryFolder } from '../src/node/project/temporary-folder';
import { runCommand } from './cli/run-command';
import { buildNow, buildRevision } from './pictures/built';
import { compareLooks } from './pictures/compare-looks';

void runCommand({
  usage: `
Usage: npm run compare -- [REVISION]

Shows how a change affects the look. Builds a revision of the project and the working tree, takes screenshots of every
example of the gallery and of pages that show every section type, and lists those that differ, are new, or are gone. Fonts and
browser are the same for both, so every difference comes from the change. The last line names the folder with the screenshots.

  REVISION   what to compare with (default: HEAD)

Exit status: 0 everything that both have looks the same, 1 something looks different, 2 a revision cannot be built.`,
  options: {},
  takesPaths: true,
  async run(_, [revision = 'HEAD', ...rest]) {
    if (rest.length > 0) throw new UsageError('Call it with one revision: npm run compare -- main');
    return inTemporaryFolder('compare', async (work) => {
      const [before, after] = [path.join(work, 'before'), path.join(work, 'after')];
      buildRevision(revision, work, before);
      buildNow(after);
      return (await compareLooks(before, after, inCache('compare'))) === 0 ? 0 : 1;
    });
  },
});
