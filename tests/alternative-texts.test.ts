import { expect, it } from 'vitest';
import { requireAlternativeTexts } from '../src/build/generate/alternative-texts';
import { readSchemaFiles } from '../src/build/read/files';

const files = readSchemaFiles();
const image = { $ref: '../defs.schema.json#/definitions/image' };
const withSection = (properties: unknown) =>
  new Map([
    ...files,
    ['sections/quote.schema.json', { properties: { items: { items: { properties } } } }] as const,
  ]);

it('every image of the schemas has its alternative text beside it', () => {
  expect(() => requireAlternativeTexts(files)).not.toThrow();
  expect(() => requireAlternativeTexts(withSection({ photo: image, photoAlt: {} }))).not.toThrow();
});

it('an image without one is named, with the schema and what to add', () => {
  expect(() => requireAlternativeTexts(withSection({ photo: image }))).toThrow(
    'schemas/sections/quote.schema.json: "photo" is an image. Add "photoAlt" beside it',
  );
});
