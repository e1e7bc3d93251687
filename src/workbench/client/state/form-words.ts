import type { LocatedFinding } from '../../protocol/documents';
import { labelOf } from '../form/schema';

/** Hints for form fields. The checks' own hints name the file to edit. */
export const hintsForFields: Record<string, string> = {
  'missing-alt': 'Say in one sentence what the image shows.',
  'missing-translation': 'Write it in the field beside the text.',
  'unread-translation': 'Read it: press "It is right" at its field, or correct it there.',
  'stale-translation':
    'See whether it still says the same: press "Still right" at its field, or change it there.',
};

/** What forms say in place of the parts of hints that name properties: the labels of the fields are beside them. */
const inFields = [
  [
    'Add "to": where it leads, or "status": 410 where nothing takes its place.',
    'Say where it leads, or that it is gone for good.',
  ],
  [
    'Remove "status" where it leads somewhere, or "to" where it is gone.',
    'Say only one of both: where it leads, or that it is gone for good.',
  ],
  [
    'Write a "/*" at the end of "from" too, or one page as "to".',
    'Write a "/*" at the end of the earlier address, too, or let it lead to one page.',
  ],
  ['or write "status": 410 in place of "to"', 'or say that it is gone for good'],
  ['Write "status": 410 in place of "to"', 'Say that it is gone for good'],
] as const;

/** The target of a finding as its form shows it. */
export interface FormPlace {
  value?: unknown;
  /** Returns the label of a property's field. */
  labelOf?: ((property: string) => string) | undefined;
}

type Words = Pick<LocatedFinding, 'message' | 'hint'>;

/** The location of a property in a message for file editors. */
const owner = / in (?:"[^"]+" of )*(?:an? "[^"]+" section|a page document)(?=[ .])/;

/** Rewords a finding for the panel: without property names, quotes or the command line. */
export function inWordsOfForms(
  { code, message, hint }: Pick<LocatedFinding, 'code' | 'message' | 'hint'> & Partial<LocatedFinding>,
  { value, labelOf: nameOf = labelOf }: FormPlace = {},
): Words {
  const advice =
    hintsForFields[code] ?? inFields.reduce((words, [part, inField]) => words?.replace(part, inField), hint);
  const empty = /^(?:"([\w$]+)"|.*) is (?:empty|blank)\.$/.exec(message);
  if (code === 'wrong-length' && empty)
    return { message: `${nameOf(empty[1] ?? 'text')} is empty.`, hint: 'Write it here.' };
  if (!schemaCodes.has(code))
    return advice === undefined ? { message } : { message, hint: inSentences(advice) };
  const words = message
    .replace(owner, '')
    .replace(named, (_, entry = '', name: string) => entry + nameOf(name))
    .replace(
      / is not a value for "([\w$]+)"\.$/,
      (_, name: string) => ` is not a value for ${nameOf(name)}.`,
    );
  // A missing property is named by its label; the text before the colon is for file editors.
  const rest = code === 'missing-property' ? advice?.replace(/^Add "[^"]+"(?:: |\.$)/, '') : advice;
  const type = code === 'wrong-type' ? ofType.exec(words) : null;
  if (!type) return rest ? { message: words, hint: inSentences(rest) } : { message: words };
  const [, subject = '', kind = ''] = type;
  if (value === '') return { message: `${subject} is empty.`, hint: 'Write it here.' };
  const isNumber = kind.endsWith('number');
  const how = isNumber ? 'Write digits alone, such as 1200.' : advice && inSentences(advice, ofFiles);
  return { message: `${subject} must be ${kind}.`, ...(how && { hint: how }) };
}

/** The start of a message that names a property or an entry of its list. */
const named = /^(An entry of )?"([\w$]+)"(?= (?:has|must|is missing)\b)/;

/** A message on a type: its subject, and the type without JSON syntax. */
const ofType = /^(.+) must be (a whole number|a number|text|a list|true or false|an object)\b.*\.$/;

/** The checks that validate documents against their schemas and name properties. */
const schemaCodes = new Set([
  'wrong-type',
  'wrong-value',
  'wrong-length',
  'wrong-count',
  'missing-property',
  'missing-alt',
]);

/** Sentences about the signs of JSON. */
const ofFiles = /(?:double|without) quotes|\[ \]|^Write \{/;

/** Removes sentences about the command line from a hint: a button replaces --fix. @param left what marks a sentence to remove */
function inSentences(hint: string, left = /--fix/): string {
  const sentences = hint.split(/(?<=[.?!]) (?=[A-Z-])/).filter((sentence) => !left.test(sentence));
  return sentences
    .join(' ')
    .replaceAll('`', '')
    .replace(/,? or (?:leave|remove) the property\b[^.]*/, '');
}
