import type { Finding } from '../../protocol';
import { labelOf } from '../form/schema';

/** What to do where fields are at hand. The check itself tells whoever edits files which file to write in. */
export const hintsForFields: Record<string, string> = {
  'missing-alt': 'Say in one sentence what the image shows.',
  'missing-translation': 'Write it in the field beside the text.',
  'stale-translation':
    'See whether it still says the same: press "Still right" at its field, or change it there.',
};

/** What a finding is about, as its form shows it. */
export interface FormPlace {
  value?: unknown;
  /** The label of the field of a property. */
  labelOf?: ((property: string) => string) | undefined;
}

type Words = Pick<Finding, 'message' | 'hint'>;

/** Where a property stands, as messages about files say it. */
const owner = / in (?:"[^"]+" of )*(?:an? "[^"]+" section|a page document)(?=[ .])/;

/** A finding as the panel says it: there are no properties to leave out, no quotes and no command line. */
export function inWordsOfForms(
  { code, message, hint }: Finding,
  { value, labelOf: nameOf = labelOf }: FormPlace = {},
): Words {
  const said = hintsForFields[code] ?? hint;
  const empty = /^(?:"([\w$]+)"|.*) is (?:empty|blank)\.$/.exec(message);
  if (code === 'wrong-length' && empty)
    return { message: `${nameOf(empty[1] ?? 'text')} is empty.`, hint: 'Write it here.' };
  if (!schemaCodes.has(code)) return said === undefined ? { message } : { message, hint: inSentences(said) };
  const words = message
    .replace(owner, '')
    .replace(named, (_, entry = '', name: string) => entry + nameOf(name))
    .replace(
      / is not a value for "([\w$]+)"\.$/,
      (_, name: string) => ` is not a value for ${nameOf(name)}.`,
    );
  // What is missing is called by its label: what stands before the colon is for whoever writes files.
  const rest = code === 'missing-property' ? said?.replace(/^Add "[^"]+"(?:: |\.$)/, '') : said;
  const type = code === 'wrong-type' ? ofType.exec(words) : null;
  if (!type) return rest ? { message: words, hint: inSentences(rest) } : { message: words };
  const [, subject = '', kind = ''] = type;
  if (value === '') return { message: `${subject} is empty.`, hint: 'Write it here.' };
  const isNumber = kind.endsWith('number');
  const how = isNumber ? 'Write digits alone, such as 1200.' : said && inSentences(said);
  return { message: `${subject} must be ${kind}.`, ...(how && { hint: how }) };
}

/** How a message begins that calls a property by its name, or an entry of its list. */
const named = /^(An entry of )?"([\w$]+)"(?= (?:has|must|is missing)\b)/;

/** What a message says of a type: its subject, and the type without the signs of a file. */
const ofType = /^(.+) must be (a whole number|a number|text|a list|true or false|an object)\b.*\.$/;

/** What holds a document against its schema: these checks name properties. */
const schemaCodes = new Set([
  'wrong-type',
  'wrong-value',
  'wrong-length',
  'wrong-count',
  'missing-property',
  'missing-alt',
]);

/** A hint without the sentences about the command line: what --fix does, the button does. */
function inSentences(hint: string): string {
  const sentences = hint.split(/(?<=[.?!]) (?=[A-Z-])/).filter((sentence) => !sentence.includes('--fix'));
  return sentences
    .join(' ')
    .replaceAll('`', '')
    .replace(/,? or (?:leave|remove) the property\b[^.]*/, '');
}
