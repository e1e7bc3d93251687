import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { createAjv } from '../../content/compile-schemas';
import { fieldsOf, schemaId, sectionTypesOf } from '../../content/schemas';
import { exportOf } from '../cache/schema-cache';

const documents = ['page', 'site', 'dictionary'] as const;

/** The text of a module that exports a validator for every schema, and needs no package. */
export async function generateValidators(
  files: ReadonlyMap<string, unknown>,
  kind: 'quick' | 'full',
): Promise<string> {
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
