import type { JSONSchema } from 'json-schema-to-typescript';
import { componentName } from '../../content/model/component-name';
import { isRecord } from '../../content/model/is-record';
import type { Schema } from '../../content/schema/schema';
import { type SchemaSet, schemaId } from '../../content/schema/schemas';
import { choosing } from '../../content/site/lists';
import { madeOnce } from '../../node/cache/made-once';
import { engineSource } from '../../node/project/place-of';
import { siteWordTypes } from './word-modules';

/** The types of resolved values that are written by hand. */
const resolvedValues = ['ListItem', 'ListPages', 'ResolvedDownload', 'ResolvedImage', 'ResolvedInline'];

const header = `/**
 * Generated from schemas/ by \`npm run generate\`. Do not edit.
 *
 * The types of resolved documents: what components get. Text is final, links are in the page's language, images have
 * their address and size.
 */

import type {
${resolvedValues.map((name) => `  ${name},`).join('\n')}
} from './resolved-values';

export type * from './resolved-values';
`;

/** The document with the definitions that every schema may refer to. */
const definitionsFile = 'defs.schema.json';

/** The type of a definition that describes an object: `LinkValue`. */
const valueName = (definition: string) => `${componentName(definition)}Value`;

const nameOf = (type: string) => `${componentName(type)}Section`;

/** Components of lists receive the listed pages instead of the properties that select them. */
function fillList(schema: Schema): void {
  const shown = Object.entries(schema.properties ?? {}).filter(([name]) => !choosing.includes(name));
  const items = { tsType: 'ListItem[]', description: 'The pages.' } as Schema;
  const pages = { tsType: 'ListPages', description: 'Its pages, where it has several.' } as Schema;
  schema.properties = { ...Object.fromEntries(shown), items, pages };
  schema.required = ['type', 'items'];
}

/** Components receive what their items take from pages, but not which pages. */
function fillFromPages(schema: Schema): void {
  const { of: _, ...properties } = schema.properties ?? {};
  schema.properties = properties;
  schema.required = [...(schema.required ?? []), ...(schema.else?.required ?? [])];
  for (const name of ['if', 'else', 'fromPage']) Reflect.deleteProperty(schema, name);
}

/** The types of documents and of the engine's section types. */
export async function engineTypes(schemas: SchemaSet, files: ReadonlyMap<string, unknown>): Promise<string> {
  const typeOf = (name: string, file: string, change?: (schema: Schema) => void) =>
    typeText(schemas, files, name, file, change);
  const { texts, entries } = await sectionTypesIn('sections', schemas, files);
  return [
    header,
    ...(await valueTypes(schemas, files)),
    await typeOf('PageDocument', 'page.schema.json', (schema) => {
      if (schema.properties?.sections) schema.properties.sections.items = { tsType: 'Section' } as Schema;
    }),
    await typeOf('SiteDocument', 'site.schema.json'),
    ...texts,
    `/** Every section type and what a section of that type holds. The generated types of a site add theirs. */\nexport interface SectionTypes {\n${entries.join('\n')}\n}\n`,
    'export type SectionType = keyof SectionTypes;\n\nexport type SectionOf<T extends SectionType> = SectionTypes[T];\n\n/** A section of any type. */\nexport type Section = SectionTypes[SectionType];\n',
  ].join('\n');
}

