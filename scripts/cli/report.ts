import path from 'node:path';
import { checks } from '../../src/content/checks';
import { type Diagnostic, isError } from '../../src/content/model/diagnostics';
import type { ReportSummary } from '../../src/content/report/pretty';
import { isReport } from '../../src/content/report/recognize';
import { summaryOf, underShownNames } from '../../src/content/report/shown';
import { type CheckStats, reportStats, statsOf } from '../../src/content/report/stats';
import { progressOfAll } from '../../src/content/site/progress';
import type { Checker } from '../../src/node/check/checker';
import type { Selected } from '../../src/node/check/select-findings';
import { writeOwnReport } from '../../src/node/output/own-report';
import { docsAddress, engineVersion } from '../../src/node/project/docs-address';
import { hashOf } from '../../src/node/project/hash';
import { printError, printPainted } from '../../src/node/project/print';
import { UsageError } from '../../src/node/project/project';
import { fromRepository, fromWorkingDirectory } from '../../src/node/project/working-directory';
import { isColored } from './color';

const formats = ['pretty', 'json', 'github', 'sarif', 'gitlab', 'junit', 'rdjson'] as const;
type ReportFormat = (typeof formats)[number];

/** A requested report: its format and destination. */
interface ReportTarget {
  format: ReportFormat;
  /** The output file; undefined to print. */
  file: string | undefined;
}

/** Parses `--format`. @throws UsageError for an unknown format, or if two reports would go to stdout */
export function readFormats(options: string[] | undefined): ReportTarget[] {
  const wanted = options ?? [process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty'];
  const targets = wanted.map((text) => {
    const [name = '', ...rest] = text.split('=');
    const format = formats.find((one) => one === name);
    if (!format) throw new UsageError(`There is no format "${name}": use ${formats.join(', ')}.`);
    if (rest.length > 0 && rest.join('=') === '')
      throw new UsageError(`--format ${name}= lacks the name of a file.`);
    // As in other commands, `-` is where it would be printed.
    const file = rest.length > 0 ? rest.join('=') : '-';
    return { format, file: file === '-' ? undefined : file };
  });
  const printed = targets.filter(({ file }) => file === undefined).map(({ format }) => format);
  if (printed.length > 1)
    throw new UsageError(
      `${printed.join(' and ')} cannot both be printed: write one into a file, --format ${printed[1]}=FILE.`,
    );
  const files = targets.flatMap(({ file }) => (file === undefined ? [] : [path.resolve(file)]));
  const twice = files.find((file, index) => files.indexOf(file) < index);
  if (twice) throw new UsageError(`${path.relative('.', twice)} cannot hold two reports: name two files.`);
  return targets;
}

interface ReportOptions {
  /** The folder of the site. */
  pages: string;
  targets: readonly ReportTarget[];
  maxWarnings: number;
  /** Whether warnings are counted but not shown. */
  quiet: boolean;
  started: number;
}

/** Prints or writes every report on the selection. @returns the exit status */
export async function reportOn(
  checker: Checker,
  { findings, suppressed }: Selected,
  options: ReportOptions,
): Promise<number> {
  const { pages, targets, maxWarnings, quiet, started } = options;
  const textOf = (file: string) => checker.text(file);
  const nameOf = (file: string) => fromWorkingDirectory(file, pages);
  const { locate, mostRelated } =
    findings.length > 0
      ? await import('../../src/content/json/locate')
      : { locate: () => [], mostRelated: 0 };
  // Only machine-readable formats list related places, which are expensive to find.
  const hasRelated = targets.some(({ format }) => format === 'json' || format === 'sarif');
  const located: readonly Diagnostic[] = locate(findings, textOf, nameOf, hasRelated ? mostRelated : 0);
  const diagnostics = quiet ? located.filter(isError) : located;
  const summary: ReportSummary = {
    ...summaryOf(located, checker.pages, started),
    ...(suppressed > 0 && { known: suppressed }),
  };
  const { clock } = checker.site;
  const stats = clock && statsOf(located, clock.times);
  for (const { format, file } of targets) {
    // Services that annotate lines identify files by their path from the repository root.
    const nameIn = format === 'pretty' || format === 'json' ? fromWorkingDirectory : fromRepository;
    const shown = underShownNames(diagnostics, (file) => nameIn(file, pages), textOf);
    const input = { ...shown, summary, isPrinted: file === undefined, checker, pages, stats };
    const text = await render(format, input);
    if (file === undefined) printPainted(text);
    else writeOwnReport(file, text, (before) => isReport(format, before), pages);
  }
  if (stats && targets.every(({ format }) => format !== 'json')) printError(reportStats(stats));
  const isOver = summary.warnings > maxWarnings;
  if (isOver) printError(`${summary.warnings} warnings; at most ${maxWarnings} are allowed.\n`);
  return summary.errors > 0 || isOver ? 1 : 0;
}

interface ReportInput {
  diagnostics: readonly Diagnostic[];
  summary: ReportSummary;
  textOf: (file: string) => string | undefined;
  isPrinted: boolean;
  checker: Checker;
  pages: string;
  /** Findings and time per check, if requested. */
  stats: readonly CheckStats[] | undefined;
}

/** Renders a report in a format. Only that format's code is loaded. */
async function render(format: ReportFormat, input: ReportInput): Promise<string> {
  const { diagnostics, summary, textOf, isPrinted, checker, pages, stats } = input;
  const placeIn = async () => {
    const { position } = await import('../../src/content/json/locate');
    return (file: string, offset: number) => position(textOf(file) ?? '', offset);
  };
  switch (format) {
    case 'json': {
      const { reportJson } = await import('../../src/content/report/json');
      return reportJson(diagnostics, summary, progressOfAll(checker.site), stats);
    }
    case 'github':
      return (await import('../../src/content/report/github')).reportGithub(diagnostics, summary);
    case 'gitlab':
      return (await import('../../src/content/report/gitlab')).reportGitlab(diagnostics, hashOf);
    case 'junit':
      return (await import('../../src/content/report/junit')).reportJunit(diagnostics, summary);
    case 'rdjson':
      return (await import('../../src/content/report/rdjson')).reportRdjson(
        diagnostics,
        textOf,
        await placeIn(),
      );
    case 'sarif': {
      const { reportSarif } = await import('../../src/content/report/sarif');
      const run = { checks, version: engineVersion(), docs: docsAddress(), site: fromRepository('', pages) };
      return reportSarif(diagnostics, { ...run, placeOf: await placeIn() });
    }
    default: {
      const { reportPretty } = await import('../../src/content/report/pretty');
      return reportPretty(diagnostics, summary, textOf, isPrinted && isColored());
    }
  }
}
