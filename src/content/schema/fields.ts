import { type ImagePlace, parseRatio } from '../model/image-places';
import { isRecord } from '../model/is-record';
import { memoizeWeak } from '../text/memoize';
import type { ResolveRef, Schema, Until } from './schema';

/**
 * A field: a place in a document for copy, links, addresses or images.
 *
 * Schemas mark copy with our keyword `copy` (`true`, or `"inline"` for text with marks), and links, images and anchors
 * with the formats `href`, `image`, `download` and `anchor`, other addresses with `endpoint`, `embed` and
 * `site-address` (docs/decisions/124). A field tree is a schema reduced to its fields, so that resolving, checking and
 * counting need no list of fields and visit nothing else.
 */

export type FieldLeaf =
  | { kind: 'copy'; minLength: number; maxLength: number; isInline?: true }
  /** `pattern`, of a link or an image: what it has to match besides, as a schema says it. */
  | { kind: 'href'; pattern?: string }
  | ({ kind: 'image'; pattern?: string } & ImagePlace)
  /** `madeFrom`: the property beside it that it is made from where there is none. */
  | { kind: 'anchor'; madeFrom?: string }
  /** A file next to the document, for visitors to download. */
  | { kind: 'download' }
  /**
   * Where a form is sent; `isPosted` if browsers send it without scripts. `site-address` is where the site is
   * published.
   */
  | { kind: 'endpoint'; isPosted?: true }
  /** Content of another site that is embedded when a visitor asks for it. */
  | { kind: 'embed' }
  | { kind: 'site-address' }
  | { kind: 'timeZone' }
  /** The name of an icon, of the engine or of the site. */
  | { kind: 'icon' }
  | { kind: 'numbering' }
  /** A number that may not exceed another property of its object, or, after `/`, one of its section. */
  | { kind: 'limited'; atMost: string }
  /** The name of a shared section. */
  | { kind: 'shared' }
  /** The route whose pages are listed. */
  | { kind: 'list' }
  | ({ kind: 'until' } & Until);

/** A schema reduced to the paths to its leaves. */
export type Tree<Leaf> = Leaf | ObjectTree<Leaf> | ListTree<Leaf>;

interface ObjectTree<Leaf> {
  kind: 'object';
  properties: ReadonlyArray<readonly [name: string, tree: Tree<Leaf>]>;
  required: readonly string[];
  /** What it borrows from the page that `of` names, by the property that this fills; and which of these are required. */
  fromPage?: { fields: Readonly<Record<string, string>>; needed: readonly string[] };
}

interface ListTree<Leaf> {
  kind: 'array';
  items: Tree<Leaf>;
  minItems: number;
}

export type FieldTree = Tree<FieldLeaf>;

/** Text that visitors read, with its limits in code points; marks of inline text do not count. */
export type CopyLeaf = Extract<FieldLeaf, { kind: 'copy' }>;

/** The field tree of a schema in `document`, or undefined if it has no fields. */
export function compileFields(
  schema: Schema,
  document: string,
  resolveRef: ResolveRef,
): FieldTree | undefined {
  return compileTree(schema, document, resolveRef, (subschema, { property }): FieldLeaf | undefined => {
    if (subschema.copy)
      return {
        kind: 'copy',
        minLength: subschema.minLength ?? 0,
        maxLength: subschema.maxLength ?? Number.MAX_SAFE_INTEGER,
        ...(subschema.copy === 'inline' && { isInline: true }),
      };
    if (subschema.until) return { kind: 'until', ...subschema.until };
    if (subschema.numbering) return { kind: 'numbering' };
    if (subschema.atMost !== undefined) return { kind: 'limited', atMost: subschema.atMost };
    const { format, sizes, ratio } = subschema;
    const pattern = subschema.pattern !== undefined && { pattern: subschema.pattern };
    if (format === 'href') return { kind: 'href', ...pattern };
    if (format === 'image')
      return {
        kind: 'image',
        focus: `${property}Focus`,
        ...pattern,
        ...(sizes !== undefined && { sizes }),
        ...(ratio !== undefined && { ratio: parseRatio(ratio) }),
      };
    if (format === 'anchor')
      return { kind: 'anchor', ...(subschema.madeFrom !== undefined && { madeFrom: subschema.madeFrom }) };
    if (format === 'endpoint') return { kind: 'endpoint', ...(subschema.posted && { isPosted: true }) };
    const kinds = ['download', 'embed', 'timeZone', 'icon', 'site-address', 'shared', 'list'] as const;
    const kind = kinds.find((one) => one === format);
    return kind && { kind };
  });
}

/** What identifies a schema: its property, and the definition that the property refers to, if any. */
interface SchemaName {
  property: string;
  definition?: string;
}

/**
 * The tree of a schema in `document`, or undefined if it has no leaves.
 *
 * @param leafOf returns the leaf of a schema; undefined if it is not a leaf
 */
