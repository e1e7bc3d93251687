import { valueAt } from '../../../content/json/values';
import { hasWords } from '../../../content/model/wording';
import { typeOf } from '../../../content/schema/fields';
import { readingOf } from '../../../content/text/inline-text';
import type { SiteInfo } from '../../protocol/site-info';
import { type FormText, formTextsOf } from '../form/leaves';
import { schemaOfType } from '../form/schema';
import type { View } from '../state/documents';
import { shownAt, viewAt } from '../state/parts';
import { translationOf } from '../state/translation';

/** A text of the document with its element. */
export interface Shown {
  element: Element;
  pointer: string;
  /** Whether the match is certain: the document contains the text as often as elements show it. */
  isCertain: boolean;
}

/** A text of the document as the page should show it. */
interface Wanted {
  pointer: string;
  text: string;
}

/** Elements without visible text. */
const silent = 'script, style, template, title, desc';

function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Matches texts to elements by content and order, so that the page needs no markup for it. */
export function matchTexts(root: Element, wanted: readonly Wanted[]): Shown[] {
  const places = new Map<string, string[]>();
  for (const { pointer, text } of wanted) {
    const matches = places.get(plain(text));
    if (matches) matches.push(pointer);
    else places.set(plain(text), [pointer]);
  }
  const elements = new Map<string, Element[]>();
  const add = (text: string, element: Element) => {
    const matches = elements.get(text);
    if (matches) matches.push(element);
    else elements.set(text, [element]);
  };
  const visit = (element: Element): void => {
    if (element.matches(silent)) return;
    // The text of an image is its alternative text.
    const text = plain(element.matches('img') ? element.getAttribute('alt') : element.textContent);
    if (text === '' && !element.querySelector('img')) return;
    const isInnermost = ![...element.children].some((child) => plain(child.textContent) === text);
    if (places.has(text) && isInnermost) add(text, element);
    else {
      // One of several texts in an element: "Healthcare · 8 months".
      for (const node of element.childNodes) {
        if (node.nodeType === Node.ELEMENT_NODE) visit(node as Element);
        else if (node.nodeType === Node.TEXT_NODE && places.has(plain(node.textContent)))
          add(plain(node.textContent), element);
      }
    }
  };
  visit(root);
  return [...elements].flatMap(([text, holders]) => {
    const pointers = places.get(text) ?? [];
    const isCertain = pointers.length === 1 || holders.length === pointers.length;
    return holders.map((element, index) => ({
      element,
      pointer: pointers[Math.min(index, pointers.length - 1)] ?? '',
      isCertain,
    }));
  });
}

/** The visible texts of the section at a form pointer as the page shows them in a language. */
export function wantedTexts(
  view: View,
  pointer: string,
  language: string,
  site: Pick<SiteInfo, 'types' | 'definitions'>,
): FormText[] {
  const section = shownAt(view, pointer);
  const schema = schemaOfType(site, typeOf(section)) ?? {};
  const texts = formTextsOf(schema, site.definitions, section, pointer).filter(
    ({ schema: { copy }, text }) => copy && text !== '',
  );
  const read = textsAsRead(viewAt(view, pointer), language, texts);
  const title = view.page?.title;
  // A section without its own main heading shows the page's title.
  if (schema.purpose === 'heading' && typeof title === 'string' && valueAt(section, '/title') === undefined)
    read.push(...textsAsRead(view, language, [{ schema: {}, pointer: '/title', text: title }]));
  return read;
}

/** Texts of a document as visitors read them in a language. */
export function textsAsRead(view: View, language: string, texts: readonly FormText[]): FormText[] {
  return texts.map((text) => {
    const shown = shownText(view, language, text.text);
    return { ...text, text: text.schema.copy === 'inline' ? readingOf(shown) : shown };
  });
}

/** A text of the document as a visitor reads it in a language. */
export function shownText(view: View, language: string, text: string): string {
  const { from, text: words } = translationOf(view, language, text);
  return (from === 'page' || from === 'shared') && hasWords(text) ? words : text;
}
