import { pointerToken } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import type { Definitions, FormSchema } from '../../protocol/site-info';
import { resolveSchema } from './schema';

/** A text in a document with its schema. */
export interface FormText {
  schema: FormSchema;
  pointer: string;
  text: string;
}

/** All texts in a value that its schema describes, in document order. */
export function formTextsOf(
  schema: FormSchema,
  definitions: Definitions,
  value: unknown,
  pointer: string,
): FormText[] {
  const resolved = resolveSchema(schema, definitions);
  const { items = {}, properties = {} } = resolved;
  if (typeof value === 'string') return [{ schema: resolved, pointer, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      formTextsOf(items, definitions, item, pointer + pointerToken(index)),
    );
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    formTextsOf(properties[name] ?? {}, definitions, part, pointer + pointerToken(name)),
  );
}

/** The schema of the value at a path of tokens in a value of `schema`. */
export function schemaAt(
  schema: FormSchema,
  definitions: Definitions,
  tokens: readonly string[],
): FormSchema {
  return tokens.reduce(
    (at, token) => resolveSchema(at.items ?? at.properties?.[token] ?? {}, definitions),
    resolveSchema(schema, definitions),
  );
}
