import { expect, it } from 'vitest';
import { componentSource, sectionFilesOf } from './section-files';

const filesOf = (...names: string[]) => new Map(names.map((name) => [name, {}]));

it('finds section types of the engine and of the site, in the order of their names', () => {
  const files = filesOf(
    'site/offices.schema.json',
    'sections/hero.schema.json',
    'sections/hero.examples.json',
    'sections/cards.schema.json',
  );
  expect(Object.entries(sectionFilesOf(files))).toEqual([
    ['cards', 'sections/cards'],
    ['hero', 'sections/hero'],
    ['offices', 'site/offices'],
  ]);
});

it.each([
  'page.schema.json',
  'site.schema.json',
  'sections/deep/hero.schema.json',
  'migrations/x.schema.json',
])('%s is no section type', (name) => {
  expect(sectionFilesOf(filesOf(name))).toEqual({});
});

it('says which type the engine and the site both have', () => {
  expect(() => sectionFilesOf(filesOf('sections/hero.schema.json', 'site/hero.schema.json'))).toThrow(
    'schemas/sections and schemas/site both have a section type "hero": rename that of the site.',
  );
});

it('leads from a schema to the component', () => {
  expect(componentSource('sections/hero')).toBe('src/sections/hero/hero.tsx');
  expect(componentSource('site/offices')).toBe('src/site/sections/offices/offices.tsx');
});