export function compileTree<Leaf>(
  schema: Schema,
  document: string,
  resolveRef: ResolveRef,
  leafOf: (schema: Schema, name: SchemaName) => Leaf | undefined,
  name: SchemaName = { property: '' },
): Tree<Leaf> | undefined {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    const target = resolveRef($ref, document);
    const definition = $ref.slice($ref.lastIndexOf('/') + 1);
    // Siblings of `$ref` override its target: the same image may have a different place in each section.
    const merged = { ...target.schema, ...beside };
    return compileTree(merged, target.document, resolveRef, leafOf, { ...name, definition });
  }
  const leaf = leafOf(schema, name);
  if (leaf) return leaf;
  if (schema.items) {
    const items = compileTree(schema.items, document, resolveRef, leafOf, name);
    return items && { kind: 'array', items, minItems: schema.minItems ?? 0 };
  }
  const properties: Array<[string, Tree<Leaf>]> = [];
  for (const [property, child] of Object.entries(schema.properties ?? {})) {
    const tree = compileTree(child, document, resolveRef, leafOf, { property });
    if (tree) properties.push([property, tree]);
  }
  const required = properties.flatMap(([name]) => (schema.required?.includes(name) ? name : []));
  if (properties.length === 0) return undefined;
  const { fromPage: fields, else: otherwise = {} } = schema;
  const fromPage = fields && { fields, needed: otherwise.required ?? [] };
  return { kind: 'object', properties, required, ...(fromPage && { fromPage }) };
}

/**
 * Calls `visit` for every text in a field of `value`, with its parent object; values that do not match the schema are
 * skipped.
 */
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

interface LeafText<Leaf> {
  leaf: Leaf;
  pointer: string;
  text: string;
}

/** The texts at the leaves of a tree with their pointers, in the order in which `visitFields` visits fields. */
export function pointersOf<Leaf extends { kind: string }>(
  tree: Tree<Leaf> | undefined,
  value: unknown,
  pointer: string,
): LeafText<Leaf>[] {
  const texts: LeafText<Leaf>[] = [];
  visitTree(tree, value, pointer, {
    leaf(leaf, text, at) {
      if (typeof text === 'string') texts.push({ leaf, pointer: at, text });
    },
  });
  return texts;
}

/** What is done with the parts of a value, by the kind of their tree. */
interface TreeVisitor<Leaf> {
  object?(tree: ObjectTree<Leaf>, value: Record<string, unknown>, pointer: string): void;
  list?(tree: ListTree<Leaf>, items: readonly unknown[], pointer: string): void;
  leaf?(leaf: Leaf, value: unknown, pointer: string): void;
}

/** Visits every part of a value with its pointer, from the outside in; what does not match the schema is skipped. */
export function visitTree<Leaf extends { kind: string }>(
  tree: Tree<Leaf> | undefined,
  value: unknown,
  pointer: string,
  visitor: TreeVisitor<Leaf>,
): void {
  if (tree === undefined) return;
  if (isObjectTree(tree)) {
    if (!isRecord(value)) return;
    visitor.object?.(tree, value, pointer);
    for (const [name, child] of tree.properties)
      if (value[name] !== undefined) visitTree(child, value[name], `${pointer}/${name}`, visitor);
  } else if (isListTree(tree)) {
    if (!Array.isArray(value)) return;
    visitor.list?.(tree, value, pointer);
    for (const [index, item] of value.entries()) visitTree(tree.items, item, `${pointer}/${index}`, visitor);
  } else visitor.leaf?.(tree, value, pointer);
}

export function childOf(tree: FieldTree | undefined, name: string): FieldTree | undefined {
  return tree?.kind === 'object' ? tree.properties.find(([key]) => key === name)?.[1] : undefined;
}

/** The part of a tree at the end of a path; undefined where the path leads out of it. */
export function treeAt(tree: FieldTree | undefined, path: readonly string[]): FieldTree | undefined {
  return path.reduce((at, name) => (at?.kind === 'array' ? at.items : childOf(at, name)), tree);
}

function isObjectTree<Leaf extends { kind: string }>(tree: Tree<Leaf>): tree is ObjectTree<Leaf> {
  return tree.kind === 'object';
}

function isListTree<Leaf extends { kind: string }>(tree: Tree<Leaf>): tree is ListTree<Leaf> {
  return tree.kind === 'array';
}

/** A test whether any part of a tree meets a condition, which few do; remembered by tree. */
export function anyPart(isMet: (tree: FieldTree) => boolean): (tree: FieldTree) => boolean {
  const test = memoizeWeak((tree: FieldTree): boolean => {
    if (tree.kind === 'array') return test(tree.items);
    return isMet(tree) || (tree.kind === 'object' && tree.properties.some(([, child]) => test(child)));
  });
  return test;
}

/** A copy of `value` with every text in a field mapped; unchanged parts are shared. */
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

/** The type of a section; empty if it has none. */
export function typeOf(section: unknown): string {
  return isRecord(section) && typeof section.type === 'string' ? section.type : '';
}
