import { expect, it } from 'vitest';
import { requireImagePlaces } from '../../src/commands/generate/image-places';
import { readSchemaFiles } from '../../src/node/read/files';

const files = readSchemaFiles();
const image = { $ref: '../defs.schema.json#/definitions/image', sizes: '100vw' };
const withSection = (properties: unknown) =>
  new Map([
    ...files,
    ['sections/quote.schema.json', { properties: { items: { items: { properties } } } }] as const,
  ]);

it('every image property of the schemas has an alternative text and says how wide it is shown', () => {
  expect(() => requireImagePlaces(files)).not.toThrow();
  expect(() => requireImagePlaces(withSection({ photo: image, photoAlt: {} }))).not.toThrow();
});

it('an image property without one is reported, with its schema and what to add', () => {
  expect(() => requireImagePlaces(withSection({ photo: image }))).toThrow(
    'schemas/sections/quote.schema.json: "photo" is an image. Add "photoAlt" beside it',
  );
});

it.each([
  [{}, '"photo" is an image. Say how wide its place is'],
  [{ sizes: 'wide' }, '"sizes": "wide" cannot be read'],
  [{ sizes: '(min-width: 48rem) 40vw' }, 'cannot be read'],
  [{ sizes: '100vw', ratio: '4/3' }, '"ratio": "4/3" cannot be read'],
])('an image shown with the width %j is reported', (place, message) => {
  const photo = { $ref: '../defs.schema.json#/definitions/image', ...place };
  expect(() => requireImagePlaces(withSection({ photo, photoAlt: {} }))).toThrow(message);
});
