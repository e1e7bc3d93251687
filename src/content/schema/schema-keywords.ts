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

/** The required type of a keyword: a test, and its name in messages. */
type Shape = readonly [is: (value: unknown) => boolean, what: string];

const isText = (value: unknown) => typeof value === 'string';
const number: Shape = [(value) => typeof value === 'number', 'a number'];
const object: Shape = [isRecord, 'an object in { }'];

/** The required types of keywords whose wrong type would make reading the schema fail. */
export const shapes: Readonly<Record<string, Shape>> = {
  ...forAll('minLength maxLength minItems maxItems minimum maximum', number),
  ...forAll('$id $ref title description format pattern notInHtml atMost madeFrom', [isText, 'a text']),
  ...forAll('enum examples allOf anyOf oneOf', [Array.isArray, 'a list in [ ]']),
  ...forAll('properties definitions patternProperties items', object),
  fromPage: [(value) => isRecord(value) && Object.values(value).every(isText), 'an object of texts in { }'],
  required: [(value) => Array.isArray(value) && value.every(isText), 'a list of names in [ ]'],
};

/** The same value for several keywords. @param names with spaces between them */
export function forAll<Value>(names: string, value: Value): Record<string, Value> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}
