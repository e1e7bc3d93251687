import { expect, it } from 'vitest';
import { engineTypes } from '../../src/commands/generate/types';
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
