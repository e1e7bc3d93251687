import { _, type Name, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isRecord } from '../model/is-record';
import { writtenFilesOf } from '../model/section-files';
import * as formats from '../text/formats';
import type { Migration } from './migration';
import {
  assembleSchemas,
  checkedDocuments,
  fieldsOf,
  refResolver,
  type SchemaSet,
  schemaId,
  type Validators,
} from './schemas';

/** Our own keywords and those for editors, which AJV must ignore. */
export const vocabulary = [
  'copy',
  'purpose',
  'needs',
  'stands',
  'posted',
  'until',
  'decorative',
  'notInHtml',
  'numbering',
  'atMost',
  'madeFrom',
  'fromPage',
  'sizes',
  'ratio',
  'renamedFrom',
  'patternErrorMessage',
  'tsType',
  'defaultSnippets',
] as const;

/**
 * Compiles the validators of a schema set.
 *
 * @param files the schema files and examples, parsed, by path below `schemas/`
 * @param migrations of documents to the current schemas, the earliest first
 * @throws when a schema is invalid or a shared one is missing: a developer's mistake, not an editor's
 */
export function compileSchemas(
  files: ReadonlyMap<string, unknown>,
  migrations: readonly Migration[] = [],
): SchemaSet {
  const ajv = createAjv(files);
  const get = (path: string) => {
    const validate = namingFile(path, () => ajv.getSchema(schemaId(path)));
    if (!validate) throw new Error(`schemas/${path} is missing.`);
    return validate as ValidateFunction;
  };
  const sectionFiles = writtenFilesOf(files);
  const ofDocuments = Object.fromEntries(checkedDocuments.map((name) => [name, get(`${name}.schema.json`)]));
  // AJV compiles what it is asked for, once: unused types need not be.
  const section: Validators['section'] = (type) => get(`${sectionFiles[type]}.schema.json`);
  const validators = { ...ofDocuments, section } as Validators;
  return assembleSchemas(validators, fieldsOf(files), refResolver(files), migrations);
}

/** Formats with checks of their own, which have better messages. */
const checkedElsewhere = [
  'href',
  'image',
  'download',
  'anchor',
  'color',
  'timeZone',
  'icon',
  'endpoint',
  'embed',
  'site-address',
  'shared',
  'list',
  'target',
];

/** Every format that a schema can name. */
export const knownFormats: readonly string[] = [...checkedElsewhere, ...Object.keys(formats)];

/** An AJV instance with every schema file, by the ids that `schemaId` returns. */
export function createAjv(files: ReadonlyMap<string, unknown>, options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    // `if` and `else` may require a property that `properties` next to them describes, which strict mode refuses.
    strictRequired: false,
    allowUnionTypes: true,
    ...options,
    // Optimizing takes half the time of compiling, and V8 does as much.
    code: { optimize: false, ...options.code },
  });
  ajv.addVocabulary([...vocabulary]);
  for (const format of checkedElsewhere) ajv.addFormat(format, true);
  for (const [format, isOne] of Object.entries(formats)) ajv.addFormat(format, isOne);
  addLengths(ajv);
  for (const [path, schema] of files) {
    if (!path.endsWith('.schema.json')) continue;
    if (!isRecord(schema)) throw new Error(`schemas/${path} does not hold a schema.`);
    if (path !== 'section.schema.json') namingFile(path, () => ajv.addSchema(schema, schemaId(path)));
  }
  // Sections are looked up by type before AJV sees them, so that one mistake is one finding (docs/decisions/125).
  ajv.addSchema({ type: 'object' }, schemaId('section.schema.json'));
  return ajv;
}

/** AJV's message on a schema, after the schema's file. */
function namingFile<Result>(path: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    const message = (error as Error).message
      .replaceAll(schemaId(path), '')
      .replace(/^strict mode: (.*?)(?: \(strict\w+\))?$/, '$1');
    throw new Error(`schemas/${path}: ${message}`, { cause: error });
  }
}

/**
 * Length limits in code points, as people count. AJV counts code points for every text, which takes most of its time;
 * only a text whose UTF-16 length is near the limit needs counting.
 */
function addLengths(ajv: Ajv2020): void {
  const points = (data: Name) => _`[...${data}].length`;
  const faults = {
    minLength: (data: Name, least: number) => _`${data}.length < ${2 * least} && ${points(data)} < ${least}`,
    maxLength: (data: Name, most: number) => _`${data}.length > ${most} && ${points(data)} > ${most}`,
  };
  for (const [keyword, faultIn] of Object.entries(faults))
    ajv.removeKeyword(keyword).addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      code: (context) => context.fail(faultIn(context.data, context.schema)),
    });
}
