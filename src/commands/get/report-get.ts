import type { PageChanges } from '../../content/model/page-changes';
import { visible } from '../../content/text/encode/visible';
import { plural } from '../../content/text/plural';
import { conflictText } from '../publish/report-publish';
import { reviewText } from '../review/report-review';
import type { Incoming } from './incoming';
import type { GetResult } from './others';

/** Summarizes the changes: "3 changes by others on 2 pages". */
export function incomingWords({ pages, isNews, from }: Pick<Incoming, 'pages' | 'isNews' | 'from'>): string {
  const count = pages.reduce((sum, { changes }) => sum + changes.length, 0);
  if (!isNews) return `What you published is on ${from}`;
  if (count === 0) return 'Changes by others that visitors do not see';
  return `${plural(count, 'change')} by others on ${places(pages)}`;
}

function places(pages: readonly PageChanges[]): string {
  const own = pages.filter(({ route }) => route !== '').length;
  const named = [...(own > 0 ? [plural(own, 'page')] : []), ...(own < pages.length ? ['all pages'] : [])];
  return named.join(' and on ');
}

/** Describes the result, or why nothing was applied. */
export function gotText({ incoming, isDone }: GetResult): string {
  if (!incoming) return 'There is nothing new by others.\n';
  if (!isDone)
    return `${conflictText(incoming.conflicts)}Nothing was got: say what holds with --keep mine or --keep theirs, or in the workbench.\n`;
  const { pages, notes } = incoming;
  const text = pages.length > 0 ? `\n${reviewText(pages)}` : '';
  return `Got: ${visible(incomingWords(incoming))}.\n${text}${notes.map((note) => `Note: ${visible(note)}\n`).join('')}`;
}
