import path from 'node:path';
import { Others } from '../src/commands/get/others';
import { gotText } from '../src/commands/get/report-get';
import type { PublishableUnit } from '../src/commands/publish/offer';
import { Publisher } from '../src/commands/publish/publish';
import { keptText, offerText, outcomeText, proposalsText } from '../src/commands/publish/report-publish';
import { isError } from '../src/content/model/diagnostics';
import { today } from '../src/content/text/days';
import { cacheFileOf } from '../src/node/cache/page-cache';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { print } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { fromWorkingDirectory } from '../src/node/project/working-directory';
import { underLock } from '../src/node/write/lock';
import { isWithin } from '../src/node/write/real-paths';
import { findPaths } from './cli/paths';
import { runCommand } from './cli/run-command';
import { refuseTogether } from './cli/together';

void runCommand({
  usage: `
Usage: npm run publish -- [PATH…] [options]

Publishes changes of a site by way of git: those of the pages that PATHs (files or folders) name, without any all of them.
They are made on what is on the main branch of the remote repository by then, value by value, and checked there. Where the
site document says "publish": "direct" they go to the main branch; otherwise, and where that is refused, they go to a branch
content/DAY-WORDS, with a link that asks for them to be accepted. Pages that wait already are added to their proposal. Where
git is told to push to another remote repository (remote.pushDefault, pushRemote), proposals go there, and nothing goes at once.
What would take back what you published, because a file is as it was before, goes only if a PATH names its page.
The branch that you are on, what is staged and every file stay as they are; hooks for commits do not run.

  --get          get what others did instead: what is on the main branch comes here, value by value, and the branch moves
                 forward. What is changed here stays, also what is staged or half done outside of the site
  --keep SIDE    with --get: what holds where the same value was changed on both sides, "mine" or "theirs"
  --proposals    say what has become of what was proposed from here, and publish nothing
  --dry-run      say what would be published, and publish nothing
  --pages DIR    the folder of the site in the project (default: pages)

Exit status: 0 published or got, or nothing to; 1 errors, or changes of somebody else that contradict; 2 there is no
repository, nobody answers, or git has to do something first. Then nothing is published or got.`,
  options: {
    pages: { type: 'string', default: 'pages' },
    'dry-run': { type: 'boolean' },
    proposals: { type: 'boolean' },
    get: { type: 'boolean' },
    keep: { type: 'string' },
  },
  takesPaths: true,
  async run(options, paths) {
    const { pages, 'dry-run': isTrial, proposals: isList, get: isGet, keep } = options;
    refuseTogether(options, [
      ['get', 'dry-run', 'proposals'],
      ['proposals', 'dry-run'],
    ]);
    if (keep !== undefined && !isGet) throw new UsageError('--keep goes with --get: it publishes nothing.');
    if (paths.length > 0 && (isGet || isList))
      throw new UsageError(`--${isGet ? 'get' : 'proposals'} is about the whole site: leave out the paths.`);
    if (keep !== undefined && keep !== 'mine' && keep !== 'theirs')
      throw new UsageError('What holds is "mine" or "theirs": --keep mine, --keep theirs.');
    const { schemas, key } = await loadSchemas();
    const folder = path.resolve(pages);
    if (isGet) {
      const others = new Others({ folder, schemas, mayAsk: process.stdin.isTTY === true });
      const state = await others.look();
      const got = await underLock([folder], (lock) => others.get(lock, state, { choose: () => keep }));
      print(gotText(got));
      return got.incoming && !got.isDone ? 1 : 0;
    }
    const publisher = new Publisher({
      folder,
      schemas,
      cacheFileOf: cacheFileOf(pages, key),
      day: today(),
      mayAsk: process.stdin.isTTY === true,
    });
    const offer = await publisher.offer();
    const files = offer.units.flatMap((unit) => unit.files.map((file) => path.resolve(folder, file)));
    const wanted = await findPaths(paths, pages, files);
    const isNamed = ({ files }: PublishableUnit, roots: readonly string[]) =>
      files.some((file) => roots.some((root) => isWithin(path.resolve(folder, file), root)));
    // A folder around the site names none of its pages.
    const names = wanted.filter((root) => !isWithin(folder, root));
    if (isList) {
      print(proposalsText(offer.proposals));
      return 0;
    }
    const named = offer.units.filter((unit) => wanted.length === 0 || isNamed(unit, wanted));
    const left = named.filter((unit) => unit.takesBack && !unit.proposal && !isNamed(unit, names));
    const units = named.filter((unit) => unit.proposal === undefined && !left.includes(unit));
    for (const { title, proposal } of named)
      if (proposal) print(`${title} waits as it is: ${proposal.link ?? proposal.title}\n`);
    print(keptText(left, (file) => fromWorkingDirectory(file, pages)));
    if (units.length === 0) {
      print('There is nothing to publish.\n');
      return 0;
    }
    print(offerText(offer, units));
    const ids = units.map(({ id }) => id);
    const outcome = isTrial ? await publisher.draft(ids) : await publisher.publish(ids, offer.mark);
    print(`\n${outcomeText(outcome, offer, (file) => fromWorkingDirectory(file, pages))}`);
    if (outcome.kind === 'ready') return outcome.findings.some(isError) ? 1 : 0;
    return outcome.kind === 'conflicts' || outcome.kind === 'errors' ? 1 : 0;
  },
});
