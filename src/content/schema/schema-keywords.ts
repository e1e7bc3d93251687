import { isRecord } from '../model/is-record';
import { vocabulary } from './compile-schemas';

/** Every keyword that has a meaning here: those of JSON Schema in use, those for editors, and our own. */
export const keywords: readonly string[] = [
  ...['$schema', '$id', '$ref', '$comment', 'title', 'description', 'default', 'examples', 'definitions'],
  ...[
    'type',
    'const',
    'enum',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'allOf',
    'if',
    'then',
    'else',
  ],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minimum', 'maximum', 'multipleOf'],
  ...[
    'pattern',
    'format',
    'anyOf',
    'oneOf',
    'not',
    'propertyNames',
    'patternProperties',
    'minProperties',
    'maxProperties',
  ],
  'markdownEnumDescriptions',
  ...vocabulary,
];

/** The required types of keywords whose wrong type would make reading the schema fail. */
export const shapes: Record<string, [is: (value: unknown) => boolean, what: string]> = {
  ...Object.fromEntries(
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'].map((name) => [
      name,
      [(value) => typeof value === 'number', 'a number'],
    ]),
  ),
  ...Object.fromEntries(
    ['$id', '$ref', 'title', 'description', 'format', 'pattern', 'notInHtml', 'atMost'].map((name) => [
      name,
      [(value) => typeof value === 'string', 'a text'],
    ]),
  ),
  ...Object.fromEntries(
    ['enum', 'examples', 'allOf', 'anyOf', 'oneOf'].map((name) => [name, [Array.isArray, 'a list in [ ]']]),
  ),
  ...Object.fromEntries(
    ['properties', 'definitions', 'patternProperties', 'items'].map((name) => [
      name,
      [isRecord, 'an object in { }'],
    ]),
  ),
  fromPage: [
    (value) => isRecord(value) && Object.values(value).every((what) => typeof what === 'string'),
    'an object of texts in { }',
  ],
  required: [
    (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
    'a list of names in [ ]',
  ],
};
