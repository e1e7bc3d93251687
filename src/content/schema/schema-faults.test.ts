import { expect, it } from 'vitest';
import { schemaFaults } from './schema-faults';

const definitions = { heading: { type: 'string', copy: true } };
const withSchema = (schema: object, file = 'sections/quote.schema.json') =>
  new Map<string, unknown>([
    ['defs.schema.json', { definitions }],
    [file, schema],
  ]);
const found = (schema: object) =>
  schemaFaults(withSchema(schema)).map(({ pointer, message, hint }) => `${pointer}: ${message} ${hint}`);

it.each([
  [
    { properties: { items: { minItemz: 2 } } },
    '/properties/items/minItemz: "minItemz" is not a schema keyword. Did you mean "minItems"?',
  ],
  [{ colour: 'red' }, '/colour: "colour" is not a schema keyword. Remove it, or write it as a description.'],
  [
    { items: { properties: { title: {} }, required: ['title', 'titel'] } },
    '/items/required/1: "titel" is required, and there is no such property. Did you mean "title"?',
  ],
  [
    { properties: { variant: { enum: ['split', 'panel'], default: 'spilt' } } },
    '/properties/variant/default: The default "spilt" is not allowed here. Use one of "split", "panel".',
  ],
  [
    { type: 'boolean', default: 'true' },
    '/default: The default "true" is not allowed here. Write a value of the type boolean.',
  ],
  [{ type: 'string', enum: ['a', 1] }, '/enum/1: 1 is no string. Correct it, or "type".'],
  [{ enum: ['a', 'b', 'a'] }, '/enum/2: "a" stands here twice. Remove one of them.'],
  [
    { minItems: 4, maxItems: 3 },
    '/minItems: "minItems" is 4 and "maxItems" 3: nothing fits. Correct one of them.',
  ],
  [
    { stands: 'above' },
    '/stands: "above" is not a value of "stands", which says where a section stands. Use "beside-heading", or remove it.',
  ],
  [
    { type: 'boolean', format: 'href' },
    '/format: "format" is for values of the type string, but the type here is boolean. Remove it, or write "type": "string".',
  ],
  [
    { type: ['string', 'null'], minItems: 2 },
    '/minItems: "minItems" is for values of the type array, but the type here is string or null. Remove it, or write "type": "array".',
  ],
  [
    { type: 'array', maximum: 2 },
    '/maximum: "maximum" is for values of the type number or integer, but the type here is array. Remove it, or write "type": "number".',
  ],
  [
    { properties: { link: { type: 'string', format: 'hreff' } } },
    '/properties/link/format: "hreff" is not a format. Did you mean "href"?',
  ],
  [
    { properties: { part: { type: 'number', atMost: 'off' }, of: { type: 'number' } } },
    '/properties/part/atMost: "part" is compared with "off", and there is no such property. Did you mean "of"?',
  ],
  [
    { properties: { id: { format: 'anchor', madeFrom: 'titel' }, title: {} } },
    '/properties/id/madeFrom: "id" is made from "titel", and there is no such property. Did you mean "title"?',
  ],
  [
    { properties: { title: {}, note: {} }, fromPage: { bogus: 'text', note: 'detail when' } },
    '/fromPage/bogus: "bogus" is to come from a page, and there is no such property. Name one of title, note.',
  ],
  [
    { properties: { note: {} }, fromPage: { note: 'nonsense' } },
    '/fromPage/note: A page does not lend "nonsense". Use one of title, text, figures, link, or "detail" with a name.',
  ],
  [
    { needs: 'hover' },
    '/needs: "hover" is not a value of "needs", which says when code is fetched. Use one of "visible", "load".',
  ],
  [
    { items: { required: 'type' } },
    '/items/required: "required" has to be a list of names in [ ]. Correct it.',
  ],
  [{ required: ['a', 5] }, '/required: "required" has to be a list of names in [ ]. Correct it.'],
  [{ const: 'a', default: 'b' }, '/default: The default "b" is not allowed here. Correct it.'],
  [
    { type: 'object', default: [] },
    '/default: The default [] is not allowed here. Write a value of the type object.',
  ],
  [
    { type: 'array', default: {} },
    '/default: The default {} is not allowed here. Write a value of the type array.',
  ],
  [
    { type: 'null', default: 0 },
    '/default: The default 0 is not allowed here. Write a value of the type null.',
  ],
  [
    { $ref: '../other.schema.json#/definitions/heading' },
    '/$ref: There is nothing at ../other.schema.json#/definitions/heading. schemas/defs.schema.json has the definitions that there are.',
  ],
  [{ enum: 'a' }, '/enum: "enum" has to be a list in [ ]. Correct it.'],
  [{ properties: ['title'] }, '/properties: "properties" has to be an object in { }. Correct it.'],
  [{ items: { $ref: 5 } }, '/items/$ref: "$ref" has to be a text. Correct it.'],
  [{ fromPage: { title: 1 } }, '/fromPage: "fromPage" has to be an object of texts in { }. Correct it.'],
  [{ minItems: '2' }, '/minItems: "minItems" has to be a number. Correct it.'],
  [
    { properties: { title: 'text' } },
    '/properties/title: A schema is an object in { }. Write { "type": "string" } or what else it is.',
  ],
  [{ pattern: '[a-' }, '/pattern: This is not a regular expression. Correct it.'],
  [
    { properties: { title: { $ref: '../defs.schema.json#/definitions/headng' } } },
    '/properties/title/$ref: There is nothing at ../defs.schema.json#/definitions/headng. Did you mean ../defs.schema.json#/definitions/heading?',
  ],
  [
    { $ref: '../definitions.schema.json#/x' },
    '/$ref: There is nothing at ../definitions.schema.json#/x. schemas/defs.schema.json has the definitions that there are.',
  ],
  ...[
    { properties: { note: { type: 'string' } } },
    { properties: { note: { type: ['string', 'null'] } } },
  ].map((schema): [object, string] => [
    schema,
    '/properties/note: Nothing says what this text is, so it is never translated. Where visitors read it: "copy": true, or a definition of schemas/defs.schema.json. Where it is the same in every language, as a name is: "copy": false. Otherwise its "format", "enum" or "pattern".',
  ]),
])('%j has a mistake', (schema, message) => {
  expect(found(schema)).toEqual([message]);
});

