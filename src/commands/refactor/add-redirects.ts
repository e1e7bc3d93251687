import { type Redirect, redirectsFile } from '../../content/model/redirects';
import type { Checker } from '../../node/check/checker';
import type { PlannedChange } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import type { SiteEdits } from './site-edits';

/**
 * Adds redirects at the end of the site's file.
 *
 * @param edits the file's edits, if it exists
 * @returns the file to create, if it does not
 * @throws UsageError if the file is not a list
 */
export function addRedirects(
  checker: Checker,
  edits: SiteEdits,
  redirects: readonly Redirect[],
): PlannedChange[] {
  const text = checker.text(redirectsFile);
  const isList = text === undefined || Array.isArray(checker.site.folder.read(redirectsFile)?.value);
  if (!isList) throw new UsageError(`${redirectsFile} is not a list of redirects: mend it first.`);
  if (redirects.length === 0) return [];
  const entries = redirects.map(({ from, to }) => (to === undefined ? { from, status: 410 } : { from, to }));
  const what = redirects.map(({ from, to }) => (to === undefined ? `${from} is gone` : `${from} → ${to}`));
  if (text === undefined) {
    const whole = `[\n${entries.map((entry) => `  ${spaced(entry)}`).join(',\n')}\n]\n`;
    return [{ kind: 'create', file: redirectsFile, text: whole, what }];
  }
  for (const [index, value] of entries.entries())
    edits.add(redirectsFile, { op: 'insert', pointer: '/-', value }, what[index] ?? '');
  return [];
}

function spaced(entry: object): string {
  return JSON.stringify(entry, null, 1).replaceAll(/\n\s*/g, ' ');
}
