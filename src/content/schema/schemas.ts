import type { ValidateFunction } from 'ajv';
import { sectionFilesOf, sharedType, writtenFilesOf } from '../model/section-files';
import { readingOf } from '../text/inline-text';
import { compileFields, type FieldTree, type Purpose, type Schema, visitFields } from './fields';
import type { Migration } from './migration';
import { compileWords, type WordLists, type WordTree } from './words';

/** Every schema of the project, ready to check with and to find fields with. */
export interface SchemaSet {
  /** The types that have a component. */
  sectionTypes: readonly string[];
  /** The same, and the type of what stands for a shared section: all that may stand in a page document. */
  writtenTypes: readonly string[];
  /** Where the schema of a section type lies, below `schemas` and without its ending; undefined where there is no such type. */
  sectionFile(type: string): string | undefined;
  /** What checks a page document apart from its sections, the site document, a dictionary, and what lies beside the site document. */
  page: ValidateFunction;
  site: ValidateFunction;
  dictionary: ValidateFunction;
  glossary: ValidateFunction;
  rules: ValidateFunction;
  redirects: ValidateFunction;
  theme: ValidateFunction;
  /** What checks a section of a type. */
  section(type: string): ValidateFunction | undefined;
  /** Where copy, links and images stand in a page (sections apart), in the site document, in a section of a type. */
  pageFields: FieldTree | undefined;
  siteFields: FieldTree | undefined;
  sectionFields(type: string): FieldTree | undefined;
  /** Where words that a schema lists stand in a section of a type, and all these lists. */
  sectionWords(type: string): WordTree | undefined;
  wordLists: WordLists;
  /** The section type for each purpose; none where no schema has it. */
  typeFor: Readonly<Partial<Record<Purpose, string>>>;
  /** The properties that a section of a type may have; none where there is no such type. */
  propertiesOf(type: string): readonly string[];
  /** The sentences of all examples of section types. */
  exampleSentences: ReadonlySet<string>;
  /** How documents follow what changed in the schemas, the earliest first. */
  migrations: readonly Migration[];
  /** The schema that a `$ref` in a schema file names. */
  resolveRef(ref: string, from: string): { schema: Schema; document: string };
}

/**
 * What the `$id` of every schema file begins with. They refer to each other by relative path, which editors resolve against files and
 * other validators against this. Nothing is fetched from there: no such host can exist.
 */
const base = 'https://page-documents.example/schemas/';

/** What checks values: compiled in this process, or generated ahead of time from the same schemas. */
export interface Validators {
  page: ValidateFunction;
  site: ValidateFunction;
  dictionary: ValidateFunction;
  glossary: ValidateFunction;
  rules: ValidateFunction;
  redirects: ValidateFunction;
  theme: ValidateFunction;
  sections: Record<string, ValidateFunction>;
}

/** The `$id` of a schema file: what AJV knows it by. */
export function schemaId(path: string): string {
  return base + path;
}

/** Where copy, links and images stand in every kind of document, the words that schemas list in sections, and examples' sentences. */
export interface Fields {
  page: FieldTree | undefined;
  site: FieldTree | undefined;
  sections: Record<string, FieldTree | undefined>;
  /** Where the schema of each section type lies, as `sectionFilesOf` gives it. */
  sectionFiles: Readonly<Record<string, string>>;
  words: Record<string, WordTree | undefined>;
  wordLists: WordLists;
  exampleSentences: readonly string[];
  typeFor: SchemaSet['typeFor'];
}

/** The field trees of all schemas: plain data, which can be kept. */
export function fieldsOf(files: ReadonlyMap<string, unknown>): Fields {
  const resolveRef = refResolver(files);
  const compile = (path: string, schema = files.get(path) as Schema | undefined) =>
    schema && compileFields(schema, base + path, resolveRef);
  const page = files.get('page.schema.json') as Schema | undefined;
  const sections: Fields['sections'] = {};
  const words: Fields['words'] = {};
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

/** Four words or more, and the sign that ends a sentence: shorter texts may be the same by chance. */
const sentence = /\S\s+\S+\s+\S+\s+.*[.!?]$/;

/** The sentences of all examples, each once. */
function exampleSentencesOf(
  files: ReadonlyMap<string, unknown>,
  sectionFiles: Fields['sectionFiles'],
  sections: Fields['sections'],
): string[] {
  const found = new Set<string>();
  for (const [type, fields] of Object.entries(sections)) {
    for (const example of Object.values(files.get(`${sectionFiles[type]}.examples.json`) ?? {}))
      visitFields(fields, example, (leaf, text) => {
        if (leaf.kind !== 'copy') return;
        const reading = leaf.isInline ? readingOf(text) : text;
        if (sentence.test(reading)) found.add(reading);
      });
  }
  return [...found];
}

/** Finds what a `$ref` names among the schema files. */
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

/** Puts a schema set together from its parts. */
export function assembleSchemas(
  validators: Validators,
  fields: Fields,
  resolveRef: SchemaSet['resolveRef'],
  migrations: readonly Migration[] = [],
): SchemaSet {
  const sectionFields = new Map(Object.entries(fields.sections));
  const sections = new Map<string, ValidateFunction>();
  return {
    sectionTypes: [...sectionFields.keys()].filter((type) => type !== sharedType),
    writtenTypes: [...sectionFields.keys()],
    sectionFile: (type) => (sectionFields.has(type) ? fields.sectionFiles[type] : undefined),
    page: validators.page,
    site: validators.site,
    dictionary: validators.dictionary,
    glossary: validators.glossary,
    rules: validators.rules,
    redirects: validators.redirects,
    theme: validators.theme,
    section(type) {
      const found = sections.get(type);
      if (found || !sectionFields.has(type)) return found;
      // Asking compiles it, where validators are compiled.
      const validate = validators.sections[type];
      if (validate) sections.set(type, validate);
      return validate;
    },
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
