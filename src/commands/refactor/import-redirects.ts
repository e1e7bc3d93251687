import { CsvError, parse } from 'csv-parse/sync';
import { withoutBase } from '../../content/model/base-path';
import type { Finding } from '../../content/model/diagnostics';
import { isOwn, type Redirect, readablePath, redirectsFile } from '../../content/model/redirects';
import { ownPath } from '../../content/site/own-links';
import { plural } from '../../content/text/plural';
import { urlOf } from '../../content/text/urls';
import type { Checker } from '../../node/check/checker';
import type { Plan } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import { addRedirects } from './add-redirects';
import { SiteEdits } from './site-edits';

/** A rejected line of the list with the reason. Lines count from 1. */
interface RefusedLine {
  line: number;
  reason: string;
}

interface Row {
  line: number;
  cells: readonly string[];
}

/**
 * Imports redirects from a list of another program: one per line, with the old address, the new one, and optionally the status
 * code. Columns are separated by commas, semicolons or tabs; a line without any address that comes first names the columns, and is skipped. Either all lines are imported or none,
 * because a partial import would be hard to complete.
 *
 * @returns the plan, or the rejected lines
 * @throws UsageError if it is not such a list, or the site's redirects file is invalid
 */
export async function planRedirectImport(
  checker: Checker,
  folder: string,
  csv: string,
): Promise<Plan | readonly RefusedLine[]> {
  const rows = rowsOf(csv);
  if ('reason' in rows) return [rows];
  const hosts = new Set(rows.flatMap(({ cells }) => urlOf(cells[0] ?? '')?.host ?? []));
  const existing = new Set(checker.site.redirects.map(({ from, to }) => JSON.stringify([from, to])));
  const refused: RefusedLine[] = [];
  const taken: (Redirect & { line: number })[] = [];
  for (const { line, cells } of rows) {
    const one = redirectOf(cells, checker, hosts);
    if (typeof one === 'string') refused.push({ line, reason: one });
    else if (!existing.has(JSON.stringify([one.from, one.to]))) {
      existing.add(JSON.stringify([one.from, one.to]));
      taken.push({ ...one, line });
    }
  }
  const edits = new SiteEdits((file) => checker.text(file));
  const created = addRedirects(checker, edits, taken);
  const changes: Plan['changes'] = [...created, ...edits.changes()];
  const [change] = changes;
  const after = change?.kind === 'edit' ? change.after : change?.kind === 'create' ? change.text : '';
  if (change) refused.push(...(await refusedBy(checker, String(after), taken)));
  if (refused.length > 0) return refused.sort((a, b) => a.line - b.line);
  const before = rows.length - taken.length;
  const notes = before > 0 ? [`Lines that the file has already, or that stood twice: ${before}.`] : [];
  const count = plural(taken.length, 'earlier address', 'earlier addresses');
  return { root: folder, title: `Take in ${count}`, changes, notes };
}

/** What looks like an address, or a status: a line that has one names no columns, even if its address is no valid one. */
const isAddress = /^(?:\/|https?:|\S*[./]\S*$|\d{3}$)/i;

/** The rows of a list, or the line with a quotation mark that is never closed. @throws UsageError if it cannot be parsed */
function rowsOf(csv: string): Row[] | RefusedLine {
  const [first = ''] = csv.split(/[\r\n]/).filter((line) => line.trim() !== '');
  const signs = [',', ';', '\t'];
  const delimiter = signs.reduce((a, b) => (first.split(b).length > first.split(a).length ? b : a));
  const rows: Row[] = [];
  try {
    parse(csv, {
      ...{ bom: true, delimiter, trim: true, relax_quotes: true },
      ...{ relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true },
      onRecord: (cells: string[], { lines }) => void rows.push({ line: lines, cells }),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED')
      throw new UsageError(`This is not a list of addresses: ${error.message}`);
    const reason = 'Here a quotation mark begins a column, and none ends it: add that, or take this one out.';
    return { line: (rows.at(-1)?.line ?? 0) + 1, reason };
  }
  const isHeading = rows[0]?.cells.every((cell) => !isAddress.test(cell));
  return isHeading && rows.length > 1 ? rows.slice(1) : rows;
}

/** Parses a line, or says why it is rejected. @param hosts the hosts of the old addresses */
function redirectOf(
  [old = '', target = '', status = '', ...more]: readonly string[],
  checker: Checker,
  hosts: ReadonlySet<string>,
): Redirect | string {
  if (more.some((cell) => cell !== '')) return 'It has more than an old address, a new one and a status.';
  if (old === '') return 'It has no old address.';
  const from = readablePath(pathHere(old, checker));
  if (status === '410')
    return target === '' ? { from } : 'What is gone for good, with status 410, leads nowhere.';
  if (!['', '301', '308'].includes(status))
    return `Its status is "${status}": redirects lead on for good, as 301 and 308 say, or say 410.`;
  if (target === '') return 'It has no new address. What is gone for good has the status 410.';
  const host = urlOf(target)?.host;
  const to = ownPath(target, checker.site) ?? (host && hosts.has(host) ? pathHere(target, checker) : target);
  return { from, to: isOwn(to) ? withoutSlash(to) : to };
}

/** The path of an address as documents have it: below the site's path on its host, and without a trailing slash. */
function pathHere(text: string, { site }: Checker): string {
  const url = /^https?:/i.test(text) ? urlOf(text) : undefined;
  const path = url ? url.pathname + url.search + url.hash : text;
  return withoutSlash(withoutBase(path, site.base) ?? path);
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** The findings that the imported lines would cause. */
async function refusedBy(
  checker: Checker,
  text: string,
  taken: readonly (Redirect & { line: number })[],
): Promise<RefusedLine[]> {
  const inFile = () => checker.findings().filter(({ file }) => file === redirectsFile);
  const keyOf = ({ code, pointer, message }: Finding) => `${code} ${pointer} ${message}`;
  const before = new Set(inFile().map(keyOf));
  const entries = JSON.parse(text) as unknown[];
  const first = entries.length - taken.length;
  await checker.show(new Map([[redirectsFile, Buffer.from(text)]]));
  const findings = inFile().filter((finding) => !before.has(keyOf(finding)));
  await checker.show(new Map());
  return findings.map(({ pointer, message, hint }) => {
    const index = Number(pointer.split('/')[1]) - first;
    const { line = 0 } = taken[index] ?? {};
    const place =
      index < 0 ? `With this list, entry ${index + first + 1} of ${redirectsFile} is wrong. ` : '';
    return { line, reason: `${place}${message}${hint ? ` ${hint}` : ''}` };
  });
}
