import { writeFileSync } from 'node:fs';
import type { Checker } from '../src/build/check/checker';
import type { Selected } from '../src/build/check/select-findings';
import { printError, printPainted } from '../src/build/project/print';
import { reason, UsageError } from '../src/build/project/project';
import { fromRepository, fromWorkingDirectory } from '../src/build/project/working-directory';
import { checks } from '../src/content/checks';
import { type Diagnostic, isError } from '../src/content/diagnostics';
import { progressOfAll } from '../src/content/progress';
import type { Summary } from '../src/content/reporters/pretty';

const formats = ['pretty', 'json', 'github', 'sarif'] as const;
type Format = (typeof formats)[number];

/** A report that was asked for: how it is written, and where to. */
export interface Target {
  format: Format;
  /** Where it is written; undefined to print it. */
  file: string | undefined;
}

/** Reads `--format`. @throws UsageError when there is no such format */
export function readFormats(given: string[] | undefined): Target[] {
  const wanted = given ?? [process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty'];
  return wanted.map((text) => {
    const [name = '', ...rest] = text.split('=');
    const format = formats.find((known) => known === name);
    if (!format) throw new UsageError(`There is no format "${name}": use ${formats.join(', ')}.`);
    if (rest.length > 0 && rest.join('=') === '')
      throw new UsageError(`--format ${name}= lacks the name of a file.`);
    return { format, file: rest.length > 0 ? rest.join('=') : undefined };
  });
}

export interface ReportOptions {
  /** The folder of the site. */
  pages: string;
  targets: readonly Target[];
  maxWarnings: number;
  /** Whether warnings are counted and not shown. */
  quiet: boolean;
  /** When the work began. */
  started: number;
}

/** Prints or writes every report of what was selected, and gives the exit status. */
export async function reportOn(
  checker: Checker,
  { findings, known }: Selected,
  options: ReportOptions,
): Promise<number> {
  const { pages, targets, maxWarnings, quiet, started } = options;
  const textOf = (file: string) => checker.text(file);
  const nameOf = (file: string) => fromWorkingDirectory(file, pages);
  const { locate } = findings.length > 0 ? await import('../src/content/locate') : { locate: () => [] };
  const located: readonly Diagnostic[] = locate(findings, textOf, nameOf);
  const errors = located.filter(isError).length;
  const diagnostics = quiet ? located.filter(isError) : located;
  const summary: Summary = {
    pages: checker.pages,
    errors,
    warnings: located.length - errors,
    durationMs: Math.round(performance.now() - started),
    ...(known > 0 && { known }),
  };
  for (const { format, file } of targets) {
    const shown = shownIn(format, diagnostics, pages, textOf);
    const said = { ...shown, summary, isPrinted: file === undefined, checker };
    const text = await render(format, said);
    if (file === undefined) printPainted(text);
    else writeReport(file, text);
  }
  const isOver = summary.warnings > maxWarnings;
  if (isOver) printError(`${summary.warnings} warnings; at most ${maxWarnings} are allowed.\n`);
  return errors > 0 || isOver ? 1 : 0;
}

interface Said {
  diagnostics: readonly Diagnostic[];
  summary: Summary;
  textOf: (file: string) => string | undefined;
  isPrinted: boolean;
  checker: Checker;
}

/** Findings under the names that a format gives to files, and the text of a file by that name. */
function shownIn(
  format: Format,
  diagnostics: readonly Diagnostic[],
  pages: string,
  textOf: (file: string) => string | undefined,
): Pick<Said, 'diagnostics' | 'textOf'> {
  // A service that shows findings beside the lines knows files from the root of the repository alone.
  const nameOf = format === 'github' || format === 'sarif' ? fromRepository : fromWorkingDirectory;
  const files = new Map<string, string>();
  const renamed = diagnostics.map((diagnostic) => {
    const file = nameOf(diagnostic.file, pages);
    files.set(file, diagnostic.file);
    return { ...diagnostic, file };
  });
  return { diagnostics: renamed, textOf: (name) => textOf(files.get(name) ?? name) };
}

async function render(
  format: Format,
  { diagnostics, summary, textOf, isPrinted, checker }: Said,
): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('../src/content/reporters/json')).reportJson(
        diagnostics,
        summary,
        progressOfAll(checker.site),
      );
    case 'github':
      return (await import('../src/content/reporters/github')).reportGithub(diagnostics);
    case 'sarif': {
      const { reportSarif } = await import('../src/content/reporters/sarif');
      const { position } = await import('../src/content/locate');
      return reportSarif(diagnostics, checks, (file, offset) => position(textOf(file) ?? '', offset));
    }
    default: {
      const { reportPretty } = await import('../src/content/reporters/pretty');
      return reportPretty(diagnostics, summary, textOf, isPrinted && process.stdout.isTTY === true);
    }
  }
}

function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${reason(error)}`);
  }
}
