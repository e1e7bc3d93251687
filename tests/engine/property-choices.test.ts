import { expect, it } from 'vitest';
import { checkSite } from '../../src/content/checks/core/check-site';
import { compileSchemas } from '../../src/content/schema/compile-schemas';
import { loadSite } from '../../src/content/site/load';
import { readSchemaFiles } from '../../src/node/read/files';
import { validSite } from '../support/checks';

/** A section type of a site, whose schema lets documents choose between properties. */
const note = {
  type: 'object',
  properties: {
    type: { const: 'note' },
    phone: { type: 'string', notInHtml: 'a test' },
    mail: { type: 'string', notInHtml: 'a test' },
    days: {
      type: 'array',
      items: {
        type: 'object',
        properties: { day: { type: 'number' }, month: { type: 'number' } },
        oneOf: [{ required: ['day'] }, { required: ['month'] }],
      },
    },
    size: { anyOf: [{ type: 'number', minimum: 3 }, { const: 'full' }] },
  },
  required: ['type'],
  anyOf: [{ required: ['phone'] }, { required: ['mail'] }],
  additionalProperties: false,
};
const schemas = compileSchemas(new Map(readSchemaFiles()).set('site/note.schema.json', note));

function messagesFor(section: object): string[] {
  const file = 'finance/page.json';
  const page = JSON.parse(validSite.documents.get(file) ?? '');
  page.sections.push({ type: 'note', ...section });
  const documents = new Map(validSite.documents).set(file, JSON.stringify(page));
  return checkSite(loadSite({ ...validSite, documents }, schemas), schemas)
    .filter(({ pointer }) => pointer.startsWith('/sections/2'))
    .map(({ pointer, message, hint }) => `${pointer.slice('/sections/2'.length)} ${message} ${hint}`)
    .sort();
}

it.each<[string, object, string[]]>([
  ['none of a choice', {}, [' "phone" or "mail" is missing in a "note" section. Add one of them.']],
  [
    'a misspelled one',
    { mial: 'x' },
    ['/mial Unknown property "mial" in a "note" section. Did you mean "mail"?'],
  ],
  [
    'two that exclude each other, and an item with neither',
    { phone: '1', days: [{ day: 1, month: 2 }, {}, { month: 3 }] },
    [
      '/days/0/month "month" cannot be in "days" of a "note" section together with "day". Remove one of them.',
      '/days/1 "day" or "month" is missing in "days" of a "note" section. Add one of them.',
    ],
  ],
  [
    'a value that fits no choice',
    { phone: '1', size: 2 },
    ['/size 2 is not a value for "size" in a "note" section. It must be 3 or more.'],
  ],
  ['both, where both may be', { phone: '1', mail: 'x' }, []],
  ['what fits a choice of values', { phone: '1', size: 'full' }, []],
])('%s is one finding for each mistake', (_, section, messages) => {
  expect(messagesFor(section)).toEqual(messages);
});
