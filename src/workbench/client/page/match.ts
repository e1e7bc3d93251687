import { pointerTokens } from '../../../content/model/diagnostics';
import { hasWords } from '../../../content/model/wording';
import { readingOf } from '../../../content/text/inline-text';
import type { SiteInfo } from '../../protocol';
import { leavesOf, schemaAt } from '../form/leaves';
import type { View } from '../state/documents';
import { translationOf } from '../state/translation';

/** A text of the document and the element that shows it. */
export interface Shown {
  element: Element;
  pointer: string;
  /** Whether the match is certain: the document has the text in one place, or in as many places as elements show it. */
  isCertain: boolean;
}

/** A text of the document, as the page should show it. */
export interface Wanted {
  pointer: string;
  text: string;
}

/** The elements of a section that say nothing to visitors. */
const silent = 'script, style, template, title, desc';

function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Which element shows which text: they are found by what they say, in the order in which they stand. The page needs to know
 * nothing of it.
 */
export function matchTexts(root: Element, wanted: readonly Wanted[]): Shown[] {
  const places = new Map<string, string[]>();
  for (const { pointer, text } of wanted) {
    const known = places.get(plain(text));
    if (known) known.push(pointer);
    else places.set(plain(text), [pointer]);
  }
  const elements = new Map<string, Element[]>();
  const add = (text: string, element: Element) => {
    const known = elements.get(text);
    if (known) known.push(element);
    else elements.set(text, [element]);
  };
  const visit = (element: Element): void => {
    if (element.matches(silent)) return;
    // What an image says is its alternative text.
    const text = plain(element.matches('img') ? element.getAttribute('alt') : element.textContent);
    if (text === '' && !element.querySelector('img')) return;
    const isInnermost = ![...element.children].some((child) => plain(child.textContent) === text);
    if (places.has(text) && isInnermost) add(text, element);
    else {
      // A text beside others in one element: "Healthcare · 8 months".
      for (const node of element.childNodes) {
        if (node.nodeType === Node.ELEMENT_NODE) visit(node as Element);
        else if (node.nodeType === Node.TEXT_NODE && places.has(plain(node.textContent)))
          add(plain(node.textContent), element);
      }
    }
  };
  visit(root);
  return [...elements].flatMap(([text, found]) => {
    const pointers = places.get(text) ?? [];
    const isCertain = pointers.length === 1 || found.length === pointers.length;
    return found.map((element, index) => ({
      element,
      pointer: pointers[Math.min(index, pointers.length - 1)] ?? '',
      isCertain,
    }));
  });
}

/** The texts of a section that visitors read, as the page shows them in a language. */
export function wantedTexts(
  view: View,
  index: number,
  section: Record<string, unknown>,
  language: string,
  site: Pick<SiteInfo, 'types' | 'definitions'>,
): Wanted[] {
  const schema = site.types.find(({ type }) => type === section.type)?.schema ?? {};
  const texts: Wanted[] = leavesOf(schema, site.definitions, section, `/sections/${index}`).filter(
    ({ schema: { copy }, text }) => copy && text !== '',
  );
  const title = view.page?.title;
  // The main heading is the page's title, where the section has none of its own.
  if (schema.purpose === 'heading' && section.title === undefined && typeof title === 'string')
    texts.push({ pointer: '/title', text: title });
  const isInline = (pointer: string) =>
    schemaAt(schema, site.definitions, pointerTokens(pointer).slice(2)).copy === 'inline';
  return texts.map(({ pointer, text }) => {
    const shown = shownText(view, language, text);
    return { pointer, text: pointer !== '/title' && isInline(pointer) ? readingOf(shown) : shown };
  });
}

/** What a text of the document says in a language, as a visitor reads it. */
export function shownText(view: View, language: string, text: string): string {
  const { from, text: words } = translationOf(view, language, text);
  return (from === 'page' || from === 'shared') && hasWords(text) ? words : text;
}
