import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import siteWords from '#site/words.generated';
import { componentName } from '../../src/content/model/component-name';
import { componentSource } from '../../src/content/model/section-files';
import { type FieldLeaf, type FieldTree, visitFields } from '../../src/content/schema/fields';
import type { Schema } from '../../src/content/schema/schema';
import { escapeHtml } from '../../src/content/text/encode/html';
import engineWords from '../../src/i18n/en.json';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { registry } from '../../src/sections/registry.generated';
import { RenderSection } from '../../src/sections/section-list';
import {
  exampleLanguages,
  examplesOf,
  schemaFiles,
  schemas,
  sectionTypes,
  writtenExamples,
} from '../support/project';
import { Providers } from '../support/render';

const files = import.meta.glob<Record<string, unknown>>([
  '../../src/sections/*/*.tsx',
  '../../src/site/sections/*/*.tsx',
  '!**/*.test.tsx',
]);
/** A label's key: it begins with one of the existing groups. */
const labelKey = new RegExp(
  `\\b(${[...new Set(Object.keys({ ...engineWords, ...siteWords.en }).map((key) => key.split('.')[0]))].join('|')})\\.[a-z]`,
);
/** Code that requests an address itself. */
const asking =
  /^(?!\s*(?:\*|\/[/*])).*(?:\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bnew (?:WebSocket|EventSource)\()/;
const has = (file: string) => existsSync(path.join(engineRoot, file));

/** Every place in a tree with a text, a link or an image. */
function leavesOf(tree: FieldTree | undefined): FieldLeaf[] {
  if (!tree) return [];
  if (tree.kind === 'array') return leavesOf(tree.items);
  return tree.kind === 'object' ? tree.properties.flatMap(([, child]) => leavesOf(child)) : [tree];
}

/** The texts in an example: what has a space or begins with a capital, unlike variants and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s|^\p{Lu}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('every folder of sections belongs to a section type', () => {
  const below = ['src/sections', 'src/site/sections'].filter(has);
  const folders = new Set(
    below.flatMap((folder) =>
      listFiles(path.join(engineRoot, folder)).flatMap((file) => file.split('/').slice(0, -1)),
    ),
  );
  expect([...folders].sort()).toEqual([...sectionTypes]);
  expect(Object.keys(registry).sort()).toEqual([...sectionTypes]);
});

describe.each([...sectionTypes])('section type %s', (type) => {
  const schema = schemaFiles.get(`${schemas.sectionFile(type)}.schema.json`) as Schema;
  const source = componentSource(schemas.sectionFile(type) as string);

  it('has a component and a test', () => {
    for (const file of [source, source.replace('.tsx', '.test.tsx')]) expect(has(file), file).toBe(true);
  });

  it('exports its component under the name by which a browser loads it', async () => {
    const module = await files[`../../${source}`]?.();
    expect(module?.[componentName(type)]).toBe(registry[type]);
  });

  it('describes itself and every field for editors', () => {
    expect(schema.description, type).toBeTruthy();
    const undescribed: string[] = [];
    const visit = (at: string, part: Schema) => {
      // What has one value, its type, is described where types are chosen.
      if (part.const === undefined && !part.description) undescribed.push(at);
      for (const [name, child] of Object.entries(part.properties ?? {})) visit(`${at}.${name}`, child);
      if (part.items) visit(`${at}[]`, part.items);
    };
    visit(type, schema);
    expect(
      undescribed,
      `give each a "description" in schemas/${schemas.sectionFile(type)}.schema.json`,
    ).toEqual([]);
  });

  it('takes an anchor', () => {
    expect(schema.properties).toHaveProperty('id');
  });

  it('requests data only through the shared functions', () => {
    const folder = path.dirname(source);
    const own = listFiles(path.join(engineRoot, folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const requests = own.flatMap((file) =>
      readFileSync(path.join(engineRoot, folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (asking.test(line) ? `${folder}/${file}:${index + 1}` : [])),
    );
    expect(
      requests,
      'useRemote and send of src/ui ask the address of a field whose format is endpoint: the policy refuses any other',
    ).toEqual([]);
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

  it('has a first example without images, with which an editor begins', () => {
    const [first] = Object.values(writtenExamples(type));
    visitFields(schemas.sectionFields(type), first, ({ kind }) => expect(kind).not.toBe('image'));
  });

  it('has an example of every variant', () => {
    const shown = examples.map(([, example]) => (example as { variant?: string }).variant);
    for (const variant of schema.properties?.variant?.enum ?? []) {
      // One variant may be left out in a document: the schema says which.
      const { description = '', default: usual } = schema.properties?.variant ?? {};
      const isDefault = usual === variant || description.includes(`\`${variant}\` (the default)`);
      expect(
        shown.includes(String(variant)) || (isDefault && shown.includes(undefined)),
        `schemas/${schemas.sectionFile(type)}.examples.json has no example of the variant ${variant}`,
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
      expect(
        textsIn(example).some((text) => html.includes(escapeHtml(text).replaceAll('&#39;', '&#x27;'))),
        'shows a text of the example',
      ).toBe(true);
      // A missing label shows its key.
      expect(
        html.replaceAll(/="[^"]*"/g, '').match(labelKey)?.[0],
        `${source} says words that ${language}.json lacks: npm run generate names them`,
      ).toBeUndefined();
    });
  });
});
