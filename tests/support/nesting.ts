import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An element of a document, below how many others it is. */
type Nested = readonly [depth: number, name: string];

/**
 * What browsers do not leave where React has written it, because HTML does not allow it there: a list in a paragraph, a link in a
 * link, a row outside of a table. React then finds another page than it has rendered.
 *
 * @param html rendered by React, which closes every element
 * @returns `<ul> in <p>`, for the first such place; undefined if there is none
 */
export function misplacedIn(html: string): string | undefined {
  const written = asWritten(html);
  const parsed = asParsed(parseFragment(html, { scriptingEnabled: false }), 0);
  const index = written.findIndex(
    ([depth, name], at) => parsed[at]?.[0] !== depth || parsed[at]?.[1] !== name,
  );
  const [depth = 0, name] = written[index] ?? [];
  const around = written.slice(0, Math.max(0, index)).findLast((one) => one[0] < depth);
  if (name !== undefined) return `<${name}> in <${around?.[1] ?? 'section'}>`;
  return parsed.length > written.length ? `<${parsed[written.length]?.[1]}>` : undefined;
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function asWritten(html: string): Nested[] {
  let depth = 0;
  return [...html.matchAll(/<(\/?)([a-zA-Z][\w-]*)[^>]*>/g)].flatMap(([, closing, name = '']): Nested[] => {
    if (closing !== '') {
      depth--;
      return [];
    }
    const at = depth;
    if (!empty.has(name)) depth++;
    return [[at, name]];
  });
}

function asParsed({ childNodes }: DefaultTreeAdapterTypes.ParentNode, depth: number): Nested[] {
  return childNodes.flatMap((child): Nested[] => {
    if (!('tagName' in child)) return [];
    const inside = 'content' in child ? asParsed(child.content, depth + 1) : [];
    return [[depth, child.tagName], ...inside, ...asParsed(child, depth + 1)];
  });
}
