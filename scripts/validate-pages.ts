import path from 'node:path';
import { CheckFailure } from '../src/content/checks/core/run-checks';
import { Clock } from '../src/content/model/clock';
import type { Finding } from '../src/content/model/diagnostics';
import type { SchemaSet } from '../src/content/schema/schemas';
import { plural } from '../src/content/text/plural';
import { cacheFileOf } from '../src/node/cache/page-cache';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { Checker } from '../src/node/check/checker';
import type { Selected } from '../src/node/check/select-findings';
import { print, printError } from '../src/node/project/print';
import { UsageError, unknownName } from '../src/node/project/project';
import { fromWorkingDirectory } from '../src/node/project/working-directory';
import { isWithin } from '../src/node/write/real-paths';
import { findPaths } from './cli/paths';
import { readFormats, reportOn } from './cli/report';
import { runCommand } from './cli/run-command';
import { selectStdin, stdinFile } from './cli/stdin-file';
import { refuseTogether } from './cli/together';

void runCommand({
  usage: `
Usage: npm run validate-pages -- [PATH…] [options]

Checks every document of a site: syntax, schemas, routes, links, images, headings, translations.
PATHs (files or folders, including deleted ones that git knows) limit the report to findings in these files and to those
that they cause: a link on another page that no longer leads anywhere because of them, for example.
Mistakes in schemas follow the report on a whole site, on stderr.

  --pages DIR          the folder of the site (default: pages)
  --format NAME[=FILE] pretty, for people; json, for programs; github, as annotations of a pull request (the default
                       in GitHub Actions); sarif, for code scanning; gitlab, for Code Quality; junit, for test reports;
                       rdjson, for reviewdog. May be repeated; with FILE, the report is written there instead of printed
  --since REVISION     report only findings that are new since this branch left a branch, a tag or a commit
  --staged             report only findings that the next commit adds; unstaged changes are ignored
  --baseline FILE      report only findings that are not in a baseline
  --write-baseline     write all current findings to the baseline
  --stdin              check the text from standard input in place of a file, for editors with unsaved changes; nothing is
                       written, and only findings in that file are reported
  --stdin-filename FILE  the file that --stdin replaces: a .json file of the site, which need not exist yet
  --fix                apply all certain fixes and list them
  --dry-run            with --fix: print a diff instead and write nothing; exit status 1 if there is one
  --watch              check again whenever something is saved
  --language CODE      report only on one language, including texts that a draft language still lacks
  --max-warnings N     fail if there are more warnings than this
  --quiet              print only errors, and count warnings
  --stats              how often each check found something, and how long it took: a table on stderr, or in the JSON
  --explain [CODE]     explain a code and why it matters; without a code, list all codes
  --no-cache           check every page, including unchanged ones

Exit status: 0 no errors, 1 errors found, 2 called incorrectly, or the folder cannot be read.`,
  options: {
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string', multiple: true },
    since: { type: 'string' },
    staged: { type: 'boolean' },
    baseline: { type: 'string' },
    stdin: { type: 'boolean' },
    'stdin-filename': { type: 'string' },
    'write-baseline': { type: 'boolean' },
    fix: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    watch: { type: 'boolean' },
    language: { type: 'string' },
    'max-warnings': { type: 'string' },
    quiet: { type: 'boolean' },
    stats: { type: 'boolean' },
    explain: { type: 'boolean' },
    'no-cache': { type: 'boolean' },
  },
  takesPaths: true,
  async run(options, paths) {
    if (options.explain) return explainCodes(paths);
    const { pages, baseline, language, since, staged } = options;
    assertTogether(options, paths);
    const typed = options['stdin-filename'] && stdinFile(options['stdin-filename'], pages);
    const targets = readFormats(options.format);
    const maxWarnings = readCount(options['max-warnings']);
    const started = performance.now();
    const { schemas, key, faults } = await loadSchemas();
    const wanted = await findPaths(paths, pages);
    const isWithinPaths = (file: string) => wanted.some((root) => isWithin(path.resolve(pages, file), root));
    /** Undefined if every file is wanted. */
    const isWanted = wanted.length > 0 ? isWithinPaths : undefined;
    if (options['dry-run']) {
      if (!options.fix) throw new UsageError('--dry-run goes with --fix: it shows what that would write.');
      return printPatches(pages, schemas, isWanted);
    }
    if (options.fix) {
      const { fixFolder } = await import('../src/node/check/fix-folder');
      for (const { file, what } of await fixFolder(pages, schemas, isWanted)) {
        printError(`fixed ${fromWorkingDirectory(file, pages)} ${what}\n`);
      }
    }
    const checker = new Checker(pages, schemas, {
      cacheFileOf: options['no-cache'] ? undefined : cacheFileOf(pages, key),
    });
    if (options.stats) checker.site.clock = new Clock();
    const isLimited = Boolean(isWanted ?? since ?? staged ?? typed ?? language);
    const select = async (): Promise<Selected> => {
      if (typed) return selectStdin(checker, typed);
      if ((!isLimited && baseline === undefined) || options['write-baseline'])
        return { findings: checker.findings(), suppressed: 0, gone: [] };
      const { selectFindings } = await import('../src/node/check/select-findings');
      const places = baseline === undefined ? undefined : (await baselines()).readBaseline(baseline);
      return selectFindings(checker, {
        ...{ folder: pages, language, since, staged },
        ...{ baseline: places, isWanted },
      });
    };
    const report = async (from: number) => {
      const selected = await select();
      const quiet = options.quiet ?? false;
      const status = await reportOn(checker, selected, { pages, targets, maxWarnings, quiet, started: from });
      if (baseline !== undefined) (await baselines()).tellGone(baseline, selected.gone);
      if (isLimited || faults.length === 0) return status;
      await printFaults(faults);
      return 1;
    };
    if (!options.watch) {
      await checker.scan();
      if (!options['write-baseline']) return report(started);
      (await baselines()).writeBaseline(baseline ?? '', checker, (await select()).findings, pages);
      return 0;
    }
    await checker.follow();
    // If watching is impossible, the reason is printed after the first report.
    await report(started);
    await watchAndReport(checker, pages, report);
    return 0;
  },
});

