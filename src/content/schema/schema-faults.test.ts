import { expect, it } from 'vitest';
import { schemaFaults } from './schema-faults';

const definitions = {
  heading: { type: 'string', copy: true },
  image: { type: 'string', format: 'image' },
};
const heading = { $ref: '../defs.schema.json#/definitions/heading' };
const image = { $ref: '../defs.schema.json#/definitions/image' };
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
    { properties: { of: {}, note: {} }, fromPage: { bogus: 'text', note: 'detail when' } },
    '/fromPage/bogus: "bogus" is to come from a page, and there is no such property. Name one of of, note.',
  ],
  [
    { properties: { of: {}, note: {} }, fromPage: { note: 'nonsense' } },
    '/fromPage/note: A page does not lend "nonsense". Use one of title, text, figures, link, or "detail" with a name.',
  ],
  [
    { items: { properties: { note: {} }, fromPage: { note: 'text' } } },
    '/items/fromPage: Nothing says which page it is: there is no property "of". Add "of": { "$ref": "../defs.schema.json#/definitions/page" } beside what comes from the page.',
  ],
  ...['needs', 'stands', 'purpose'].map((mark): [object, string] => [
    {
      properties: {
        chart: {
          type: 'object',
          [mark]: { needs: 'load', stands: 'beside-heading', purpose: 'links' }[mark],
        },
      },
    },
    `/properties/chart/${mark}: "${mark}" says something of a whole section type, and has no effect here. Move it beside the "title" and "description" of the schema, or remove it.`,
  ]),
  [
    { properties: { title: { renamedFrom: 'lead' }, lead: {} } },
    '/properties/title/renamedFrom: "lead" cannot be what "title" was called: there still is such a property, and it is left as it is. Remove one of them. Where both have changed what they mean, a migration has to say how.',
  ],
  [
    { properties: { title: { renamedFrom: 'lead' }, note: { renamedFrom: 'lead' } } },
    '/properties/note/renamedFrom: Another property was called "lead", too, and gets what documents have there. Name it at one of them only.',
  ],
  [
    { properties: { title: { renamedFrom: ['lead', 'intro'] }, intro: {} } },
    '/properties/title/renamedFrom: "intro" cannot be what "title" was called: there still is such a property, and it is left as it is. Remove one of them. Where both have changed what they mean, a migration has to say how.',
  ],
  [
    { properties: { title: { renamedFrom: ['lead', 'intro'] }, note: { renamedFrom: ['remark', 'lead'] } } },
    '/properties/note/renamedFrom: Another property was called "lead", too, and gets what documents have there. Name it at one of them only.',
  ],
  [
    { properties: { title: { renamedFrom: ['lead', 5] } } },
    '/properties/title/renamedFrom: "renamedFrom" has to be a name, or a list of names in [ ]. Correct it.',
  ],
  [
    { properties: { title: { renamedFrom: 5 } } },
    '/properties/title/renamedFrom: "renamedFrom" has to be a name, or a list of names in [ ]. Correct it.',
  ],
  [
    { needs: 'hover' },
    '/needs: "hover" is not a value of "needs", which says when code is fetched. Use one of "visible", "load".',
  ],
  [
    { items: { required: 'type' } },
    '/items/required: "required" has to be a list of names in [ ], each of them once. Correct it.',
  ],
  [
    { required: ['a', 'a'] },
    '/required: "required" has to be a list of names in [ ], each of them once. Correct it.',
  ],
  [
    { required: ['a', 5] },
    '/required: "required" has to be a list of names in [ ], each of them once. Correct it.',
  ],
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
  [{ enum: 'a' }, '/enum: "enum" has to be a list in [ ] with something in it. Correct it.'],
  [{ enum: [] }, '/enum: "enum" has to be a list in [ ] with something in it. Correct it.'],
  [
    { properties: { size: { type: 'nubmer' } } },
    '/properties/size/type: "type" has to be one of "string", "number", "integer", "boolean", "object", "array", "null". Did you mean "number"?',
  ],
  [
    { type: ['string', 'text'] },
    '/type: "type" has to be one of "string", "number", "integer", "boolean", "object", "array", "null". Correct it.',
  ],
  [{ type: 'string', copy: 'yes' }, '/copy: "copy" has to be true, false or "inline". Correct it.'],
  [{ decorative: 'yes' }, '/decorative: "decorative" has to be true or false. Correct it.'],
  [{ uniqueItems: 'yes' }, '/uniqueItems: "uniqueItems" has to be true or false. Correct it.'],
  [{ multipleOf: 0 }, '/multipleOf: "multipleOf" has to be a number above 0. Correct it.'],
  [{ maxItems: 1.5 }, '/maxItems: "maxItems" has to be a whole number, 0 or more. Correct it.'],
  [{ purpose: 'headign' }, '/purpose: "headign" is not a purpose. Did you mean "heading"?'],
  [
    { properties: { type: { const: 'quotes' } } },
    '/properties/type/const: By the name of its file, this is the type "quote". Write "quote", or rename the schema, its examples and its component.',
  ],
  [
    { properties: { parts: { items: { $ref: '#/properties/parts' } } } },
    '/properties/parts/items/$ref: What is at #/properties/parts contains this reference again, without end. Write as many levels as there may be, each in its place.',
  ],
  [
    { properties: { stop: { oneOf: [{ properties: { note: heading } }, { type: 'number' }] } } },
    '/properties/stop/oneOf: Texts, links and images inside "oneOf" are not found: nothing translates or checks them. Describe them in "properties", and leave out of "required" what only some need; a property with an "enum" may say which they are.',
  ],
  [
    { properties: { notes: { additionalProperties: heading } } },
    '/properties/notes/additionalProperties: Texts, links and images inside "additionalProperties" are not found: nothing translates or checks them. Make it a list of objects, each with its name as a property.',
  ],
  [
    { properties: { notes: { patternProperties: { '^a': heading } } } },
    '/properties/notes/patternProperties: Texts, links and images inside "patternProperties" are not found: nothing translates or checks them. Make it a list of objects, each with its name as a property.',
  ],
  [
    { properties: { photo: { ...image, sizes: '100vw' } } },
    '/properties/photo: "photo" is an image, and nothing says what it shows to whoever does not see it. Add "photoAlt" beside it; or "decorative": true to it, if it says nothing.',
  ],
  [
    { items: { properties: { photo: image, photoAlt: heading } } },
    '/items/properties/photo: "photo" is an image, and nothing says how wide its place is. Add "sizes": "(min-width: 48rem) 40vw, 100vw" to it.',
  ],
  ...['wide', '(min-width: 48rem) 40vw'].map((sizes): [object, string] => [
    { properties: { photo: { ...image, decorative: true, sizes } } },
    `/properties/photo/sizes: "sizes": "${sizes}" cannot be read. Write lengths in vw, rem or px: "(min-width: 48rem) 40vw, 100vw".`,
  ]),
  [
    { properties: { photo: { ...image, decorative: true, sizes: '100vw', ratio: '4/3' } } },
    '/properties/photo/ratio: "ratio": "4/3" cannot be read. Write width by height: "4:3".',
  ],
  [{ properties: ['title'] }, '/properties: "properties" has to be an object in { }. Correct it.'],
  [{ items: { $ref: 5 } }, '/items/$ref: "$ref" has to be a text. Correct it.'],
  [{ fromPage: { title: 1 } }, '/fromPage: "fromPage" has to be an object of texts in { }. Correct it.'],
  [{ minItems: '2' }, '/minItems: "minItems" has to be a whole number, 0 or more. Correct it.'],
  [{ maximum: '2' }, '/maximum: "maximum" has to be a number. Correct it.'],
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
  [{ required: ['type'], needs: 'visible', purpose: 'links', stands: 'beside-heading' }],
  [{ properties: { items: { items: { properties: { of: {}, note: {} }, fromPage: { note: 'text' } } } } }],
  [{ properties: { title: {} }, fromPage: {} }],
  [{ properties: { title: { renamedFrom: 'lead' }, note: { renamedFrom: 'remark' } } }],
  [{ properties: { title: { renamedFrom: ['lead', 'intro'] }, note: { renamedFrom: ['remark'] } } }],
  [{ properties: { lead: {}, item: { properties: { title: { renamedFrom: 'lead' } } } } }],
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
  [{ properties: { type: { type: 'string', const: 'quote' }, code: { type: 'string', pattern: '^a$' } } }],
  [{ allOf: [{ if: { properties: { note: { type: 'string' } } } }] }],
  [{ anyOf: [{ required: ['type'] }, { properties: { width: { type: 'number' } } }] }],
  [{ properties: { photo: { ...image, sizes: '100vw' }, photoAlt: heading } }],
  [{ properties: { photo: { ...image, decorative: true, sizes: '100vw', ratio: '4:3' } } }],
  [{ properties: { photo: { ...image, sizes: '(min-width: 48rem) 40vw, 100vw' }, photoAlt: {} } }],
  [{ definitions: { part: heading }, properties: { a: { $ref: '#/definitions/part' }, b: heading } }],
  [{ type: ['string', 'null'], copy: 'inline' }],
  [{ properties: { size: { type: 'number', multipleOf: 0.5, minimum: -1.5 } }, minProperties: 0 }],
])('%j has none', (schema) => {
  expect(found(schema)).toEqual([]);
});

