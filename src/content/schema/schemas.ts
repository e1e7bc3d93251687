import type { ValidateFunction } from 'ajv';
import { sectionFilesOf, sharedType, writtenFilesOf } from '../model/section-files';
import { readingOf } from '../text/inline-text';
import { compileFields, type FieldTree, visitFields } from './fields';
import type { Migration } from './migration';
import type { Purpose, Schema } from './schema';
import { compileWords, type WordLists, type WordTree } from './words';

/** The schemas of the project, for validation and for finding fields. */
export interface SchemaSet extends Omit<Validators, 'section'> {
  /** The types that have a component. */
  sectionTypes: readonly string[];
  /** The same including the type of references to shared sections: everything that may appear in a page document. */
  writtenTypes: readonly string[];
  /** The schema file of a section type, below `schemas` and without extension; undefined for an unknown type. */
  sectionFile(type: string): string | undefined;
  section(type: string): ValidateFunction | undefined;
  /** The fields of a page document without its sections, of the site document, and of a section type. */
  pageFields: FieldTree | undefined;
  siteFields: FieldTree | undefined;
  sectionFields(type: string): FieldTree | undefined;
  /** The places in a section type for words that a schema lists, and all these lists. */
  sectionWords(type: string): WordTree | undefined;
  wordLists: WordLists;
  /** The section type for each purpose; undefined if no schema has it. */
  typeFor: Readonly<Partial<Record<Purpose, string>>>;
  /** The properties of a section type; empty for an unknown type. */
  propertiesOf(type: string): readonly string[];
  /** The sentences in all examples of section types. */
  exampleSentences: ReadonlySet<string>;
  /** The migrations of documents, the earliest first. */
  migrations: readonly Migration[];
  /** The schema that a `$ref` in a schema file refers to. */
  resolveRef(ref: string, from: string): { schema: Schema; document: string };
}

/**
 * The base of every schema's `$id`. Schemas refer to each other by relative path, which editors resolve against files
 * and other validators against this. Nothing is ever fetched: the `.example` domain is reserved.
 */
const base = 'https://page-documents.example/schemas/';

/**
 * Validators of a page document without its sections, of the site's other documents, and of section types: either compiled in
 * this process or generated ahead of time.
 */
export type Validators = Record<(typeof checkedDocuments)[number], ValidateFunction> & {
  /** That of a known section type. */
  section(type: string): ValidateFunction;
};

/** The documents with a schema of their own, by its name. */
export const checkedDocuments = [
  'page',
  'site',
  'dictionary',
  'glossary',
  'rules',
  'redirects',
  'theme',
] as const;

/** The `$id` of a schema file, by which AJV knows it. */
export function schemaId(path: string): string {
  return base + path;
}

/** Field trees, word lists and examples' sentences of all schemas. */
export interface SchemaFields {
  page: FieldTree | undefined;
  site: FieldTree | undefined;
  sections: Record<string, FieldTree | undefined>;
  /** The schema file of each section type, as `sectionFilesOf` returns it. */
  sectionFiles: Readonly<Record<string, string>>;
  words: Record<string, WordTree | undefined>;
  wordLists: WordLists;
  exampleSentences: readonly string[];
  typeFor: SchemaSet['typeFor'];
}

/** Compiles the fields of all schemas to plain data, which can be cached. */
export function fieldsOf(files: ReadonlyMap<string, unknown>): SchemaFields {
  const resolveRef = refResolver(files);
  const compile = (path: string, schema = files.get(path) as Schema | undefined) =>
    schema && compileFields(schema, base + path, resolveRef);
  const page = files.get('page.schema.json') as Schema | undefined;
  const sections: SchemaFields['sections'] = {};
  const words: SchemaFields['words'] = {};
  const sectionFiles = sectionFilesOf(files);
  const wordLists: WordLists = { type: Object.keys(sectionFiles) };
  const typeFor: Partial<Record<Purpose, string>> = {};
  for (const [type, file] of Object.entries(writtenFilesOf(files))) {
    const path = `${file}.schema.json`;
    sections[type] = compile(path);
    const { purpose } = files.get(path) as Schema;
    if (purpose) typeFor[purpose] = type;
    words[type] = compileWords(type, files.get(path) as Schema, base + path, resolveRef, wordLists);
  }
  return {
    page: compile('page.schema.json', { properties: { ...page?.properties, sections: {} } }),
    site: compile('site.schema.json'),
    sections,
    sectionFiles: writtenFilesOf(files),
    words,
    wordLists,
    exampleSentences: exampleSentencesOf(files, sectionFiles, sections),
    typeFor,
  };
}

/** At least four words with final punctuation: shorter texts may be equal by chance. */
const sentence = /\S\s+\S+\s+\S+\s+.*[.!?]$/;

function exampleSentencesOf(
  files: ReadonlyMap<string, unknown>,
  sectionFiles: SchemaFields['sectionFiles'],
  sections: SchemaFields['sections'],
): string[] {
  const sentences = new Set<string>();
  for (const [type, fields] of Object.entries(sections)) {
    for (const example of Object.values(files.get(`${sectionFiles[type]}.examples.json`) ?? {}))
      visitFields(fields, example, (leaf, text) => {
        if (leaf.kind !== 'copy') return;
        const reading = leaf.isInline ? readingOf(text) : text;
        if (sentence.test(reading)) sentences.add(reading);
      });
  }
  return [...sentences];
}

/** Resolves a `$ref` among the schema files. */
export function refResolver(files: ReadonlyMap<string, unknown>): SchemaSet['resolveRef'] {
  return (ref, from) => {
    const url = new URL(ref, from.startsWith(base) ? from : base + from);
    const document = url.href.slice(0, url.href.length - url.hash.length);
    let schema = files.get(document.slice(base.length)) as Schema | undefined;
    for (const token of url.hash.split('/').slice(1)) {
      schema = (schema as Record<string, Schema> | undefined)?.[token];
    }
    if (!schema) throw new Error(`${from} refers to ${ref}, which does not exist.`);
    return { schema, document };
  };
}

/** Assembles a schema set from its parts. */
export function assembleSchemas(
  validators: Validators,
  fields: SchemaFields,
  resolveRef: SchemaSet['resolveRef'],
  migrations: readonly Migration[] = [],
): SchemaSet {
  const sectionFields = new Map(Object.entries(fields.sections));
  return {
    sectionTypes: [...sectionFields.keys()].filter((type) => type !== sharedType),
    writtenTypes: [...sectionFields.keys()],
    sectionFile: (type) => (sectionFields.has(type) ? fields.sectionFiles[type] : undefined),
    ...validators,
    section: (type) => (sectionFields.has(type) ? validators.section(type) : undefined),
    pageFields: fields.page,
    siteFields: fields.site,
    sectionFields: (type) => sectionFields.get(type),
    sectionWords: (type) => (Object.hasOwn(fields.words, type) ? fields.words[type] : undefined),
    wordLists: fields.wordLists,
    propertiesOf(type) {
      if (!sectionFields.has(type)) return [];
      const { schema } = resolveRef(`${fields.sectionFiles[type]}.schema.json`, base);
      return Object.keys(schema.properties ?? {});
    },
    exampleSentences: new Set(fields.exampleSentences),
    typeFor: fields.typeFor,
    migrations,
    resolveRef,
  };
}
