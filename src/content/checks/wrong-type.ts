import { parseText } from '../json/parse';
import { follow } from '../json/tree';
import { pointerTokens } from '../model/diagnostics';
import { kindByName } from '../model/document-kind';
import type { SourceFile } from '../site/load';
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
      const raw = typeof value === 'number' ? asWritten(context.files, file, pointer) : undefined;
      const meant = written(raw ?? value, typeof value, String(limit), pattern);
      const hint = meant === undefined ? (description ?? hintFor(value)) : `Write ${meant}.`;
      report({
        file,
        pointer,
        message: `${subjectOf(pointer, property, owner)} must be ${names[String(limit)] ?? limit}, not ${kindOf(value, raw)}.`,
        hint,
        ...(meant === undefined ? {} : { fix: { replace: meant } }),
      });
    }
  },
};

/** The hint for a schema without a description. */
function hintFor(value: unknown): string {
  if (value === null) return 'Write a value, or remove the property.';
  return Array.isArray(value)
    ? 'Take the brackets [ ] around it away.'
    : 'Write it as the other documents do.';
}

/** What has the wrong type: a property, an item of a list, or the whole document. */
function subjectOf(pointer: string, property: string, owner: string): string {
  if (property === '')
    return pointer === '' ? `${owner.charAt(0).toUpperCase()}${owner.slice(1)}` : `An entry of ${owner}`;
  return /\/\d+$/.test(pointer) ? `An entry of "${property}" in ${owner}` : `"${property}" in ${owner}`;
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
 * The same value as JSON of the wanted type, if only its quotes are wrong; undefined otherwise.
 *
 * @param value a number as it is written
 * @param type of the value
 * @param pattern that a string must match: quoting a number that does not is not a fix
 */
function written(value: unknown, type: string, wanted: string, pattern?: string): string | undefined {
  if (wanted === 'string' && type === 'number') {
    const fits = pattern === undefined || new RegExp(pattern, 'u').test(String(value));
    return fits ? JSON.stringify(String(value)) : undefined;
  }
  if (type !== 'string') return undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (wanted === 'boolean') return text === 'true' || text === 'false' ? text : undefined;
  const number = { integer: /^-?(0|[1-9]\d{0,14})$/, number: /^-?(0|[1-9]\d{0,14})(\.\d{1,14})?$/ }[wanted];
  return number?.test(text) ? text : undefined;
}

function kindOf(value: unknown, raw?: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string'
    ? 'text'
    : `${typeof value === 'number' ? 'the number' : 'the value'} ${raw ?? String(value)}`;
}
