import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** The elements in `body` in document order, as a browser parses them from HTML. They do not outlive the test. */
export function elementsOf(html: string): HtmlElement[] {
  const all = collect(parse(html));
  return all.slice(all.findIndex(({ name }) => name === 'body') + 1);
}

function collect(node: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
    const inside = 'content' in child ? collect(child.content) : [];
    return [{ name: child.tagName, attributes }, ...inside, ...collect(child)];
  });
}
