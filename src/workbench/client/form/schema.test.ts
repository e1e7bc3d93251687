import { expect, it } from 'vitest';
import redirects from '../../../../schemas/redirects.schema.json';
import theme from '../../../../schemas/theme.schema.json';
import type { FormSchema } from '../../protocol/site-info';
import { emptyValue, fieldKind, fieldName, helpOf, resolveSchema } from './schema';

const definitions = { figure: { type: 'integer', minimum: 1 } } satisfies Record<string, FormSchema>;

it('a new item has no figure, and no words, that nobody has chosen', () => {
  const item: FormSchema = {
    type: 'object',
    required: ['name', 'months', 'headcount', 'share', 'results'],
    properties: {
      name: { type: 'string' },
      months: { type: 'integer', minimum: 1 },
      headcount: { $ref: '#/definitions/figure' },
      share: { type: 'number' },
      results: { type: 'array', minItems: 2, items: { type: 'string' } },
      delay: { type: 'integer', minimum: 0 },
    },
  };
  expect(emptyValue(item, definitions)).toEqual({
    name: '',
    months: '',
    headcount: '',
    share: '',
    results: ['', ''],
  });
});

it('what can only be one way is that way from the beginning', () => {
  const item: FormSchema = {
    required: ['kind', 'isOpen'],
    properties: { kind: { const: 'office' }, isOpen: { type: 'boolean' } },
  };
  expect(emptyValue(item, {})).toEqual({ kind: 'office', isOpen: false });
});

it('help has no values as files hold them, and says the time zone of the site', () => {
  const help = (description: string, zone?: string) => helpOf({ description }, 'Label', zone);
  expect(help('The point that stays in view: `[0.5, 0.2]` is near the top. Without it, the middle.')).toBe(
    'The point that stays in view. Without it, the middle.',
  );
  expect(help('A first day, such as `2027-03-01`; until then a draft.')).toBe(
    'A first day; until then a draft.',
  );
  expect(help('Days begin in the `timeZone` of the site document.', 'Asia/Tokyo')).toBe(
    'Days begin in Asia/Tokyo.',
  );
  expect(help('Days begin in the `timeZone` of the site document.')).toContain(
    'machine that builds the site',
  );
  expect(help('A word [with brackets] and `code`: `warm` is one.')).toBe(
    'A word [with brackets] and code: warm is one.',
  );
});

it('items are called what their schema calls them', () => {
  expect(fieldName({ description: 'The entries.' }, 'items')).toBe('Entries');
  expect(fieldName({ title: 'Cards', description: 'The entries.' }, 'items')).toBe('Cards');
  expect(fieldName({ description: 'One entry.' }, 'item')).toBe('Entry');
  expect(fieldName({ description: 'What is meant.' }, 'items')).toBe('Items');
  expect(fieldName({ description: 'The way home.' }, 'breadcrumb')).toBe('Breadcrumb');
});

it('a date has a field of its own kind', () => {
  expect(fieldKind('publishFrom', { type: 'string', format: 'date' })).toBe('day');
});

it.each(['href', 'target', 'list'])('what leads to a page is offered pages: format %s', (format) => {
  expect(fieldKind('to', { type: 'string', format })).toBe('link');
  expect(fieldKind('to', { type: 'string', format: `${format}s` })).toBe('text');
});

it('where a redirect leads is such a field, and where it begins is none', () => {
  const { from = {}, to = {} } = redirects.items.properties as Record<string, FormSchema>;
  expect([fieldKind('to', to), fieldKind('from', from)]).toEqual(['link', 'text']);
});

it('one typeface has its fields, and several are a list of such', () => {
  const faces = theme.definitions as unknown as Record<string, FormSchema>;
  const face = resolveSchema(theme.properties.text, faces);
  expect(fieldKind('text', face)).toBe('group');
  expect(fieldKind('text', face, { package: '@fontsource/lora' })).toBe('group');
  expect(fieldKind('text', face, [{ package: '@fontsource/lora' }])).toBe('list');
  expect(fieldKind('0', resolveSchema(face.items ?? {}, faces))).toBe('group');
});

it('one weight is a number, and two are a list of such', () => {
  const { radius } = theme.properties as unknown as Record<string, FormSchema>;
  const { faceWeight = {} } = theme.definitions as unknown as Record<string, FormSchema>;
  expect([undefined, 400, [400, 700]].map((value) => fieldKind('weight', faceWeight, value))).toEqual([
    'number',
    'number',
    'list',
  ]);
  // It may be a length, such as 4px.
  expect(fieldKind('radius', radius ?? {}, 4)).toBe('text');
});
