import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements within a line of text. */
const inline = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Elements without readable text. */
const silent = new Set('script style template noscript svg link meta'.split(' '));
/** Attributes with text for assistive technology or empty fields. */
const spokenAttributes = ['aria-label', 'placeholder', 'alt'];

/**
 * What a page says to visitors, line by line: title, description, texts with link targets, alternative texts, labels. Ignores
 * markup and file names.
 */
export function pageWords(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') lines.push(text);
    line = '';
  };
  const read = (node: Node) => {
    if ('value' in node) line += node.value;
    if (!('tagName' in node)) return;
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    if (node.tagName === 'meta' && attribute('name') === 'description')
      lines.push(`description: ${attribute('content')}`);
    if (silent.has(node.tagName)) return;
    const isBlock = !inline.has(node.tagName);
    if (isBlock) end();
    for (const name of spokenAttributes) {
      const text = attribute(name);
      if (text !== undefined && text !== '') line += ` [${text}] `;
    }
    if (node.tagName === 'title') line += 'title: ';
    for (const child of node.childNodes) read(child);
    const href = node.tagName === 'a' ? attribute('href') : undefined;
    if (href !== undefined) line += ` (${withoutHashes(href)})`;
    if (isBlock || node.tagName === 'br') end();
  };
  for (const node of parse(html).childNodes) read(node);
  end();
  return lines;
}

/** Removes content hashes from file names in a text. */
export function withoutHashes(text: string): string {
  return text.replaceAll(/(\/assets\/)[\w-]+(?=[./])/g, '$1…');
}
