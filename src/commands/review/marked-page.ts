import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Change } from '../../content/model/page-changes';
import { plural } from '../../content/text/plural';
import { headOf } from './report-review';
import { changeWords, quoted } from './review-page';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** What is written into the pages of a review. */
interface PageMarks {
  changes: readonly Change[];
  /** The addresses of the styles, the script and the list of all pages. */
  styles: string;
  script: string;
  list: string;
  /** The changed page after this one. */
  next?: { path: string; title: string } | undefined;
}

const noindex = '<meta name="robots" content="noindex">';

/** A page that search engines are asked to leave out. */
export function withoutIndex(html: string): string {
  const charset = /<meta charset="utf-8">/i.exec(html);
  const at = charset ? charset.index + charset[0].length : 0;
  return charset ? html.slice(0, at) + noindex + html.slice(at) : noindex + html;
}

/**
 * A page with a bar that says what has changed on it and leads from change to change; the sections that changed are marked. Nothing
 * else changes: the HTML that the application hydrates only gets attributes that it does not know.
 *
 * @param html as it was built
 */
export function markedPage(html: string, { changes, styles, script, list, next }: PageMarks): string {
  const all = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const sections = sectionsIn(all);
  const places = new Map<Element, string>();
  const inserted: [at: number, text: string][] = [];
  const items = changes.map((change, index) => {
    const element = change.place?.after === undefined ? undefined : sections[change.place.after];
    const head = quoted(headOf(change));
    const words = changeWords(change);
    const detail = words === '' ? '' : `<br>${words}`;
    const end = element?.sourceCodeLocation?.startTag?.endOffset;
    if (!element || end === undefined) return `<li>${head}${detail}</li>`;
    let anchor = places.get(element);
    if (anchor === undefined) {
      const own = attributeOf(element, 'id');
      anchor = own ?? `change-${index + 1}`;
      places.set(element, anchor);
      inserted.push([end - 1, ` data-review${own === undefined ? ` id="${anchor}"` : ''}`]);
    }
    return `<li><a href="#${quoted(encodeURIComponent(anchor))}">${head}</a>${detail}</li>`;
  });
  const count = plural(changes.length, 'change');
  // Without scripts, the list leads to the changes.
  const step = (name: string, by: number) =>
    `<button type="button" data-review-step="${by}" hidden>${name}</button>`;
  const bar = `<aside class="review-bar" aria-label="Review">
<details><summary>${count} on this page</summary><ol>${items.join('')}</ol></details>
<p>${places.size > 0 ? step('Previous', -1) + step('Next', 1) : ''}<a href="${quoted(list)}">All changes</a>${
    next ? `<a href="${quoted(next.path)}">Next page: ${quoted(next.title)}</a>` : ''
  }</p>
</aside>
`;
  const tagAt = (name: string) =>
    all.find(({ tagName }) => tagName === name)?.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  inserted.push([
    tagAt('head'),
    `<link rel="stylesheet" href="${quoted(styles)}"><script src="${quoted(script)}" defer></script>`,
  ]);
  inserted.push([tagAt('body'), bar]);
  return inserted
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, piece]) => text.slice(0, at) + piece + text.slice(at), html);
}

/** The elements of the sections, in the order of the document: what `sectionSelector` selects. */
function sectionsIn(all: readonly Element[]): Element[] {
  const main = all.find((element) => attributeOf(element, 'id') === 'main');
  const children = main ? childrenOf(main) : [];
  const isSection = (element: Element, index: number) =>
    element.tagName !== 'template' && !(index === 0 && element.tagName === 'nav');
  return children.flatMap((element, index) => [
    ...(isSection(element, index) ? [element] : []),
    ...elementsOf(element).filter((one) => attributeOf(one, 'data-beside') !== undefined),
  ]);
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function childrenOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.filter((child): child is Element => 'tagName' in child);
}

/** All elements within a node, in the order of the document. */
function elementsOf(node: Node): Element[] {
  return childrenOf(node).flatMap((child) => [child, ...elementsOf(child)]);
}
