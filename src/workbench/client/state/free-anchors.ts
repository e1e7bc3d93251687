import { isRecord } from '../../../content/model/is-record';
import type { Definitions, FormSchema } from '../../protocol/site-info';
import { requiredIn, resolveSchema } from '../form/schema';

/** What is known of a value without a schema. */
const unknown: FormSchema = { properties: { id: { type: 'string', format: 'anchor' } } };

/**
 * A value without the anchors that its page has already, however deep they are: a link would lead to the first of two. One that
 * its object must have gets another name.
 *
 * @param taken the anchors of the page; those that are given here are added
 */
export function withFreeAnchors(
  value: unknown,
  schema: FormSchema | undefined,
  definitions: Definitions,
  taken: Set<string>,
): unknown {
  const { items = {}, properties = {}, ...resolved } = resolveSchema(schema ?? unknown, definitions);
  if (Array.isArray(value)) return value.map((item) => withFreeAnchors(item, items, definitions, taken));
  if (!isRecord(value)) return value;
  const required = requiredIn({ ...resolved, properties }, value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const own = resolveSchema(properties[name] ?? {}, definitions);
      if (own.format !== 'anchor' || typeof part !== 'string')
        return [[name, withFreeAnchors(part, own, definitions, taken)]];
      if (taken.has(part) && !required.includes(name)) return [];
      const free = freeName(part, taken);
      taken.add(free);
      return [[name, free]];
    }),
  );
}

function freeName(anchor: string, taken: ReadonlySet<string>): string {
  let free = anchor;
  for (let number = 2; taken.has(free); number++) free = `${anchor}-${number}`;
  return free;
}
