import path from 'node:path';
import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { writtenFilesOf } from '../../content/model/section-files';
import { createAjv } from '../../content/schema/compile-schemas';
import { schemaFaults } from '../../content/schema/schema-faults';
import { checkedDocuments, fieldsOf, schemaId } from '../../content/schema/schemas';
import { engineRoot } from '../project/project';
import { exportOf } from './validator-name';

/** The module that implements text formats. */
const formats = path.join(engineRoot, 'src/content/text/formats.ts');

/** The source of a module that exports a validator for every schema and needs no package. */
export async function generateValidators(
  files: ReadonlyMap<string, unknown>,
  kind: 'quick' | 'full',
): Promise<string> {
  const isFull = kind === 'full';
  const ajv = createAjv(files, {
    allErrors: isFull,
    verbose: isFull,
    messages: false,
    code: { source: true, formats: _`require(${formats})` },
  });
  const names: Record<string, string> = {};
  for (const name of checkedDocuments) names[name] = schemaId(`${name}.schema.json`);
  for (const [type, file] of Object.entries(writtenFilesOf(files)))
    names[exportOf(type)] = schemaId(`${file}.schema.json`);
  const source = standalone(ajv, names);
  if (isFull) return bundle(source);
  const [fields, faults] = [fieldsOf(files), schemaFaults(files)].map((value) => JSON.stringify(value));
  return bundle(`${source}\nexports.fields = ${fields};\nexports.faults = ${faults};`);
}

/** Bundles the validators with the parts of AJV that they use, tree-shaken, as the module is loaded at every start. */
async function bundle(source: string): Promise<string> {
  const name = path.join(engineRoot, 'validators.cjs');
  const bundled = await rolldown({
    input: name,
    platform: 'node',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? source : null),
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'cjs', minify: true });
  await bundled.close();
  return output[0].code;
}
