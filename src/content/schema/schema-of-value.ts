import { isRecord } from '../model/is-record';
import type { Schema } from './schema';
import type { SchemaSet } from './schemas';

/** What schemas say of a value in a document. */
export interface SchemaOfValue {
  schema: Schema;
  /** The schema of the value's items, if it is to be a list. */
  items: Schema | undefined;
  /** Whether it cannot be left out: its object requires it, or its list has no more items than it needs. */
  isRequired: boolean;
}

/**
 * What schemas say of the value at the end of a path into a part of a document; undefined if none describes it.
 *
 * @param file of the part's schema, below `schemas`
 */
export function schemaOfValue(
  file: string,
  part: unknown,
  path: readonly string[],
  { resolveRef }: SchemaSet,
): SchemaOfValue | undefined {
  const follow = ({ $ref, ...beside }: Schema, document: string) => {
    const target = $ref === undefined ? { schema: {}, document } : resolveRef($ref, document);
    return { schema: { ...target.schema, ...beside }, document: target.document };
  };
  let { schema, document } = follow({ $ref: file }, '');
  let value = part;
  let isRequired = true;
  for (const name of path) {
    const isItem = Array.isArray(value);
    const child = isItem ? schema.items : schema.properties?.[name];
    if (!child) return undefined;
    isRequired = Array.isArray(value)
      ? value.length <= (schema.minItems ?? 0)
      : [schema, schema.else].some((one) => one?.required?.includes(name));
    value = isItem || isRecord(value) ? (value as Record<string, unknown>)[name] : undefined;
    ({ schema, document } = follow(child, document));
  }
  return { schema, items: schema.items && follow(schema.items, document).schema, isRequired };
}
