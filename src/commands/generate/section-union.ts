import { sharedType } from '../../content/model/section-files';
import type { Schema } from '../../content/schema/schema';
import { type SchemaSet, schemaId } from '../../content/schema/schemas';

/**
 * One schema for a section of any type: the type selects the rest with `if` and `then`, so that each mistake causes one error.
 */
export function sectionUnion(schemas: SchemaSet, files: ReadonlyMap<string, unknown>): string {
  const types = schemas.writtenTypes;
  const schemaFile = (type: string) => `${schemas.sectionFile(type)}.schema.json`;
  const schemaOf = (type: string) => files.get(schemaFile(type)) as Schema;
  const firstExample = (type: string) =>
    type === sharedType
      ? { type, name: 'opening-hours' }
      : Object.values(files.get(`${schemas.sectionFile(type)}.examples.json`) ?? {})[0];
  const union = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaId('section.schema.json'),
    $comment: 'Generated from schemas/sections and schemas/site by `npm run generate`. Do not edit.',
    title: 'Section',
    description: 'One part of a page. Its `type` says which.',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'The kind of section. It decides which other properties there are.',
        enum: types,
        markdownEnumDescriptions: types.map((type) => schemaOf(type).description),
      },
    },
    defaultSnippets: types.map((type) => ({
      label: `${type} section`,
      description: schemaOf(type).description,
      body: firstExample(type),
    })),
    allOf: types.map((type) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
      then: { $ref: schemaFile(type) },
    })),
  };
  return `${JSON.stringify(union, null, 2)}\n`;
}