it.each([
  [{ properties: { colour: {}, minItemz: { type: 'array' } } }],
  [{ required: ['type'], needs: 'visible' }],
  [{ type: ['array', 'string'], minItems: 1, minLength: 2, format: 'date' }],
  [{ format: 'timeZone', minLength: 2 }],
  [{ properties: { part: { type: 'number', atMost: 'of' }, of: { type: 'number' } } }],
  [{ properties: { id: { format: 'anchor', madeFrom: 'title' }, title: {} } }],
  [{ properties: { end: { type: 'number', atMost: '/length' } } }],
  [{ type: ['string', 'null'], default: null, enum: ['a', null] }],
  [{ type: 'integer', default: 3, minimum: 3, maximum: 3 }],
  [{ type: 'array', default: [], minItems: 4 }],
  [{ type: 'object', default: {}, additionalProperties: false }],
  [{ maxLength: 3, const: 'a', default: 'a' }],
  [{ default: 'x' }],
  [{ properties: { title: { $ref: '../defs.schema.json#/definitions/heading', copy: true } } }],
  [{ allOf: [{ if: { required: ['type'] }, else: { minItems: 1 } }] }],
  [{ pattern: '^\\p{L}+$', patternErrorMessage: 'Write letters.' }],
  [{ properties: { note: { type: 'string', copy: false }, kind: { type: 'string', enum: ['a'] } } }],
  [{ properties: { list: { items: { type: 'string', notInHtml: 'It is sent.' } } } }],
  [{ properties: { type: { type: 'string', const: 'a' }, code: { type: 'string', pattern: '^a$' } } }],
  [{ allOf: [{ if: { properties: { note: { type: 'string' } } } }] }],
])('%j has none', (schema) => {
  expect(found(schema)).toEqual([]);
});

it.each([null, [], {}, 'text'])('%j is no file of examples', (examples) => {
  const found = schemaFaults(new Map([['sections/quote.examples.json', examples]]));
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'sections/quote.examples.json: This file has to hold the examples of a section type.',
  ]);
});

it('does not ask of pages and dictionaries what their texts are', () => {
  const schema = { properties: { name: { type: 'string' } } };
  expect(schemaFaults(withSchema(schema, 'page.schema.json'))).toEqual([]);
});

it('says nothing of the schema that is generated from the others', () => {
  expect(schemaFaults(withSchema({ minItemz: 1 }, 'section.schema.json'))).toEqual([]);
});
