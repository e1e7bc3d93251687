import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFileOf } from '../src/build/cache/page-cache';
import { loadSchemas } from '../src/build/cache/schema-cache';
import { Checker } from '../src/build/check/checker';
import { reason, UsageError } from '../src/build/project/project';
import { fromWorkingDirectory } from '../src/build/project/working-directory';
import { checks } from '../src/content/checks';
import { type Diagnostic, type Finding, isError } from '../src/content/diagnostics';
import type { Summary } from '../src/content/reporters/pretty';
import { runCommand } from './cli';

const formats = ['pretty', 'json', 'github', 'sarif'] as const;
type Format = (typeof formats)[number];

void runCommand({
  usage: `
Usage: npm run validate-pages -- [PATH…] [options]

Checks every document of a site: syntax, schemas, routes, links, images, headings, translations.
PATHs (files or folders) limit what is reported, not what is checked.

  --pages DIR          the folder of the site (default: pages)
  --format NAME[=FILE] pretty, for people; json, for programs; github, as annotations of a pull request (the default
                       in GitHub Actions); sarif, for code scanning. May be given several times; FILE is written
                       instead of printed
  --fix                correct what is certain, and say what was done
  --watch              check again whenever something is saved
  --max-warnings N     more warnings than this are an error
  --explain [CODE]     what a code means and why it matters; without a code, all of them in a list
  --no-cache           look at every page, also at those that did not change

Exit status: 0 nothing wrong, 1 errors found, 2 called wrongly or the folder cannot be read.`,
  options: {
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string', multiple: true },
    fix: { type: 'boolean' },
    watch: { type: 'boolean' },
    'max-warnings': { type: 'string' },
    explain: { type: 'boolean' },
    'no-cache': { type: 'boolean' },
  },
  takesPaths: true,
  async run(options, paths) {
    if (options.explain) return explainCodes(paths);
    const pages = options.pages ?? 'pages';
    const targets = readFormats(options.format);
    const maxWarnings = readCount(options['max-warnings']);
    const started = performance.now();
    const { schemas, key } = await loadSchemas();
    const unknown = paths.find((file) => !existsSync(file));
    if (unknown !== undefined) throw new UsageError(`There is no file or folder "${unknown}".`);
    const isWanted = within(pages, paths);
    if (options.fix) {
      const { fixFolder } = await import('../src/build/check/fix-folder');
      for (const { file, what } of await fixFolder(pages, schemas, isWanted)) {
        process.stderr.write(`fixed ${fromWorkingDirectory(file, pages)} ${what}\n`);
      }
    }
    const checker = new Checker(
      pages,
      schemas,
      options['no-cache'] ? undefined : () => cacheFileOf(pages, key),
    );
    const report = (since: number) => reportOn(checker, { pages, targets, maxWarnings, isWanted, since });
    if (!options.watch) {
      await checker.scan();
      return report(started);
    }
    const { watchFolder } = await import('../src/build/check/watch');
    // Why it cannot watch is told after what the first look has to say.
    await checker.follow();
    await report(started);
    await watchFolder(pages, async () => {
      const since = performance.now();
      try {
        if (!(await checker.update())) return;
        // What an editor's task listens for: the findings that follow replace the ones before.
        process.stdout.write('checking\n');
        await report(since);
      } catch (error) {
        // A file that cannot be read now may be readable with the next save.
        if (!(error instanceof UsageError)) throw error;
        process.stderr.write(`${error.message}\n`);
      }
    });
    return 0;
  },
});

interface Target {
  format: Format;
  /** Where it is written; undefined to print it. */
  file: string | undefined;
}

function readFormats(given: string[] | undefined): Target[] {
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

function readCount(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d+$/.test(text)) throw new UsageError(`--max-warnings takes a number, not "${text}".`);
  return Number(text);
}

async function explainCodes(codes: string[]): Promise<number> {
  const { explain, listCodes, suggestCode } = await import('../src/content/explain');
  if (codes.length === 0) process.stdout.write(listCodes());
  for (const code of codes) {
    const text = explain(code);
    if (text === undefined) {
      const meant = suggestCode(code);
      throw new UsageError(`There is no code "${code}"${meant ? `: did you mean "${meant}"?` : ''}`);
    }
    process.stdout.write(text);
  }
  return 0;
}

interface ReportOptions {
  pages: string;
  targets: readonly Target[];
  maxWarnings: number;
  isWanted: (file: string) => boolean;
  since: number;
}

/** Prints or writes every report, and gives the exit status. */
async function reportOn(checker: Checker, options: ReportOptions): Promise<number> {
  const { pages, targets, maxWarnings, isWanted, since } = options;
  const findings = checker.findings().flatMap((finding) => at(finding, isWanted));
  const textOf = (file: string) => checker.text(file);
  const nameOf = (file: string) => fromWorkingDirectory(file, pages);
  const { locate } = findings.length > 0 ? await import('../src/content/locate') : { locate: () => [] };
  const diagnostics: Diagnostic[] = locate(findings, textOf, nameOf).map((diagnostic) => ({
    ...diagnostic,
    file: nameOf(diagnostic.file),
  }));
  const errors = diagnostics.filter(isError).length;
  const summary: Summary = {
    pages: checker.pages,
    errors,
    warnings: diagnostics.length - errors,
    durationMs: Math.round(performance.now() - since),
  };
  const shownText = (file: string) => textOf(path.relative(pages, file).replaceAll(path.sep, '/'));
  for (const { format, file } of targets) {
    const text = await render(format, diagnostics, summary, shownText, file === undefined);
    if (file === undefined) process.stdout.write(text);
    else writeReport(file, text);
  }
  const isOver = summary.warnings > maxWarnings;
  if (isOver) process.stderr.write(`${summary.warnings} warnings; at most ${maxWarnings} are allowed.\n`);
  return errors > 0 || isOver ? 1 : 0;
}

async function render(
  format: Format,
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  textOf: (file: string) => string | undefined,
  isPrinted: boolean,
): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('../src/content/reporters/json')).reportJson(diagnostics, summary);
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

/** A finding at the first of its places that is wanted; none when no place is. */
function at(finding: Finding, isWanted: (file: string) => boolean): Finding[] {
  if (isWanted(finding.file)) return [finding];
  const other = finding.others?.find(({ file }) => isWanted(file));
  return other ? [{ ...finding, ...other }] : [];
}

/** Whether a file of the site is one of the paths or lies below one; without paths, all of them do. */
function within(pages: string, paths: readonly string[]): (file: string) => boolean {
  const roots = paths.map((file) => path.resolve(file));
  return (file) => {
    const full = path.resolve(pages, file);
    return roots.length === 0 || roots.some((root) => full === root || full.startsWith(root + path.sep));
  };
}
