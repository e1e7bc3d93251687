import { type ImagePlace, parseRatio } from '../model/image-places';
import { isRecord } from '../model/is-record';

/**
 * Where a schema says that visitors' text, links, addresses and images stand.
 *
 * The schemas mark copy with our own keyword `copy` (`true`, or `"inline"` where marks are read), and links, images and anchors with the formats `href`,
 * `image`, `download` and `anchor`, other addresses with `endpoint`, `embed` and `site-address` (docs/decisions/124). A field tree is what remains of a schema when everything else is left out, so
 * resolving, checking and counting need no list of fields and visit nothing else.
 */

export type FieldLeaf =
  | { kind: 'copy'; minLength: number; maxLength: number; isInline?: true }
  | { kind: 'href' }
  | ({ kind: 'image' } & ImagePlace)
  | { kind: 'anchor' }
  /** A file beside the document, which visitors may keep. */
  | { kind: 'download' }
  /** Where a form is sent, by the browser itself where it is `posted`, and where the site is published. */
  | { kind: 'endpoint'; isPosted?: true }
  /** What another site shows inside of the page, once a visitor asks for it. */
  | { kind: 'embed' }
  | { kind: 'site-address' }
  | { kind: 'timeZone' }
  | { kind: 'numbering' }
  /** The name of a section that pages share. */
  | { kind: 'shared' }
  /** The route whose pages are listed. */
  | { kind: 'list' }
  | ({ kind: 'until' } & Until);

/** A schema with nothing left of it but the way to its leaves. */
export type Tree<Leaf> = Leaf | ObjectTree<Leaf> | ListTree<Leaf>;

interface ObjectTree<Leaf> {
  kind: 'object';
  properties: ReadonlyArray<readonly [name: string, tree: Tree<Leaf>]>;
  /** Those of them that the object cannot be without. */
  required: readonly string[];
}

interface ListTree<Leaf> {
  kind: 'array';
  items: Tree<Leaf>;
  minItems: number;
}

export type FieldTree = Tree<FieldLeaf>;

/** A word that holds until the day that another property of the same object names, and becomes another word then. */
interface Until {
  word: string;
  /** The property with the day: `2027-01-21`. */
  date: string;
  then: string;
}

/** A text that visitors read, with its limits in code points: those of what is read, where it is inline text. */
export type CopyLeaf = Extract<FieldLeaf, { kind: 'copy' }>;

/**
 * What the engine needs a type of section for, whatever it is called: `heading` has the page's main heading, in `title` or else that of
 * the page, with a `subtitle` below it; `links` lists pages, as `items` with `links`; `list` is filled with pages, as `items`; `notice` says something, in `title` and `paragraphs`.
 */
export const purposes = ['heading', 'links', 'list', 'notice'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * When a section needs its code though the visitor only reads: `visible` as soon as it comes near to what the window shows, `load` as soon
 * as the page has been loaded.
 */
export const allNeeds = ['visible', 'load'] as const;
export type Needs = (typeof allNeeds)[number];

/** Where a section stands, other than below the one before it: `beside-heading` is what a picture of the page's main heading is, where it follows it. */
export const allStands = ['beside-heading'] as const;
export type Stands = (typeof allStands)[number];

/** A JSON schema as far as this project's schemas use it. */
export interface Schema {
  $id?: string;
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  /** What a text has to match. */
  pattern?: string;
  /** What editors are told of a text that does not match the pattern: VS Code shows it too. */
  patternErrorMessage?: string;
  /** Of an image: how wide its place is, as HTML's `sizes` says it, and of which shape, as `4:3`. */
  sizes?: string;
  ratio?: string;
  /** Visitors read it; `inline` where it may have marks: `**strong**`, `_emphasis_`, `[words](/route)`. */
  copy?: boolean | 'inline';
  /** What the engine itself needs a section of this type for. */
  purpose?: Purpose;
  /** When a visitor's browser fetches the code of a section of this type; where nothing is said, when the visitor does something. */
  needs?: Needs;
  /** Where a section of this type stands; where nothing is said, below the one before it. */
  stands?: Stands;
  /** An endpoint that the browser itself sends a form to, without scripts: the security policy lets it. */
  posted?: boolean;
  /** When a word of this property becomes another one. */
  until?: Until;
  /** What a property was called before: documents that still say so are corrected by `--fix`. */
  renamedFrom?: string;
  /** The number of an item in its list: it follows the place. */
  numbering?: boolean;
  /** An image that says nothing: it has no alternative text. */
  decorative?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
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
  return compileTree(schema, document, resolveRef, (part, { property }): FieldLeaf | undefined => {
    if (part.copy)
      return {
        kind: 'copy',
        minLength: part.minLength ?? 0,
        maxLength: part.maxLength ?? Number.MAX_SAFE_INTEGER,
        ...(part.copy === 'inline' && { isInline: true }),
      };
    if (part.until) return { kind: 'until', ...part.until };
    if (part.numbering) return { kind: 'numbering' };
    const { format, sizes, ratio } = part;
    if (format === 'image')
      return {
        kind: 'image',
        focus: `${property}Focus`,
        ...(sizes !== undefined && { sizes }),
        ...(ratio !== undefined && { ratio: parseRatio(ratio) }),
      };
    if (format === 'endpoint') return { kind: 'endpoint', ...(part.posted && { isPosted: true }) };
    const kinds = [
      'href',
      'anchor',
      'download',
      'embed',
      'timeZone',
      'site-address',
      'shared',
      'list',
    ] as const;
    const kind = kinds.find((one) => one === format);
    return kind && { kind };
  });
}

/** What a schema is called by: the property that it is for, and the definition that the property refers to, if it does. */
export interface SchemaName {
  property: string;
  definition?: string;
}

/**
 * The tree of a schema that stands in `document`, or undefined when it holds no leaf.
 *
 * @param leafOf what remains of a schema that is a leaf; undefined for a schema that is not a leaf
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
    // What stands beside a reference counts as well: the same image may have another place in each section.
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

/** A text at a leaf of a tree. */
export interface LeafText<Leaf> {
  leaf: Leaf;
  pointer: string;
  text: string;
}

/** The texts at the leaves of a tree with their pointers; those of fields in the order in which `visitFields` visits them. */
export function pointersOf<Leaf extends { kind: string }>(
  tree: Tree<Leaf> | undefined,
  value: unknown,
  pointer: string,
  found: LeafText<Leaf>[] = [],
): LeafText<Leaf>[] {
  if (tree === undefined) return found;
  if (isObjectTree(tree)) {
    if (!isRecord(value)) return found;
    for (const [name, child] of tree.properties) {
      if (value[name] !== undefined) pointersOf(child, value[name], `${pointer}/${name}`, found);
    }
  } else if (isListTree(tree)) {
    if (!Array.isArray(value)) return found;
    for (const [index, item] of value.entries()) pointersOf(tree.items, item, `${pointer}/${index}`, found);
  } else if (typeof value === 'string') {
    found.push({ leaf: tree, pointer, text: value });
  }
  return found;
}

export function isObjectTree<Leaf extends { kind: string }>(tree: Tree<Leaf>): tree is ObjectTree<Leaf> {
  return tree.kind === 'object';
}

export function isListTree<Leaf extends { kind: string }>(tree: Tree<Leaf>): tree is ListTree<Leaf> {
  return tree.kind === 'array';
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
