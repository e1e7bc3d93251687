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

Publishes changes of a site through git: those of the pages that PATHs (files or folders) name, or all changes. It applies
them, value by value, to the current main branch of the remote repository, and checks the result. If the site document says
"publish": "direct", they go to the main branch. Otherwise, and if that is refused, they go to a branch content/DAY-WORDS,
and it prints a link for proposing them. Changes to pages that are already proposed are added to that proposal. If git
pushes to another remote repository (remote.pushDefault, pushRemote), proposals go there, and nothing is published directly.
A change that would revert what you published, because a file is as it was before, is included only if a PATH names its page.
Your branch, the staged changes and all files stay as they are; commit hooks do not run.

  --get          instead, get the changes of others: apply the main branch here, value by value, and move the branch
                 forward. Your changes stay, including staged and unfinished ones outside of the site
  --keep SIDE    with --get: which side wins where both changed the same value, "mine" or "theirs"
  --proposals    show the state of what you proposed, and publish nothing
  --dry-run      show what would be published, and publish nothing
  --pages DIR    the folder of the site in the project (default: pages)

Exit status: 0 published, or got, or nothing to do; 1 errors, or conflicting changes by somebody else; 2 there is no
repository, the remote does not answer, or git needs something done first. After 1 or 2, nothing was published or got.`,
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
