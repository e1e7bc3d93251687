import { locate, mostRelated } from '../src/content/json/locate';
import { renamed } from '../src/content/model/diagnostics';
import { explainCode } from '../src/content/report/explain';
import { summaryOf } from '../src/content/report/shown';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { Checker } from '../src/node/check/checker';
import { selectFindings } from '../src/node/check/select-findings';
import { UsageError } from '../src/node/project/project';
import { fromWorkingDirectory } from '../src/node/project/working-directory';
import { isWithin } from '../src/node/write/real-paths';
import { findPaths } from './cli/paths';
import type { CheckOptions, CheckReport } from './library.cjs';

/** The API behind `validate-pages`; its public types are in `library.d.cts`. */
export async function check(options: CheckOptions = {}): Promise<CheckReport> {
  const { pages = 'pages', paths = [], since, staged, language } = options;
  if (since !== undefined && staged) throw new UsageError('since and staged do not go together.');
  const { schemas } = await loadSchemas();
  const wanted = await findPaths(paths, pages);
  const checker = new Checker(pages, schemas);
  await checker.scan();
  const isWanted = (file: string) => wanted.some((root) => isWithin(`${pages}/${file}`, root));
  const { findings } = await selectFindings(checker, {
    folder: pages,
    since,
    staged,
    language,
    isWanted: wanted.length > 0 ? isWanted : undefined,
  });
  const nameOf = (file: string) => fromWorkingDirectory(file, pages);
  const located = locate(findings, (file) => checker.text(file), nameOf, mostRelated);
  const diagnostics = located.map((diagnostic) => renamed(diagnostic, nameOf));
  const { durationMs: _, ...summary } = summaryOf(diagnostics, checker.pages, performance.now());
  return { ...summary, diagnostics };
}

/** Explains what a code means and why it matters; undefined for an unknown code. */
export async function explain(code: string): Promise<string | undefined> {
  return explainCode(code);
}