it('has the references of a circle through two definitions, and not the one that leads into it', () => {
  const part = { items: { $ref: '#/definitions/group' } };
  const group = { properties: { parts: { $ref: '#/definitions/part' } } };
  expect(
    schemaFaults(
      withSchema({ definitions: { part, group }, properties: { all: { $ref: '#/definitions/part' } } }),
    ).map(({ pointer }) => pointer),
  ).toEqual(['/definitions/part/items/$ref', '/definitions/group/properties/parts/$ref']);
});

it('a file that no section type can have is reported, as nothing would read it', () => {
  const type = { const: 'OpeningHours' };
  const files = new Map([['site/OpeningHours.schema.json', { properties: { type } }]]);
  expect(schemaFaults(files).map(({ pointer, message, hint }) => `${pointer}: ${message} ${hint}`)).toEqual([
    ': "OpeningHours" is not a name for a section type. Rename the file: lower-case words joined by hyphens.',
  ]);
});

it('one type is not taken for another, by its purpose or its id', () => {
  const own = { $id: 'https://page-documents.example/schemas/sections/quote.schema.json', purpose: 'list' };
  const files = new Map<string, unknown>([
    ['sections/quote.schema.json', own],
    ['site/words.schema.json', own],
    ['site/others.schema.json', { $id: 'https://example.org/others', purpose: 'notice' }],
  ]);
  expect(schemaFaults(files).map(({ file, pointer, message }) => `${file}${pointer}: ${message}`)).toEqual([
    'site/words.schema.json/$id: This is the "$id" of schemas/sections/quote.schema.json.',
    'site/words.schema.json/purpose: schemas/sections/quote.schema.json has the purpose "list" already.',
  ]);
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