/** The types of the site's section types, which the engine's include. */
export async function siteTypes(schemas: SchemaSet, files: ReadonlyMap<string, unknown>): Promise<string> {
  const { texts, entries } = await sectionTypesIn('site', schemas, files);
  const engine = engineSource('src/content/types.generated');
  const values = objectDefinitions(files).map(([name]) => valueName(name));
  const needed = [...values, ...resolvedValues]
    .filter((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
    .sort();
  return [
    '// Generated from schemas/site and src/site/words by `npm run generate`. Do not edit.',
    needed.length > 0 ? `import type { ${needed.join(', ')} } from '${engine}';\n` : `import '${engine}';\n`,
    ...texts,
    `declare module '${engine}' {\n  interface SectionTypes {\n${entries.map((line) => `  ${line}`).join('\n')}\n  }\n}\n`,
    siteWordTypes(),
  ].join('\n');
}

/** The shared definitions that describe objects. */
function objectDefinitions(files: ReadonlyMap<string, unknown>): [string, Schema][] {
  const { definitions = {} } = files.get(definitionsFile) as Schema;
  return Object.entries(definitions).filter(([, { properties }]) => properties !== undefined);
}

/** The types of the shared definitions that describe objects. */
async function valueTypes(schemas: SchemaSet, files: ReadonlyMap<string, unknown>): Promise<string[]> {
  const texts: string[] = [];
  for (const [name, definition] of objectDefinitions(files))
    texts.push(await compiled(inline(definition, definitionsFile, schemas), valueName(name)));
  return texts;
}

async function sectionTypesIn(
  folder: 'sections' | 'site',
  schemas: SchemaSet,
  files: ReadonlyMap<string, unknown>,
): Promise<{ texts: string[]; entries: string[] }> {
  const types = schemas.sectionTypes.filter((type) => schemas.sectionFile(type)?.startsWith(`${folder}/`));
  const texts: string[] = [];
  for (const type of types)
    texts.push(
      await typeText(schemas, files, nameOf(type), `${schemas.sectionFile(type)}.schema.json`, (schema) => {
        if (type === schemas.typeFor.list) fillList(schema);
      }),
    );
  return { texts, entries: types.map((type) => `  '${type}': ${nameOf(type)};`) };
}

async function typeText(
  schemas: SchemaSet,
  files: ReadonlyMap<string, unknown>,
  name: string,
  file: string,
  change: (schema: Schema) => void = () => {},
): Promise<string> {
  const schema = inline(files.get(file) as Schema, file, schemas);
  change(schema);
  delete schema.definitions;
  return compiled(schema, name);
}

async function compiled(schema: Schema, name: string): Promise<string> {
  const options = { bannerComment: '', ignoreMinAndMaxItems: true } as const;
  const made = await madeOnce('types-of-schemas', [schema, name, options], async () => {
    const { compile } = await import('json-schema-to-typescript');
    return compile({ ...(schema as JSONSchema), title: name }, name, options);
  });
  return made.toString();
}

/** Replaces every `$ref` in a schema by its target, or by the name of its type if that is an object that many share. */
function inline(schema: Schema, file: string, schemas: SchemaSet): Schema {
  if (schema.$ref !== undefined && !schema.$ref.startsWith('section.schema.json')) {
    const { $ref, title: _, $id: __, ...rest } = schema;
    const target = schemas.resolveRef($ref, file);
    if (target.document === schemaId(definitionsFile) && target.schema.properties !== undefined) {
      const tsType = valueName($ref.slice($ref.lastIndexOf('/') + 1));
      return { description: target.schema.description, ...rest, tsType } as Schema;
    }
    return { ...inline(target.schema, target.document, schemas), ...rest };
  }
  // Labels of forms must not become type names.
  const { title: _, $id: __, ...copy }: Schema = schema;
  if (copy.fromPage) fillFromPages(copy);
  if (copy.copy === 'inline') return { ...copy, tsType: 'ResolvedInline' } as Schema;
  const parts: Record<string, unknown> = copy as Record<string, unknown>;
  const inlined = (part: unknown) => (isRecord(part) ? inline(part as Schema, file, schemas) : part);
  for (const name of ['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else', 'not'])
    if (name in parts) parts[name] = inlined(parts[name]);
  for (const name of ['allOf', 'anyOf', 'oneOf'])
    if (Array.isArray(parts[name])) parts[name] = parts[name].map(inlined);
  for (const name of ['properties', 'patternProperties'])
    if (isRecord(parts[name]))
      parts[name] = Object.fromEntries(
        Object.entries(parts[name])
          // Accepted findings concern only checks and are removed before a page is resolved.
          .filter(([property]) => property !== '$accept')
          .map(([property, part]) => [property, inlined(part)]),
      );
  return copy;
}
