/** A word that is replaced by another after a date in the same object. */
export interface Until {
  word: string;
  /** The property with the date: `2027-01-21`. */
  date: string;
  then: string;
}

/**
 * The roles of section types in the engine, whatever they are called. `heading` has the page's main heading, in `title`
 * or else that of the page, with a `subtitle`; `links` lists pages, as `items` with `links`; `list` is filled with
 * pages, as `items`; `notice` shows a message, in `title` and `paragraphs`.
 */
export const purposes = ['heading', 'links', 'list', 'notice'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * When the code of a section is needed before any interaction: `visible` when it comes near the viewport, `load` when
 * the page has loaded.
 */
export const allNeeds = ['visible', 'load'] as const;
export type Needs = (typeof allNeeds)[number];

/**
 * Where a section is placed, other than below the one before it: `beside-heading` is for an illustration of the page's
 * main heading, directly after it.
 */
export const allStands = ['beside-heading'] as const;
export type Stands = (typeof allStands)[number];

/** The subset of JSON Schema that this project uses. */
export interface Schema {
  $id?: string;
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  /** The message for a text that does not match the pattern: VS Code shows it too. */
  patternErrorMessage?: string;
  /** For an image: the width of its place, as in HTML's `sizes`, and its aspect ratio, as `4:3`. */
  sizes?: string;
  ratio?: string;
  /** Visitors read it; `inline` if it may have marks: `**strong**`, `_emphasis_`, `[words](/route)`. */
  copy?: boolean | 'inline';
  /** The role of sections of this type in the engine. */
  purpose?: Purpose;
  /** When the browser fetches the code of sections of this type; by default on the first interaction. */
  needs?: Needs;
  /** Where sections of this type are placed; by default below the one before. */
  stands?: Stands;
  /** An endpoint to which the browser itself posts a form, without scripts: the security policy allows it. */
  posted?: boolean;
  /** When a word of this property is replaced by another. */
  until?: Until;
  /** Why HTML does not show a value: a script alone uses it, to find something in an answer for instance. */
  notInHtml?: string;
  /** The former name of a property, or all of them, the latest first: `--fix` renames it in documents. */
  renamedFrom?: string | readonly string[];
  /** The number of an item in its list, which must match its position. */
  numbering?: boolean;
  /**
   * What fills the properties that an object omits, if its `of` names a page: `title`, `text` or `figures` of that
   * page's teaser, `detail NAME`, or `link`, the page's address.
   */
  fromPage?: Record<string, string>;
  /** What is required of an object to which `if` does not apply: one that names no page. */
  else?: { required?: string[] };
  /** A decorative image, without alternative text. */
  decorative?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  /** The number that this one may not exceed: another property of the same object, or, after `/`, one of the section. */
  atMost?: string;
  /** The text beside an anchor that it is made from where a document has none. */
  madeFrom?: string;
  enum?: unknown[];
  /** Values that editors suggest, among others that are valid. */
  examples?: unknown[];
  const?: unknown;
  /** The value if a document has none. */
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  definitions?: Record<string, Schema>;
}

/** Finds the schema that a `$ref` refers to, and the document that contains it. */
export type ResolveRef = (ref: string, from: string) => { schema: Schema; document: string };

/** The former names of a property, the latest first. */
export function formerNames({ renamedFrom = [] }: Schema): readonly string[] {
  return Array.isArray(renamedFrom) ? renamedFrom : [String(renamedFrom)];
}
