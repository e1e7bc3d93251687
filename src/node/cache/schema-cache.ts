import { createRequire } from 'node:module';
import path from 'node:path';
import type { ValidateFunction } from 'ajv';
import type { Finding } from '../../content/model/diagnostics';
import {
  assembleSchemas,
  checkedDocuments,
  refResolver,
  type SchemaFields,
  type SchemaSet,
  type Validators,
} from '../../content/schema/schemas';
import { memoize } from '../../content/text/memoize';
import { UsageError } from '../project/project';
import { readSchemaFiles } from '../read/files';
import { migrations } from '../read/migrations.generated';
import { requireSchemas } from '../read/schema-mistakes';
import { readCache, removeOld, writeSealed } from './cache';
import { keyOfInputs, keyOfValidators } from './inputs';
import { inCache } from './place';
import { exportOf } from './validator-name';

/** What a generated module exports. */
type Pack = Record<string, ValidateFunction> & { fields: SchemaFields; faults: readonly Finding[] };

/**
 * Loads the project's schemas with validators generated once per state of the schemas and of what compiles them: importing AJV
 * and compiling takes ten times as long as checking fifty pages. There are two kinds: "quick" only says whether a value is valid;
 * "full", several times its size, says what is wrong and is loaded on the first error.
 *
 * @returns the schemas, the key of the inputs, and the mistakes in schemas that compile, by path below `schemas/`
 * @throws UsageError when a schema file is not JSON, or changes meanwhile
 */
export async function loadSchemas(): Promise<{
  schemas: SchemaSet;
  key: string;
  faults: readonly Finding[];
}> {
  const key = keyOfInputs();
  const own = keyOfValidators(key);
  const pathOf = (kind: string) => inCache('schemas', `${own}-${kind}.cjs`);
  for (const kind of ['quick', 'full'] as const) {
    if (readCache(pathOf(kind))) continue;
    const { generateValidators } = await import('./generate-validators');
    const files = readSchemaFiles();
    const validators = await generateValidators(files, kind).catch((error) => {
      requireSchemas(files);
      throw error;
    });
    if (keyOfInputs() !== key) throw new UsageError('The schemas changed while they were read: try again.');
    writeSealed(pathOf(kind), validators);
    removeOld(path.dirname(pathOf(kind)), (name) => name.startsWith(own) || name === key);
  }
  const require = createRequire(import.meta.url);
  const quick = require(pathOf('quick')) as Pack;
  const { fields, faults } = quick;
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
  const section = memoize((type: string) => validator(exportOf(type)));
  const ofDocuments = Object.fromEntries(checkedDocuments.map((name) => [name, validator(name)]));
  const validators = { ...ofDocuments, section } as Validators;
  let files: Map<string, unknown> | undefined;
  const resolveRef: SchemaSet['resolveRef'] = (ref, from) => {
    // The schemas themselves are read on demand, for their descriptions in messages.
    files ??= readSchemaFiles();
    return refResolver(files)(ref, from);
  };
  return { schemas: assembleSchemas(validators, fields, resolveRef, migrations), key, faults };
}
