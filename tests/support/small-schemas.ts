import {
  assembleSchemas,
  fieldsOf,
  refResolver,
  type SchemaSet,
  type Validators,
} from '../../src/content/schema/schemas';

/** A schema set of a few schema files, by path below `schemas`: for tests of what reads fields and validates nothing. */
export function smallSchemas(files: Record<string, object>): SchemaSet {
  const all = new Map<string, unknown>(Object.entries(files));
  return assembleSchemas({} as Validators, fieldsOf(all), refResolver(all));
}
