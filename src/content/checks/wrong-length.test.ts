import { expect, it } from 'vitest';
import { readSchemaFiles } from '../../node/read/files';
import { compileSchemas } from '../schema/compile-schemas';
import { loadSite } from '../site/load';
import { checkSite } from './core/check-site';

/** A paragraph with marks needs ten letters: no section type of the engine asks for more than one. */
const files = readSchemaFiles();
const article = structuredClone(files.get('sections/article.schema.json')) as {
  properties: { blocks: { items: { properties: { paragraphs: { items: { minLength: number } } } } } };
};
article.properties.blocks.items.properties.paragraphs.items.minLength = 10;
const schemas = compileSchemas(new Map(files).set('sections/article.schema.json', article));

/** The pointers and messages about the length of paragraphs. */
function lengthsOf(...paragraphs: string[]): [pointer: string, message: string][] {
  const documents = {
    '_site/site.json': {
      url: 'https://www.example.com',
      languages: [{ code: 'en', name: 'English' }],
      brand: { name: 'Brand' },
      header: { navigation: [{ label: 'Home', href: '/' }] },
      footer: {},
    },
    'index/page.json': {
      $schema: '../../schemas/page.schema.json',
      title: 'Home',
      description: 'Enough words for a search engine to show below the title.',
      sections: [{ type: 'article', blocks: [{ paragraphs }] }],
    },
  };
  const texts = Object.entries(documents).map(([file, value]) => [file, JSON.stringify(value)] as const);
  const site = loadSite({ documents: new Map(texts), images: new Map() }, schemas);
  return checkSite(site, schemas)
    .filter(({ code }) => code === 'wrong-length')
    .map(({ pointer, message }) => [pointer.replace(/.*\//, ''), message]);
}

it('marks are no letters of a text that is too short', () => {
  expect(lengthsOf('**nine** ab.', '**ten** abcde.', 'a', '[words](/) abc', '  **nine** ab.  ')).toEqual([
    ['2', '"paragraphs" has 1 character; it needs at least 10.'],
    ['0', 'The text has 8 characters; it needs at least 10.'],
    ['3', 'The text has 9 characters; it needs at least 10.'],
    ['4', 'The text has 8 characters; it needs at least 10.'],
  ]);
});

it('a text of ten letters with marks is long enough, and so is one of marks whose words are', () => {
  expect(lengthsOf('**ten** abcdef', '_ten letters_', 'ten letters')).toEqual([]);
});
