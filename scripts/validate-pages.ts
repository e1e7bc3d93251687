import path from 'node:path';
import { UsageError } from '../src/build/project';
import { checkFolder, fromWorkingDirectory } from '../src/build/validate';
import { reportJson } from '../src/content/reporters/json';
import { reportPretty, type Summary } from '../src/content/reporters/pretty';
import { runCommand } from './cli';

await runCommand({
  usage: `
Usage: npm run validate-pages -- [PATH…] [--pages DIR] [--format pretty|json]

Checks every document of a site: syntax, schemas, routes, translations, images.
PATHs (files or folders) limit what is reported, not what is checked.

  --pages DIR     the folder of the site (default: pages)
  --format NAME   pretty, for people (default), or json, for programs

Exit status: 0 nothing wrong, 1 errors found, 2 called wrongly or the folder cannot be read.`,
  options: { pages: { type: 'string', default: 'pages' }, format: { type: 'string', default: 'pretty' } },
  takesPaths: true,
  async run({ pages = 'pages', format = 'pretty' }, paths) {
    if (format !== 'pretty' && format !== 'json') {
      throw new UsageError(`There is no format "${format}": use pretty or json.`);
    }
    const start = performance.now();
    const { site, diagnostics } = await checkFolder(pages);
    const reported = within(fromWorkingDirectory(diagnostics, pages), paths);
    const errors = reported.filter(({ severity }) => severity === 'error').length;
    const summary: Summary = {
      pages: site.pages.length,
      errors,
      warnings: reported.length - errors,
      durationMs: Math.round(performance.now() - start),
    };
    const textOf = (file: string) =>
      site.sources.get(path.relative(pages, file).replaceAll(path.sep, '/'))?.text;
    process.stdout.write(
      format === 'json'
        ? reportJson(reported, summary)
        : reportPretty(reported, summary, textOf, process.stdout.isTTY === true),
    );
    return errors > 0 ? 1 : 0;
  },
});

/** The diagnostics whose file is one of the paths or lies below one; all of them when there are no paths. */
function within<T extends { file: string }>(diagnostics: T[], paths: string[]): T[] {
  if (paths.length === 0) return diagnostics;
  const roots = paths.map((file) => path.resolve(file));
  return diagnostics.filter(({ file }) =>
    roots.some((root) => path.resolve(file) === root || path.resolve(file).startsWith(root + path.sep)),
  );
}
