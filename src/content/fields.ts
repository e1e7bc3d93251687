/**
 * Where a schema says that visitors' text, links and images stand.
 *
 * The schemas mark copy with our own keyword `copy: true`, and links, images and anchors with the formats `href`,
 * `image` and `anchor` (design decision 2). A field tree is what remains of a schema when everything else is left out, so
 * resolving, checking and counting need no list of fields and visit nothing else.
 */

export type FieldTree =
  | { kind: 'copy'; minLength: number; maxLength: number }
  | { kind: 'href' }
  | { kind: 'image' }
  | { kind: 'anchor' }
  | ({ kind: 'until' } & Until)
  | {
      kind: 'object';
      properties: ReadonlyArray<readonly [name: string, tree: FieldTree]>;
      /** Those of them that the object cannot be without. */
      required: readonly string[];
    }
  | { kind: 'array'; items: FieldTree; minItems: number };

/** A word that holds until the day that another property of the same object names, and becomes another word then. */
export interface Until {
  word: string;
  /** The property with the day: `2027-01-21`. */
  date: string;
  then: string;
}

/** A text that visitors read, with its limits in code points. */
export type CopyLeaf = Extract<FieldTree, { kind: 'copy' }>;
export type FieldLeaf = Exclude<FieldTree, { kind: 'object' } | { kind: 'array' }>;

/** A JSON schema as far as this project's schemas use it. */
export interface Schema {
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  copy?: boolean;
  /** When a word of this property becomes another one. */
  until?: Until;
  /** An image that says nothing: it has no alternative text. */
  decorative?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  enum?: unknown[];
  const?: unknown;
  /** What holds where a document says nothing. */
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  definitions?: Record<string, Schema>;
}

/** Finds the schema that a `$ref` names, and the document it stands in. */
export type ResolveRef = (ref: string, from: string) => { schema: Schema; document: string };

/** The field tree of a schema that stands in `document`, or undefined when it holds no field. */
export function compileFields(
  schema: Schema,
  document: string,
  resolveRef: ResolveRef,
): FieldTree | undefined {
  if (schema.$ref !== undefined) {
    const target = resolveRef(schema.$ref, document);
    return compileFields(target.schema, target.document, resolveRef);
  }
  if (schema.copy) {
    return {
      kind: 'copy',
      minLength: schema.minLength ?? 0,
      maxLength: schema.maxLength ?? Number.MAX_SAFE_INTEGER,
    };
  }
  if (schema.until) return { kind: 'until', ...schema.until };
  if (schema.format === 'href' || schema.format === 'image' || schema.format === 'anchor')
    return { kind: schema.format };
  if (schema.items) {
    const items = compileFields(schema.items, document, resolveRef);
    return items && { kind: 'array', items, minItems: schema.minItems ?? 0 };
  }
  const properties: Array<[string, FieldTree]> = [];
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    const tree = compileFields(child, document, resolveRef);
    if (tree) properties.push([name, tree]);
  }
  const required = properties.flatMap(([name]) => (schema.required?.includes(name) ? name : []));
  return properties.length > 0 ? { kind: 'object', properties, required } : undefined;
}

/** Calls `visit` for every text in a field of `value`, with the object that holds it; what does not have the shape of the schema is passed over. */
export function visitFields(
  tree: FieldTree | undefined,
  value: unknown,
  visit: (leaf: FieldLeaf, text: string, parent: Record<string, unknown>) => void,
  parent: Record<string, unknown> = {},
): void {
  if (tree === undefined) return;
  if (tree.kind === 'object') {
    if (!isRecord(value)) return;
    for (const [name, child] of tree.properties) {
      const part = value[name];
      if (part !== undefined) visitFields(child, part, visit, value);
    }
  } else if (tree.kind === 'array') {
    if (Array.isArray(value)) for (const item of value) visitFields(tree.items, item, visit);
  } else if (typeof value === 'string') {
    visit(tree, value, parent);
  }
}

/** The pointers to the texts that `visitFields` visits, in the same order, each with its leaf. */
export function pointersOf(
  tree: FieldTree | undefined,
  value: unknown,
  pointer: string,
  found: { leaf: FieldLeaf; pointer: string }[] = [],
): { leaf: FieldLeaf; pointer: string }[] {
  if (tree?.kind === 'object' && isRecord(value)) {
    for (const [name, child] of tree.properties) {
      if (value[name] !== undefined) pointersOf(child, value[name], `${pointer}/${name}`, found);
    }
  } else if (tree?.kind === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) pointersOf(tree.items, item, `${pointer}/${index}`, found);
  } else if (tree && tree.kind !== 'object' && tree.kind !== 'array' && typeof value === 'string') {
    found.push({ leaf: tree, pointer });
  }
  return found;
}

/** A copy of `value` in which every text in a field is what `map` makes of it; the rest is shared, not copied. */
export function mapFields(
  tree: FieldTree | undefined,
  value: unknown,
  map: (leaf: FieldLeaf, text: string, parent: Record<string, unknown>) => unknown,
  parent: Record<string, unknown> = {},
): unknown {
  if (!tree) return value;
  if (tree.kind === 'object') {
    if (!isRecord(value)) return value;
    const mapped: Record<string, unknown> = { ...value };
    for (const [name, child] of tree.properties) {
      if (Object.hasOwn(value, name)) mapped[name] = mapFields(child, value[name], map, value);
    }
    return mapped;
  }
  if (tree.kind === 'array') {
    return Array.isArray(value) ? value.map((item) => mapFields(tree.items, item, map)) : value;
  }
  return typeof value === 'string' ? map(tree, value, parent) : value;
}

/** The type that a section of a document names; empty where it names none. */
export function typeOf(section: unknown): string {
  return isRecord(section) && typeof section.type === 'string' ? section.type : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
