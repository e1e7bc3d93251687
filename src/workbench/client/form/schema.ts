import { capitalized } from '../../../content/text/capitalized';
import type { Definitions, FormSchema, SiteInfo } from '../../protocol/site-info';

/** The kind of control for a value. */
type FieldKind =
  | 'hidden'
  | 'copy'
  | 'choice'
  | 'link'
  | 'zone'
  | 'image'
  | 'point'
  | 'text'
  | 'day'
  | 'color'
  | 'colors'
  | 'number'
  | 'switch'
  | 'list'
  | 'group';

/** The formats of what leads to a page: a link, a redirect, the page whose pages a list shows. */
const links = new Set<string | undefined>(['href', 'target', 'list']);

/** Resolves a schema's reference; properties next to the reference override those of its target. */
export function resolveSchema(schema: FormSchema, definitions: Definitions): FormSchema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return { ...resolveSchema(definitions[name] ?? {}, definitions), ...own };
}

/** The schema of a section type; undefined if there is no such type. */
export function schemaOfType(
  site: Pick<SiteInfo, 'types'> | undefined,
  type: unknown,
): FormSchema | undefined {
  return site?.types.find((one) => one.type === type)?.schema;
}

/**
 * The control for a property; names with a dollar sign are for the checker, not for visitors.
 *
 * @param value its value: one typeface and a list of them, a weight and two of them have different controls
 */
export function fieldKind(name: string, schema: FormSchema, value?: unknown): FieldKind {
  if (name.startsWith('$') || schema.const !== undefined || schema.numbering) return 'hidden';
  if (schema.copy) return 'copy';
  if (schema.format === 'icon') return 'choice';
  if (schema.enum) return schema.enum.length === 1 ? 'switch' : 'choice';
  if (schema.items && (Array.isArray(value) || !(schema.properties || isNumeric(schema))))
    return isPoint(schema) ? 'point' : 'list';
  if (schema.properties) return 'group';
  if (schema.format === 'color') return 'color';
  if (schema.propertyNames) return 'colors';
  if (isNumeric(schema)) return 'number';
  if (schema.type === 'boolean') return 'switch';
  if (schema.format === 'image') return 'image';
  if (schema.format === 'timeZone') return 'zone';
  if (schema.format === 'date' || schema.format === 'moment') return 'day';
  return links.has(schema.format) ? 'link' : 'text';
}

/** Whether a value is a number, or else a list, but no text. */
export function isNumeric({ type }: FormSchema): boolean {
  const types: readonly (string | undefined)[] = [type].flat();
  return types.some((one) => one === 'integer' || one === 'number') && !types.includes('string');
}

/** Whether an item's field is about appearance or link names rather than content: an icon, an anchor. */
export function isLook({ format }: FormSchema, kind: FieldKind, isRequired: boolean): boolean {
  return format === 'anchor' || (kind === 'choice' && !isRequired);
}

/** A focal point is two numbers from 0 to 1: the distance from the left and from the top. */
function isPoint({ minItems, maxItems, items }: FormSchema): boolean {
  return (
    minItems === 2 && maxItems === 2 && items?.type === 'number' && items.minimum === 0 && items.maximum === 1
  );
}

const labels: Record<string, string> = { href: 'Leads to', id: 'Anchor' };

/** The label of a property: `challengesTitle` becomes "Challenges title". */
export function labelOf(name: string): string {
  const word = labels[name];
  if (word) return word;
  if (/.Alt$/.test(name)) return 'Alternative text';
  if (/.Focus$/.test(name)) return 'Focal point';
  return capitalized(name.replaceAll(/([A-Z])/g, ' $1').toLowerCase());
}

/** The label of the property that a pointer leads to, or whose item. */
export function labelAt(pointer: string): string {
  return labelOf(pointer.split('/').findLast((token) => !/^\d*$/.test(token)) ?? '');
}

/**
 * The name of a field or list item: its title, otherwise its property name. Items with a generic title are named after their
 * description: "The entries.", "One entry."
 */
export function fieldName({ title, description = '' }: FormSchema, name: string): string {
  const [, described] = /^(?:The|One) (\p{L}+)\b/u.exec(description) ?? [];
  return title ?? (described && /^items?$/.test(name) ? labelOf(described) : labelOf(name));
}

/**
 * A schema's help as a form shows it: without markup for code editors, and without values as they are in files.
 *
 * @param timeZone the zone in which the site's dates begin
 * @returns undefined if it only repeats the label
 */
export function helpOf(
  { description }: FormSchema,
  label: string,
  timeZone = 'the time zone of the machine that builds the site',
): string | undefined {
  const help = description
    ?.replaceAll(/: `[[{][^`]*`[^.]*/g, '')
    .replaceAll(/,? (?:such )?as `\d{4}-\d\d-\d\d`/g, '')
    .replaceAll('the `timeZone` of the site document', timeZone)
    .replaceAll('`', '');
  const words = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .replace(/^(the|a|an|one) /, '');
  return help === undefined || words(help) === words(label) ? undefined : help;
}

/** The image property that a property is the alternative text of; undefined for any other property. */
export function imageDescribedBy(
  name: string,
  { properties = {} }: FormSchema,
  definitions: Definitions,
): string | undefined {
  const image = name.replace(/Alt$/, '');
  const schema = image === name ? undefined : properties[image];
  return schema && resolveSchema(schema, definitions).format === 'image' ? image : undefined;
}

/** The properties that an object must have: fewer if it names a page, which provides the others. */
export function requiredIn(schema: FormSchema, value: Readonly<Record<string, unknown>>): readonly string[] {
  const { required = [], else: otherwise, fromPage } = schema;
  return fromPage && value.of === undefined ? [...required, ...(otherwise?.required ?? [])] : required;
}

/** The initial value of a new item: the minimum that its schema requires, with empty texts and figures. */
export function emptyValue(schema: FormSchema, definitions: Definitions): unknown {
  const resolved = resolveSchema(schema, definitions);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return resolved.enum[0];
  if (resolved.items) {
    const { items } = resolved;
    return Array.from({ length: resolved.minItems ?? 0 }, () => emptyValue(items, definitions));
  }
  if (resolved.properties) {
    const names = requiredIn(resolved, {});
    return Object.fromEntries(
      names.map((name) => [name, emptyValue(resolved.properties?.[name] ?? {}, definitions)]),
    );
  }
  return resolved.type === 'boolean' ? false : '';
}
