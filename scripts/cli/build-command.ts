import path from 'node:path';
import type { parseArgs } from 'node:util';
import { buildSite } from '../../src/commands/build/build';
import { faultInSiteAddress } from '../../src/content/model/addresses';
import { reportPretty } from '../../src/content/report/pretty';
import { summaryOf, underShownNames } from '../../src/content/report/shown';
import { dueBetween } from '../../src/content/site/due';
import { openChecker } from '../../src/node/check/open-checker';
import { costHeading } from '../../src/node/output/budget';
import { assertFolderFree } from '../../src/node/output/own-folder';
import { print, printPainted } from '../../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../../src/node/project/project';
import { fromWorkingDirectory } from '../../src/node/project/working-directory';
import { isColored } from './color';

export const buildOptions = {
  pages: { type: 'string', default: 'pages' },
  out: { type: 'string', default: 'dist' },
  'site-url': { type: 'string' },
  gallery: { type: 'boolean' },
  shard: { type: 'string' },
  compress: { type: 'boolean' },
  costs: { type: 'boolean' },
  drafts: { type: 'boolean' },
  'if-due': { type: 'string' },
} as const;

/** Builds the site and prints the result or what prevents the build. @returns the exit status */
export async function build(
  values: ReturnType<typeof parseArgs<{ options: typeof buildOptions }>>['values'],
): Promise<number> {
  const { pages, 'site-url': siteUrl } = values;
  const out = path.resolve(values.out);
  assertSiteAddress(siteUrl);
  assertFolderFree(out, { engine: engineRoot, site: siteRoot }, pages);
  const start = performance.now();
  const since = readSince(values['if-due']);
  if (since && !(await isDue(pages, since))) return 0;
  const shard = readShard(values.shard);
  const progress = process.stderr.isTTY && !process.env.CI ? showProgress() : undefined;
  const { gallery, compress, costs, drafts } = values;
  const result = await buildSite({ pages, out, siteUrl, gallery, compress, costs, drafts, shard, progress });
  const summary = summaryOf(result.diagnostics, result.documents, start);
  const { durationMs } = summary;
  if (summary.errors > 0) {
    const nameOf = (file: string) => fromWorkingDirectory(file, pages);
    const { diagnostics, textOf } = underShownNames(result.diagnostics, nameOf, result.textOf);
    const isPainted = isColored(process.env, process.stderr.isTTY === true);
    printPainted(reportPretty(diagnostics, summary, textOf, isPainted), process.stderr);
    return 1;
  }
  const shown = path.relative(process.cwd(), out) || '.';
  const part = shard ? `, part ${shard.index} of ${shard.count},` : '';
  const left = result.leftOut && `, ${result.leftOut}`;
  const work = result.rendered === result.pages ? '' : `, ${result.rendered} of them rendered anew`;
  print(`${result.pages} pages${part} in ${shown} after ${(durationMs / 1000).toFixed(1)} s${work}${left}\n`);
  if (costs) print(`${[costHeading, ...(result.costs ?? [])].join('\n')}\n`);
  if (result.summary) print(`${result.summary}\n`);
  for (const { message, hint } of result.tooHeavy ?? []) print(`warning: ${message} ${hint}\n`);
  return 0;
}

/** When a site was built last; undefined where that is not asked, or never was. @throws UsageError if it is not a time */
function readSince(text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  if (!isTime || Number.isNaN(Date.parse(text)))
    throw new UsageError('--if-due must be a time like 2027-01-21T09:00:00Z: when the site was built last.');
  return new Date(text);
}

/** Whether the site shows something else by now; says what. */
async function isDue(pages: string, since: Date): Promise<boolean> {
  const { site } = await openChecker(pages);
  const due = dueBetween(site, since, new Date());
  const lines = due.map(({ at, what }) => `${at.replace('T', ' ')}: ${what}`);
  const nothing = `Nothing has become due since ${since.toISOString()}: the site was not built.`;
  print(`${lines.length > 0 ? lines.join('\n') : nothing}\n`);
  return due.length > 0;
}

/** @throws UsageError if the address is invalid */
export function assertSiteAddress(siteUrl: string | undefined): void {
  const fault = siteUrl === undefined ? undefined : faultInSiteAddress(siteUrl);
  if (fault) throw new UsageError(`--site-url must look like https://www.example.com. ${fault.message}`);
}

function readShard(text: string | undefined): { index: number; count: number } | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new UsageError('--shard must look like 2/4: the second part of four.');
  return { index, count };
}

/** Shows a progress line on the terminal and clears it at the end. */
function showProgress(): (done: number, total: number) => void {
  const start = performance.now();
  let last = start;
  return (done, total) => {
    const now = performance.now();
    const isDone = done >= total;
    if (now - last < 100 && !(isDone && last > start)) return;
    last = now;
    const rate = done / ((now - start) / 1000);
    const left = Math.ceil((total - done) / rate);
    printPainted(
      isDone
        ? '\r\u001B[K'
        : `\r\u001B[K${done} of ${total} documents and images, ${Math.round(rate)} a second, ${left} s left`,
      process.stderr,
    );
  };
}
