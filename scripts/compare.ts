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

Shows what a change does to the look: builds a revision of the project and the files as they are, takes pictures of every
example of the gallery and of pages that show every section type, and says which differ. Fonts and browser are the same for both, so a
difference is one of the change. The pictures of both lie in a folder that the last line names.

  REVISION   what to compare with (default: HEAD)

Exit status: 0 everything looks the same, 1 something looks different, 2 a revision cannot be built.`,
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
