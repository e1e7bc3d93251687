import { expect, it } from 'vitest';
import { emptyValue, type FormSchema } from './schema';

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
