import { type CssNode, parse, tokenize, tokenTypes, walk } from 'css-tree';

/**
 * CSS functions that compute colors, numbers, shapes and positions. None of them fetches anything; `url()` is checked
 * separately.
 */
const functions = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var matrix matrix3d translate translatex
  translatey translate3d scale scalex scaley rotate skew skewx skewy perspective circle ellipse inset polygon path blur
  brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia cubic-bezier steps not is where
  nth-child nth-of-type lang`.split(/\s+/),
);

/**
 * The ids that a style refers to within its drawing. The style is tokenized as browsers do, so that comments and spaces
 * cannot disguise a token.
 *
 * @param refuse is called with a description of what the style must not contain
 */
export function referencesIn(style: string, refuse: (what: string) => never): string[] {
  if (style.includes('\\')) refuse('a style with "\\", which can hide what it says');
  const ids: string[] = [];
  let isAddress = false;
  tokenize(style, (type, start, end) => {
    const token = style.slice(start, end);
    if (type === tokenTypes.AtKeyword) refuse(`a style with "${token}"`);
    if (type === tokenTypes.BadUrl || type === tokenTypes.BadString) refuse('a style that has no end');
    if (type === tokenTypes.Url) ids.push(idOf(token.replace(/^url\(\s*|\s*\)$/gi, ''), refuse));
    if (isAddress && type !== tokenTypes.WhiteSpace) {
      if (type !== tokenTypes.String) refuse('a style with an address that cannot be read');
      ids.push(idOf(token.slice(1, -1), refuse));
      isAddress = false;
    }
    if (type !== tokenTypes.Function) return;
    const name = token.slice(0, -1).toLowerCase();
    isAddress = name === 'url';
    if (!isAddress && !functions.has(name)) refuse(`a style with "${token.slice(0, 40)}…)"`);
  });
  return ids;
}

function idOf(address: string, refuse: (what: string) => never): string {
  if (!/^#[^\s"'()]+$/.test(address)) refuse(`a style that fetches something: url(${address.slice(0, 60)})`);
  return address.slice(1);
}

/**
 * A rule of a stylesheet: the ids that it refers to, and a conservative matcher that may match too many elements but
 * never too few.
 */
export interface DrawingRule {
  references: readonly string[];
  isFor(element: { name: string; id: string | undefined; classes: readonly string[] }): boolean;
}

/** The rules of a stylesheet that refer to parts of the drawing. @param refuse as for `referencesIn` */
export function rulesIn(stylesheet: string, refuse: (what: string) => never): DrawingRule[] {
  if (referencesIn(stylesheet, refuse).length === 0) return [];
  const rules: DrawingRule[] = [];
  walk(parse(stylesheet, { positions: true }), {
    visit: 'Rule',
    enter({ prelude, block }) {
      const { loc } = block;
      const references = loc ? referencesIn(stylesheet.slice(loc.start.offset, loc.end.offset), refuse) : [];
      const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray().map(lastPart) : [[]];
      if (references.length > 0)
        rules.push({ references, isFor: (element) => selectors.some((parts) => matches(parts, element)) });
    },
  });
  return rules;
}

/** The last compound selector: what applies to the element itself rather than its ancestors or siblings. */
function lastPart(selector: CssNode): CssNode[] {
  const parts = selector.type === 'Selector' ? selector.children.toArray() : [];
  return parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
}

function matches(
  parts: readonly CssNode[],
  { name, id, classes }: Parameters<DrawingRule['isFor']>[0],
): boolean {
  return parts.every((part) => {
    if (part.type === 'ClassSelector') return classes.includes(part.name);
    if (part.type === 'IdSelector') return part.name === id;
    if (part.type === 'TypeSelector') return part.name === '*' || part.name === name;
    return true;
  });
}
