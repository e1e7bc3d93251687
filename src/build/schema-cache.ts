import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ValidateFunction } from 'ajv';
import {
  assembleSchemas,
  type Fields,
  fieldsOf,
  refResolver,
  type SchemaSet,
  schemaId,
  sectionTypesOf,
  type Validators,
} from '../content/schemas';
import { hashOf } from './hash';
import { projectRoot } from './project';
import { listFiles, readSchemaFiles } from './read';

/** The names of what the generated module exports. */
const documents = ['page', 'site', 'dictionary'] as const;
const exportOf = (type: string) => `section_${type.replaceAll('-', '_')}`;

/** What a generated module exports. */
type Pack = Record<string, ValidateFunction> & { fields: Fields };

const generators = [
  'src/build/schema-cache.ts',
  'src/content/compile-schemas.ts',
  'src/content/fields.ts',
].map((file) => path.join(projectRoot, file));

/**
 * The project's schemas with validators that were generated once, when a schema changed: importing AJV and compiling
 * takes ten times as long as checking fifty pages. There are two generations: one that only says whether a value is
 * valid, and one several times its size that says what is wrong, read when something is.
 *
 * @returns the schemas, and a key that is another one when they are
 * @throws UsageError when a schema file is not JSON
 */
export async function loadSchemas(): Promise<{ schemas: SchemaSet; key: string }> {
  const folder = path.join(projectRoot, 'schemas');
  const names = listFiles(folder).filter((file) => file.endsWith('.schema.json'));
  // What generates is part of the result: a change of it makes new validators.
  const inputs = [...names.map((file) => path.join(folder, file)), ...generators];
  const key = hashOf(inputs.map((file) => `${file} ${statSync(file).mtimeMs}`).join());
  const pathOf = (kind: string) => path.join(projectRoot, `node_modules/.cache/schemas/${key}-${kind}.cjs`);
  for (const kind of ['quick', 'full'] as const) {
    if (!existsSync(pathOf(kind))) write(pathOf(kind), await generate(readSchemaFiles(), kind));
  }
  const require = createRequire(import.meta.url);
  const quick = require(pathOf('quick')) as Pack;
  const { fields } = quick;
  const validator = (name: string) => {
    const validate = ((value: unknown) => {
      if (quick[name]?.(value)) return true;
      const full = (require(pathOf('full')) as Pack)[name];
      full?.(value);
      validate.errors = full?.errors ?? null;
      return false;
    }) as ValidateFunction;
    return validate;
  };
  const sections: Validators['sections'] = {};
  for (const type of Object.keys(fields.sections)) sections[type] = validator(exportOf(type));
  const validators: Validators = {
    page: validator('page'),
    site: validator('site'),
    dictionary: validator('dictionary'),
    sections,
  };
  let files: Map<string, unknown> | undefined;
  const resolveRef: SchemaSet['resolveRef'] = (ref, from) => {
    // The schemas themselves are read for what they say to editors, in a message.
    files ??= readSchemaFiles();
    return refResolver(files)(ref, from);
  };
  return { schemas: assembleSchemas(validators, fields, resolveRef), key };
}

/** The text of a module that exports a validator for every schema, and needs no package. */
async function generate(files: ReadonlyMap<string, unknown>, kind: 'quick' | 'full'): Promise<string> {
  const { createAjv } = await import('../content/compile-schemas');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const isFull = kind === 'full';
  const ajv = createAjv(files, {
    allErrors: isFull,
    verbose: isFull,
    messages: false,
    code: { source: true, esm: true },
  });
  const names: Record<string, string> = {};
  for (const name of documents) names[name] = schemaId(`${name}.schema.json`);
  for (const type of sectionTypesOf(files)) names[exportOf(type)] = schemaId(`sections/${type}.schema.json`);
  const source = standalone(ajv, names).replaceAll(/const \w+ = require\([^)]*\)\.default;/g, inlineRequire);
  // The quick ones only say that there is an error; what it is, the full ones say.
  const quick = source.replaceAll(/(\.errors = )\[\{instancePath.*?\}\];/g, '$1[0];');
  return minify(isFull ? source : `${quick}\nexport const fields = ${JSON.stringify(fieldsOf(files))};`);
}

/** Leaves out what nothing refers to, whole schemas among them, so that little has to be read at each start. */
async function minify(source: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: 'validators',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === 'validators' ? id : null),
        load: (id) => (id === 'validators' ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs', minify: true });
  await bundle.close();
  return output[0].code;
}

/** The few functions that generated validators share with AJV, so that the module needs no package. */
function inlineRequire(statement: string): string {
  const name = /const (\w+)/.exec(statement)?.[1];
  if (statement.includes('ucs2length')) return `const ${name} = (text) => [...text].length;`;
  if (statement.includes('equal'))
    return `const ${name} = (a, b) => JSON.stringify(a) === JSON.stringify(b);`;
  throw new Error(`Generated validators need ${statement}: say here what it is.`);
}

/** Writes beside and renames, so that two commands started at once never read half a file. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
