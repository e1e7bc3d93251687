import { expect, it } from 'vitest';
import { engineTypes, siteTypes } from '../../src/commands/generate/types';
import { compileSchemas } from '../../src/content/schema/compile-schemas';
import type { Schema } from '../../src/content/schema/schema';
import { readSchemaFiles } from '../../src/node/read/files';

const href = { $ref: 'defs.schema.json#/definitions/href', description: 'A link.' };

it.each<[string, Schema]>([
  ['values of any name', { type: 'object', additionalProperties: href } as Schema],
  ['values by a pattern of their names', { type: 'object', patternProperties: { '^a': href } } as Schema],
  ['one of several', { anyOf: [href, { type: 'string', enum: ['none'] }] } as Schema],
])('follows references in every place where a schema allows them: %s', async (_, schema) => {
  const files = structuredClone(readSchemaFiles());
  const page = files.get('page.schema.json') as Schema;
  page.properties = { ...page.properties, places: schema };
  expect(await engineTypes(compileSchemas(files), files)).toMatch(/^ {2}places\?:/m);
});

it('types of a site import every type of a value that they name', async () => {
  const files = structuredClone(readSchemaFiles());
  const copy = { type: 'string', copy: 'inline', maxLength: 80, description: 'A text.' };
  const properties = { type: { const: 'slogan' }, text: copy };
  files.set('site/slogan.schema.json', {
    ...{ $id: 'slogan', type: 'object', description: 'A slogan.', additionalProperties: false },
    ...{ properties, required: ['type', 'text'] },
  } as Schema);
  const types = await siteTypes(compileSchemas(files), files);
  expect(types).toMatch(/text: ResolvedInline/);
  expect(types).toMatch(/^import type \{.*ResolvedInline.*\} from/m);
});
