import { amountOf } from '../../content/model/page-changes';
import { visible } from '../../content/text/encode/visible';
import { conflictText } from '../publish/report-publish';
import { reviewText } from '../review/report-review';
import type { Incoming } from './incoming';
import type { GetResult } from './others';

/** Summarizes the changes: "3 changes by others on 2 pages". */
export function incomingWords({ pages, isNews, from }: Pick<Incoming, 'pages' | 'isNews' | 'from'>): string {
  if (!isNews) return `What you published is on ${from}`;
  return amountOf(pages, ' by others') ?? 'Changes by others that visitors do not see';
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
