import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileFields, type FieldTree, isRecord, type Schema } from './fields';

/** Every schema of the project, ready to check with and to find fields with. */
export interface SchemaSet {
  sectionTypes: readonly string[];
  /** What checks a page document apart from its sections, the site document, a dictionary. */
  page: ValidateFunction;
  site: ValidateFunction;
  dictionary: ValidateFunction;
  /** What checks a section of a type. */
  section(type: string): ValidateFunction | undefined;
  /** Where copy, links and images stand in a page (sections apart), in the site document, in a section of a type. */
  pageFields: FieldTree | undefined;
  siteFields: FieldTree | undefined;
  sectionFields(type: string): FieldTree | undefined;
  /** The schema that a `$ref` in a schema file names. */
  resolveRef(ref: string, from: string): { schema: Schema; document: string };
}

const sectionFile = /^sections\/([a-z][a-z0-9-]*)\.schema\.json$/;
/** Schema files refer to each other by relative path; this gives the paths a base that AJV can resolve against. */
const base = 'schema:///';

/** What a link may be: a path or anchor of this site, https, mailto or tel. Never a script, never another protocol. */
const hrefPattern =
  /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?|#[a-z][a-z0-9-]*|https:\/\/[^\s/]+(\/\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9-]+)$/;
/** A path relative to the document, to a file of a kind that browsers show. */
const imagePattern = /^\.{1,2}\/([\w-]+\/|\.\.\/)*[\w.-]+\.(avif|webp|png|jpe?g|svg)$/;

/**
 * Makes a schema set.
 *
 * @param files the schema files by their path below `schemas/`, parsed
 * @throws when a schema is not a valid schema or a shared one is missing: a developer's mistake, not an editor's
 */
export function compileSchemas(files: ReadonlyMap<string, unknown>): SchemaSet {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
  ajv.addVocabulary(['copy', 'tsType', 'defaultSnippets']);
  ajv.addFormat('href', hrefPattern);
  ajv.addFormat('image', imagePattern);
  ajv.addFormat('anchor', true);

  const schemas = new Map<string, Schema>();
  for (const [path, schema] of files) {
    if (!isRecord(schema)) throw new Error(`schemas/${path} does not hold a schema.`);
    schemas.set(base + path, schema as Schema);
    if (path !== 'section.schema.json') ajv.addSchema(schema, base + path);
  }
  // Sections are looked up by type before AJV sees them, so that one mistake is one finding (design decision 5).
  ajv.addSchema({ type: 'object' }, `${base}section.schema.json`);

  const resolveRef: SchemaSet['resolveRef'] = (ref, from) => {
    const url = new URL(ref, from);
    const document = url.href.slice(0, url.href.length - url.hash.length);
    let schema: Schema | undefined = schemas.get(document);
    for (const token of url.hash.split('/').slice(1)) {
      schema = (schema as Record<string, Schema> | undefined)?.[token];
    }
    if (!schema) throw new Error(`${from} refers to ${ref}, which does not exist.`);
    return { schema, document };
  };
  const shared = (path: string) => {
    const validate = ajv.getSchema(base + path);
    if (!validate) throw new Error(`schemas/${path} is missing.`);
    return validate as ValidateFunction;
  };
  const fieldsOf = (path: string) => {
    const schema = schemas.get(base + path);
    return schema && compileFields(schema, base + path, resolveRef);
  };

  const sectionTypes = [...files.keys()].flatMap((path) => sectionFile.exec(path)?.[1] ?? []).sort();
  const sectionFields = new Map(sectionTypes.map((type) => [type, fieldsOf(`sections/${type}.schema.json`)]));
  const known = new Set(sectionTypes);
  const pageSchema = schemas.get(`${base}page.schema.json`);
  return {
    sectionTypes,
    page: shared('page.schema.json'),
    site: shared('site.schema.json'),
    dictionary: shared('dictionary.schema.json'),
    section: (type) => (known.has(type) ? shared(`sections/${type}.schema.json`) : undefined),
    pageFields: compileFields(
      { properties: { ...pageSchema?.properties, sections: {} } },
      `${base}page.schema.json`,
      resolveRef,
    ),
    siteFields: fieldsOf('site.schema.json'),
    sectionFields: (type) => sectionFields.get(type),
    resolveRef: (ref, from) => resolveRef(ref, from.startsWith(base) ? from : base + from),
  };
}
