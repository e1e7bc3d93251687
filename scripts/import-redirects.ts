import { planRedirectImport } from '../src/commands/refactor/import-redirects';
import { openChecker } from '../src/node/check/open-checker';
import { carryOut, isRefused, planAgain, planOptions, planUsage } from '../src/node/plan/carry-out';
import { printError } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { readBytes } from '../src/node/read/files';
import { namedFile } from './cli/paths';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run import:redirects -- old.csv [options]

Imports redirects from the addresses of an earlier site. Each line has the old address, the new one, and optionally a
status: 301, 308, or 410 for what is gone, without a new address. Commas, semicolons or tabs separate the columns; the
first line may name them. Full addresses of the earlier site count as paths; "/blog/*" stands for everything below it.
Imports all lines or none.

  --pages DIR   the folder of the site (default: pages)
${planUsage}

Exit status: 0 done or shown, 1 some lines cannot be imported or there are none, 2 it cannot be done; then nothing was
written.`,
  options: { ...planOptions, pages: { type: 'string', default: 'pages' } },
  takesPaths: true,
  async run({ pages = 'pages', ...options }, [file, ...rest]) {
    if (file === undefined || rest.length > 0)
      throw new UsageError('Call it with one file: npm run import:redirects -- old.csv');
    const csv = textOf(file);
    const checker = await openChecker(pages);
    const look = async () => {
      await checker.scan();
      return planRedirectImport(checker, pages, csv);
    };
    const first = await look();
    if (isRefused(first)) {
      for (const { line, reason } of first)
        printError(`${line > 0 ? `${file}, line ${line}` : file}: ${reason.replaceAll(/\s+/g, ' ')}\n`);
      printError('Nothing was written: correct these lines, or take them out.\n');
      return 1;
    }
    const nothing = 'No line says anything that the site does not say already.';
    return carryOut({ folders: [pages], makePlan: planAgain(look), nothing: () => nothing }, options);
  },
});

/** Reads a text file. @throws UsageError if it cannot be read or is not UTF-8 */
function textOf(file: string): string {
  const bytes = readBytes(namedFile(file));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} is not a text in UTF-8: save it as "CSV UTF-8".`);
  }
}
