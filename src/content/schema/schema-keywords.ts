import { isRecord } from '../model/is-record';
import { vocabulary } from './compile-schemas';

/** Every keyword that has a meaning here: those of JSON Schema in use, those for editors, and our own. */
export const keywords: readonly string[] = [
  ...'$schema $id $ref $comment title description default examples definitions type const enum'.split(' '),
  ...'properties required additionalProperties items allOf if then else minLength maxLength'.split(' '),
  ...'minItems maxItems uniqueItems minimum maximum multipleOf pattern format anyOf oneOf not'.split(' '),
  ...'propertyNames patternProperties minProperties maxProperties markdownEnumDescriptions'.split(' '),
  ...vocabulary,
];

/** The required value of a keyword: a test, its name in messages, and the names that it may be. */
type Shape = readonly [is: (value: unknown) => boolean, what: string, names?: readonly string[]];

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
const number: Shape = [(value) => typeof value === 'number', 'a number'];
const count: Shape = [(value) => Number.isInteger(value) && Number(value) >= 0, 'a whole number, 0 or more'];
const object: Shape = [isRecord, 'an object in { }'];
const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const isType = (value: unknown) => isText(value) && types.includes(String(value));

/** The required values of keywords: with others, reading a schema fails, or the keyword has no effect. */
export const shapes: Readonly<Record<string, Shape>> = {
  ...forAll('minLength maxLength minItems maxItems minProperties maxProperties', count),
  ...forAll('minimum maximum', number),
  multipleOf: [(value) => typeof value === 'number' && value > 0, 'a number above 0'],
  ...forAll('$id $ref title description format pattern notInHtml atMost madeFrom', [isText, 'a text']),
  ...forAll('sizes ratio patternErrorMessage', [isText, 'a text']),
  renamedFrom: [
    (value) => isText(value) || (isList(value) && value.every(isText)),
    'a name, or a list of names in [ ]',
  ],
  ...forAll('uniqueItems posted decorative numbering', [isFlag, 'true or false']),
  copy: [(value) => isFlag(value) || value === 'inline', 'true, false or "inline"'],
  type: [
    (value) => isType(value) || (isList(value) && value.every(isType)),
    `one of ${types.map((type) => JSON.stringify(type)).join(', ')}`,
    types,
  ],
  examples: [Array.isArray, 'a list in [ ]'],
  ...forAll('enum allOf anyOf oneOf', [isList, 'a list in [ ] with something in it']),
  ...forAll('properties definitions patternProperties items', object),
  fromPage: [(value) => isRecord(value) && Object.values(value).every(isText), 'an object of texts in { }'],
  required: [
    (value) => Array.isArray(value) && value.every(isText) && new Set(value).size === value.length,
    'a list of names in [ ], each of them once',
  ],
};

/** The same value for several keywords. @param names with spaces between them */
export function forAll<Value>(names: string, value: Value): Record<string, Value> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}
