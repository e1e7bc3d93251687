import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/build/project/project';
import { listFiles, readSchemaFiles } from '../../src/build/read/files';
import { componentName } from '../../src/content/component-name';
import { type FieldLeaf, type FieldTree, type Schema, visitFields } from '../../src/content/fields';
import { registry } from '../../src/sections/registry';
import { RenderSection } from '../../src/sections/section-list';
import { exampleLanguages, examplesOf, schemas, sectionTypes, writtenExamples } from '../support/project';
import { Providers } from '../support/render';

const files = import.meta.glob<Record<string, unknown>>(['../../src/sections/*/*.tsx', '!**/*.test.tsx']);
const has = (file: string) => existsSync(path.join(projectRoot, file));

/** Every place of a tree where a text, a link or an image stands. */
function leavesOf(tree: FieldTree | undefined): FieldLeaf[] {
  if (!tree) return [];
  if (tree.kind === 'array') return leavesOf(tree.items);
  return tree.kind === 'object' ? tree.properties.flatMap(([, child]) => leavesOf(child)) : [tree];
}

it('every folder of src/sections belongs to a section type', () => {
  const folders = new Set(
    listFiles(path.join(projectRoot, 'src/sections')).flatMap((file) => file.split('/').slice(0, -1)),
  );
  expect([...folders].sort()).toEqual([...sectionTypes]);
  expect(Object.keys(registry).sort()).toEqual([...sectionTypes]);
});

describe.each([...sectionTypes])('section type %s', (type) => {
  const schema = readSchemaFiles().get(`sections/${type}.schema.json`) as Schema;

  it('has a component and a test', () => {
    expect(has(`src/sections/${type}/${type}.tsx`), `src/sections/${type}/${type}.tsx`).toBe(true);
    expect(has(`src/sections/${type}/${type}.test.tsx`), `src/sections/${type}/${type}.test.tsx`).toBe(true);
  });

  it('has its component under the name by which a browser fetches it', async () => {
    const module = await files[`../../src/sections/${type}/${type}.tsx`]?.();
    expect(module?.[componentName(type)]).toBe(registry[type]);
  });

  it('describes itself and every field for editors', () => {
    expect(schema.description, type).toBeTruthy();
    const undescribed: string[] = [];
    const visit = (at: string, part: Schema) => {
      if (!part.description) undescribed.push(at);
      for (const [name, child] of Object.entries(part.properties ?? {})) visit(`${at}.${name}`, child);
      if (part.items) visit(`${at}[]`, part.items);
    };
    visit(type, schema);
    expect(undescribed).toEqual([]);
  });

  it('takes an anchor', () => {
    expect(schema.properties).toHaveProperty('id');
  });

  const examples = Object.entries(examplesOf(type));
  it('has an example with every image', () => {
    const fields = schemas.sectionFields(type);
    const shown = new Set<unknown>();
    for (const written of Object.values(writtenExamples(type)))
      visitFields(fields, written, (leaf) => shown.add(leaf));
    const images = leavesOf(fields).filter(({ kind }) => kind === 'image');
    expect(images.filter((leaf) => !shown.has(leaf))).toEqual([]);
  });

  it('begins with an example without images: an editor begins with it too, and has none yet', () => {
    const [first] = Object.values(writtenExamples(type));
    visitFields(schemas.sectionFields(type), first, ({ kind }) => expect(kind).not.toBe('image'));
  });

  it('has an example of every variant', () => {
    const shown = examples.map(([, example]) => (example as { variant?: string }).variant);
    for (const variant of schema.properties?.variant?.enum ?? []) {
      // The first variant or one called "page" may be left out in a document: the schema says which.
      const isDefault = new RegExp(`\`${variant}\` \\(the default\\)`).test(
        schema.properties?.variant?.description ?? '',
      );
      expect(
        shown.includes(String(variant)) || (isDefault && shown.includes(undefined)),
        `variant ${variant}`,
      ).toBe(true);
    }
  });

  describe.each(examples)('example %s', (name, example) => {
    it('is valid', () => {
      const validate = schemas.section(type);
      expect(
        validate?.(writtenExamples(type)[name]),
        JSON.stringify(validate?.errors?.map(({ instancePath, message }) => [instancePath, message])),
      ).toBe(true);
    });

    it.each(exampleLanguages)('renders in $code without a missing label', ({ code: language }) => {
      const html = renderToString(
        <Providers language={language}>
          <RenderSection section={example} />
        </Providers>,
      );
      expect(html.length).toBeGreaterThan(50);
      // A missing label shows its key.
      expect(html.replaceAll(/="[^"]*"/g, '')).not.toMatch(
        /\b(nav|hero|layers|industries|solutions|use-cases|resources|contact|stories|steps|personas)\.[a-z]/,
      );
    });
  });
});