/** Prints mistakes in schemas, which lie outside the folder that the reports are about. @param faults by path below `schemas/` */
async function printFaults(faults: readonly Finding[]): Promise<void> {
  const { mistakesIn } = await import('../src/node/read/schema-mistakes');
  const { printMistakes } = await import('./cli/schema-mistakes');
  printMistakes(mistakesIn(faults));
}

/** Shows what --fix would write. @returns the exit code */
async function printPatches(
  pages: string,
  schemas: SchemaSet,
  isWanted: ((file: string) => boolean) | undefined,
): Promise<number> {
  const { previewFixes } = await import('../src/node/check/preview-fixes');
  const patches = await previewFixes(pages, schemas, isWanted);
  print(patches.join(''));
  printError(`${plural(patches.length, 'file')} would change; nothing was written.\n`);
  return patches.length > 0 ? 1 : 0;
}

/** Reports after every change, until the process ends. @param report takes the time at which the run began */
async function watchAndReport(
  checker: Checker,
  pages: string,
  report: (started: number) => Promise<number>,
): Promise<void> {
  const { watchChecks, watchFolder } = await import('../src/node/check/watch');
  let unreadable = '';
  const changed = async () => {
    const started = performance.now();
    try {
      if (!(await checker.update()) && unreadable === '') return;
      unreadable = '';
      // Marks the start of a run for an editor's task matcher: the findings that follow replace the previous ones.
      print('checking\n');
      await report(started);
    } catch (error) {
      // What keeps a file from being read or checked may be mended by the next save.
      if (!(error instanceof UsageError || error instanceof CheckFailure)) throw error;
      if (error.message !== unreadable) printError(`${error.message}\n`);
      unreadable = error.message;
    }
  };
  const tell = (message: string) => printError(`${message}\n`);
  watchChecks(tell);
  await watchFolder(pages, changed, tell);
}

const baselines = () => import('./cli/baseline-file');

/** @throws UsageError for options that cannot be combined */
function assertTogether(options: Record<string, unknown>, paths: readonly string[]): void {
  const used = Object.keys(options).filter((name) => options[name] !== undefined && options[name] !== false);
  refuseTogether(options, [
    ['staged', 'since', 'watch', 'fix'],
    ['since', 'fix'],
    ['stdin', 'since', 'staged', 'baseline', 'watch', 'fix', 'language'],
    ['write-baseline', 'since', 'staged', 'watch', 'fix', 'language'],
  ]);
  if (used.includes('stdin') !== used.includes('stdin-filename'))
    throw new UsageError(
      '--stdin and --stdin-filename FILE go together: the text, and what it is checked as.',
    );
  if (used.includes('stdin') && paths.length > 0)
    throw new UsageError('--stdin reports on its file alone: leave out the paths.');
  if (!used.includes('write-baseline')) return;
  if (!used.includes('baseline')) throw new UsageError('--write-baseline needs --baseline FILE.');
  if (paths.length > 0) throw new UsageError('A baseline is of the whole site: leave out the paths.');
}

function readCount(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d+$/.test(text)) throw new UsageError(`--max-warnings takes a number, not "${text}".`);
  return Number(text);
}

async function explainCodes(codes: string[]): Promise<number> {
  const { codes: all, explainCode, listCodes } = await import('../src/content/report/explain');
  if (codes.length === 0) print(listCodes());
  for (const code of codes) {
    const text = explainCode(code);
    if (text === undefined) throw unknownName(`There is no code "${code}"`, code, all);
    print(text);
  }
  return 0;
}
