import type { Finding } from '../model/diagnostics';
import { quote } from '../text/quote';

/**
 * What the fix of a finding does, in an editor's list of fixes. That is its hint where this says one thing to do, and
 * otherwise what is written; not that --fix does it, too.
 *
 * @param documents how many documents the fix changes
 */
export function titleOfFix(finding: Pick<Finding, 'message' | 'hint' | 'fix'>, documents: number): string {
  const { hint = '', message } = finding;
  const toDo = hint.replace(/(?:^|[ ;]+)(?:npm run \S+ -- )?--fix [^"]*$/, '').replace(/\.$/, '');
  // What is quoted is no choice.
  const isOne = toDo !== '' && !/\?$|\bor\b/.test(toDo.replaceAll(/"[^"]*"/g, ''));
  const title = isOne ? toDo : (whatIsDone(finding) ?? `Mend: ${message}`);
  return documents > 1 ? `${title} (in ${documents} documents)` : title;
}

/** What the first edit of a fix does; undefined if its edits differ. */
function whatIsDone({ fix }: Pick<Finding, 'fix'>): string | undefined {
  const [done, ...others] = new Set(fix?.edits.map(({ edit }) => sayEdit(edit)));
  return others.length === 0 ? done : undefined;
}

function sayEdit(edit: NonNullable<Finding['fix']>['edits'][number]['edit']): string | undefined {
  if ('text' in edit) {
    if (edit.text.trim() !== '') return `Write ${edit.text}`;
    return edit.text === '' ? 'Remove it' : 'Write a space';
  }
  if (edit.op === 'remove') return 'Remove it';
  if (edit.op === 'rename') return `Write ${quote(edit.name)}`;
  if (edit.op !== 'set') return undefined;
  return typeof edit.value === 'string'
    ? `Write ${quote(edit.value)}`
    : `Write ${JSON.stringify(edit.value)}`;
}
