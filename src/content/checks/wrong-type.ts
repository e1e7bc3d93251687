import { parseText } from '../json/parse';
import { follow } from '../json/tree';
import { pointerToken, pointerTokens } from '../model/diagnostics';
import { kindByName } from '../model/document-kind';
import { type DocumentEdit, type Fix, fixBy, removeAt } from '../model/fix';
import { isRecord } from '../model/is-record';
import type { Schema } from '../schema/schema';
import type { SchemaOfValue } from '../schema/schema-of-value';
import type { Violation } from '../schema/violation';
import { entriesInside, type SourceFile } from '../site/load';
import { capitalized } from '../text/capitalized';
import { quote, withDescription } from '../text/quote';
import { quoteList } from '../text/suggest';
import type { Check } from './core/check';

const names: Record<string, string> = {
  string: 'text in double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  'string,number': 'text in double quotes or a number',
  'number,array': 'a number without quotes, or two of them in [ ]',
  'object,string': 'an object in { }, or text in double quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

export const wrongType: Check = {
  code: 'wrong-type',
  severity: 'error',
  waivedBy: [],
  summary: 'Every value is of the kind that the schema asks for.',
  why: 'A component that expects text cannot show a number or a list.',
  example: { file: 'finance/page.json', right: '"title": "Write to us"', wrong: '"title": 7' },
  page(context, report) {
    for (const { path, mistaken } of context.files) {
      if (mistaken === undefined) continue;
      report({
        file: path,
        pointer: '',
        message: `This is ${mistaken}, and not ${kindByName(path)}.`,
        hint: 'One file was probably saved over the other: take this one back from git, or write it again.',
      });
    }
    for (const violation of context.violationsOf('wrong-type')) {
      const { file, pointer, property, value, limit, owner, description, pattern } = violation;
      const dictionary = [...context.dictionaries.values()].find((one) => one.path === file);
      const entries = dictionary && pointerTokens(pointer).length === 1 ? entriesInside(value) : undefined;
      // Where a text stands, its entry does: what is inside are its forms.
      const isOfText = isPlural(entries) || context.copies.some(({ text }) => text === property);
      if (entries && !isOfText) {
        report({
          file,
          pointer,
          at: 'property',
          message: `Entries stand inside of ${quote(property)}, and not in the dictionary itself.`,
          hint: `Write them one level higher, and remove ${quote(property)}.`,
          ...takenOut(entries, violation, dictionary?.value),
        });
        continue;
      }
      const raw = typeof value === 'number' ? asWritten(context.files, file, pointer) : undefined;
      const meant = written(raw ?? value, typeof value, String(limit), pattern);
      const place = context.schemaOf(violation);
      const hint =
        meant === undefined
          ? withDescription(hintFor(violation, place), place?.schema.description ?? description)
          : `Write ${JSON.stringify(meant)}.`;
      report({
        file,
        pointer,
        message: `${subjectOf(pointer, property, owner)} must be ${names[String(limit)] ?? limit}, not ${kindOf(value, raw)}.`,
        hint: entries ? 'Write one text in double quotes: texts have no plural or other forms here.' : hint,
        ...fixBy(meant, [violation]),
      });
    }
  },
};

/** Whether an object has the plural forms of a text, by the names that Unicode has for them. */
function isPlural(entries: Record<string, string> | undefined): boolean {
  return entries !== undefined && Object.keys(entries).every((name) => plurals.has(name));
}

const plurals = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

function hintFor({ value, limit, pointer, pattern }: Violation, place?: SchemaOfValue): string {
  const wanted = String(limit);
  const { schema = {}, items, isRequired = true } = place ?? {};
  const example = schema.patternErrorMessage ?? writeOne(value, wanted, schema);
  if (value === null)
    return isRequired
      ? example
      : `${example.slice(0, -1)}, or remove the ${/\/\d+$/.test(pointer) ? 'entry' : 'property'}.`;
  if (wanted === 'array' && isItem(value, items)) return 'Put it into [ ].';
  if (Array.isArray(value) && value.length === 1 && isItem(value[0], { ...schema, type: wanted }))
    return 'Take the brackets [ ] around it away.';
  if (wanted === 'string' && typeof value === 'boolean' && pattern === undefined)
    return 'Write it in double quotes.';
  if (!Array.isArray(value)) return example;
  const list = value.length === 0 ? 'the brackets [ ]' : 'the list';
  return `${writeOne(value, wanted, schema).slice(0, -1)} in place of ${list}.`;
}

/** Whether a value could be one of a schema, as far as its type and the names of its properties tell. */
function isItem(value: unknown, { type, properties = {} }: Schema = {}): boolean {
  if (!isRecord(value)) return type === typeof value || (type === 'integer' && Number.isInteger(value));
  return type === 'object' && Object.keys(value).some((name) => Object.hasOwn(properties, name));
}

/** A sentence that says how a value of the wanted type is written. */
function writeOne(value: unknown, wanted: string, schema: Schema): string {
  if (schema.enum) return `Write ${quoteList(schema.enum)}.`;
  const { properties = {}, required = [] } = schema;
  // A word in place of the object that has it.
  const taker = Object.keys(properties).find((name) => properties[name]?.enum?.includes(value));
  const parts = [...new Set(taker === undefined ? required : [taker, ...required])].map(
    (name) => `"${name}": ${name === taker ? JSON.stringify(value) : '…'}`,
  );
  return wanted === 'object' && parts.length > 0 && parts.length <= 4
    ? `Write { ${parts.join(', ')} }.`
    : `Write ${names[wanted] ?? wanted}.`;
}

/** What has the wrong type: a property, an item of a list, or the whole document. */
function subjectOf(pointer: string, property: string, owner: string): string {
  if (property === '') return pointer === '' ? capitalized(owner) : `An entry of ${owner}`;
  return /\/\d+$/.test(pointer) ? `An entry of "${property}" in ${owner}` : `"${property}" in ${owner}`;
}

/** Takes entries out of an object in a dictionary, unless it has one of them already. */
function takenOut(
  entries: Record<string, string>,
  { file, pointer, property }: Violation,
  dictionary: unknown,
): { fix?: Fix } {
  const texts = Object.entries(entries);
  if (!isRecord(dictionary) || texts.some(([copy]) => Object.hasOwn(dictionary, copy))) return {};
  const inserted = texts.map(
    ([copy, text]): DocumentEdit => ({
      file,
      edit: { op: 'insert', pointer: pointerToken(copy), value: text, before: property },
    }),
  );
  return { fix: { edits: [...inserted, removeAt({ file, pointer })], isOne: true } };
}

/** A number as the document has it: in `2.50`, `1E3` and digits beyond 17, its value has lost something. */
function asWritten(files: readonly SourceFile[], file: string, pointer: string): string | undefined {
  const text = files.find(({ path }) => path === file)?.text ?? '';
  const { root } = parseText(text);
  if (!root) return undefined;
  const { offset, length } = follow(root, pointerTokens(pointer)).node;
  return text.slice(offset, offset + length);
}

/**
 * The same value in the wanted type, if only its quotes are wrong; undefined otherwise.
 *
 * @param value a number as it is written
 * @param type of the value
 * @param pattern that a string must match: quoting a number that does not is not a fix
 */
function written(
  value: unknown,
  type: string,
  wanted: string,
  pattern?: string,
): string | number | boolean | undefined {
  if (wanted === 'string' && type === 'number') {
    const fits = pattern === undefined || new RegExp(pattern, 'u').test(String(value));
    return fits ? String(value) : undefined;
  }
  if (type !== 'string') return undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (wanted === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  // Half of the world writes one thousand five hundred like this.
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(text)) return undefined;
  const number = { integer: /^-?(0|[1-9]\d{0,14})$/, number: /^-?(0|[1-9]\d{0,14})(\.\d{1,14})?$/ }[wanted];
  return number?.test(text) ? Number(text) : undefined;
}

function kindOf(value: unknown, raw?: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string'
    ? 'text'
    : `${typeof value === 'number' ? 'the number' : 'the value'} ${raw ?? String(value)}`;
}
