import path from 'node:path';
import { visible } from '../../content/text/encode/visible';
import { plural } from '../../content/text/plural';
import { engineVersion } from '../../node/project/docs-address';
import { git, whyNoGit } from '../../node/project/git';
import { engineName } from '../../node/project/place-of';
import { print, printError } from '../../node/project/print';
import { UsageError } from '../../node/project/project';
import { inTemporaryFolder } from '../../node/project/temporary-folder';
import { whyToolFailed } from '../../node/project/tool';
import { bytesIfAny } from '../../node/read/files';
import { newInLog } from './changelog';
import { compareOutputs, type OutputChanges } from './compare-outputs';
import { countErrors, obstacleText, upgradeText } from './report-upgrade';
import { readSitePackage } from './site-package';
import { takeEngine } from './take-engine';
import { type RunEngine, tryEngine } from './trial';
import { findEngine, type WantedEngine } from './wanted-engine';

interface Upgrade {
  site: string;
  /** The folder of its present engine, and a function that runs it for the site. */
  engine: string;
  run: RunEngine;
  requested: string | undefined;
  /** Whether to report only. */
  plan: boolean;
  /** Compares screenshots of two builds, if wanted. */
  takePictures?: (before: string, after: string) => Promise<void>;
}

/**
 * Tries another engine on a copy of a site, reports the effects, and switches the site to it unless only a plan was requested
 * or there are errors.
 *
 * @returns the exit status
 * @throws UsageError if the engine does not exist, or cannot be tried or installed; the site is then unchanged
 */
export async function upgradeSite(upgrade: Upgrade): Promise<number> {
  const { site, engine, requested, plan } = upgrade;
  const { spec } = readSitePackage(site);
  const from = engineVersion(engine);
  const places = [process.env.INIT_CWD, process.cwd(), site].flatMap((place) => place ?? []);
  const wanted = findEngine(requested, { version: from, spec }, site, places);
  if (!wanted) {
    print(`This site has the newest ${engineName}: ${from}.\n`);
    return 0;
  }
  if (!plan) assertCommitted(site);
  return inTemporaryFolder('upgrade', (work) => tryAndTake(upgrade, wanted, from, work));
}

async function tryAndTake(
  { site, engine, run, plan, takePictures }: Upgrade,
  wanted: WantedEngine,
  from: string,
  work: string,
): Promise<number> {
  const tell = (what: string) => printError(`${engineName} ${wanted.version}: ${what}\n`);
  const trial = tryEngine(site, wanted, work, run, tell);
  const errors = countErrors(trial);
  const log = newInLog(logOf(path.join(trial.folder, 'node_modules', engineName)), logOf(engine), from);
  const [before, after] = [path.join(work, 'before'), path.join(work, 'after')];
  if (errors === 0) tell('building the site with both engines');
  const output =
    errors > 0
      ? 'Not known: the site cannot be built as long as there are errors.'
      : outputOf(run, trial.run, before, after);
  print(`${upgradeText({ from, to: wanted.version, log, trial, output })}\n\n`);
  if (errors > 0) {
    print(`${obstacleText(trial)}\n`);
    return 1;
  }
  if (typeof output !== 'string') await takePictures?.(before, after);
  if (plan) {
    print('Nothing was written: without --plan it is done.\n');
    return 0;
  }
  tell('writing, and installing it in the site');
  await takeEngine(site, wanted, trial.changed);
  const files = trial.changed.length;
  print(`${plural(files, 'file')} changed. Now: npm test\n`);
  return 0;
}

/** Builds the site with both engines and compares the results. @returns the reason if that is impossible */
function outputOf(
  present: RunEngine,
  next: RunEngine,
  before: string,
  after: string,
): OutputChanges | string {
  const [old, now] = [present('build', '--out', before), next('build', '--out', after)];
  if (now.status !== 0) throw new UsageError(`The new engine cannot build this site: ${whyToolFailed(now)}`);
  if (old.status !== 0)
    return `Not known: the engine of this site cannot build it (${visible(whyToolFailed(old))}).`;
  return compareOutputs(before, after);
}

function logOf(engine: string): string {
  return bytesIfAny(path.join(engine, 'CHANGELOG.md'))?.toString() ?? '';
}

/** @throws UsageError if git cannot say, or has uncommitted changes that would mix with the upgrade. Without a repository there are none. */
function assertCommitted(site: string): void {
  const names = ['pages', 'schemas/site', 'src/site', 'package.json', 'package-lock.json'];
  // With -z, names are not quoted. They are relative to the repository's folder, in which the site may be one of several.
  const [within, status] = statusOf(site, names);
  const [first, ...others] = status.split('\0').filter((line) => line !== '');
  if (first === undefined) return;
  const [more, verb] = others.length === 0 ? ['', 'has'] : [` and ${others.length} more`, 'have'];
  throw new UsageError(
    `${visible(first.slice(3 + within.length))}${more} ${verb} changes that are not committed: commit them first, so that those of the upgrade stand alone. --plan needs no commit.`,
  );
}

/**
 * The site's folder in its repository, and the uncommitted changes as git lists them; both empty without a repository.
 *
 * @throws UsageError if git cannot say
 */
function statusOf(site: string, names: readonly string[]): [within: string, status: string] {
  try {
    // New files may be left out by a setting.
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=normal'];
    return [
      git(site, ['rev-parse', '--show-prefix']).replace(/\n$/, ''),
      git(site, ['status', ...options, '--', ...names]),
    ];
  } catch (error) {
    const why = whyNoGit(error);
    if (/^(?:Git is not installed|No git repository)$/.test(why)) return ['', ''];
    throw new UsageError(`${why}: whether everything is committed is not known. --plan needs no commit.`);
  }
}
