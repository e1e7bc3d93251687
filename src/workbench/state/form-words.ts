import type { Finding } from '../api';
import { labelOf } from '../form/schema';

/** What to do where fields are at hand. The check itself tells whoever edits files which file to write in. */
export const hintsForFields: Record<string, string> = {
  'missing-alt': 'Say in one sentence what the image shows.',
  'missing-translation': 'Write it in the field beside the text.',
  'stale-translation':
    'See whether it still says the same: press "Still right" at its field, or change it there.',
};

/** A finding as the panel says it: there are no properties to leave out, no quotes and no command line. */
export function inWordsOfForms({ code, message, hint }: Finding): Pick<Finding, 'message' | 'hint'> {
  const said = hintsForFields[code] ?? hint;
  const empty = code === 'wrong-length' ? /^(?:"(.+)"|.*) is (?:empty|blank)\.$/.exec(message) : null;
  if (empty) return { message: `${labelOf(empty[1] ?? 'text')} is empty.`, hint: 'Write it here.' };
  if (said === undefined) return { message };
  // What --fix does, the button does.
  const sentences = said.split(/(?<=[.?!]) (?=[A-Z-])/).filter((sentence) => !sentence.includes('--fix'));
  return { message, hint: sentences.join(' ') };
}
