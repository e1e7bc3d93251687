import { pointerToken } from '../../content/diagnostics';
import { hasWords } from '../../content/wording';
import type { View } from '../state/documents';
import { translationOf } from '../state/translation';
import { stringsOf } from '../state/values';

/** A text of the document and the element that shows it. */
export interface Shown {
  element: Element;
  pointer: string;
  /** Whether as many elements say it as there are places that it stands in: nothing else can be meant. */
  isCertain: boolean;
}

/** A text of the document, as the page should show it. */
export interface Wanted {
  pointer: string;
  text: string;
}

/** The elements of a section that say nothing to visitors. */
const silent = 'script, style, template, title, desc';

export function plain(text: string | null): string {
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
  const visit = (element: Element): boolean => {
    if (element.matches(silent)) return false;
    const text = plain(element.textContent);
    if (text === '') return false;
    let isInside = false;
    for (const child of element.children) isInside = visit(child) || isInside;
    if (!places.has(text)) return isInside;
    // The innermost element that says it all.
    if ([...element.children].some((child) => plain(child.textContent) === text)) return true;
    const known = elements.get(text);
    if (known) known.push(element);
    else elements.set(text, [element]);
    return true;
  };
  visit(root);
  return [...elements].flatMap(([text, found]) => {
    const pointers = places.get(text) ?? [];
    const isCertain = found.length === pointers.length;
    return found.map((element, index) => ({
      element,
      pointer: pointers[Math.min(index, pointers.length - 1)] ?? '',
      isCertain,
    }));
  });
}

/** The texts of a section, as the page shows them in a language. */
export function wantedTexts(
  view: View,
  index: number,
  section: Record<string, unknown>,
  language: string,
): Wanted[] {
  const pointer = `/sections${pointerToken(index)}`;
  const texts = stringsOf(section, pointer).filter(
    ({ pointer: at }) => !/\/(type|id|variant|href|icon|motif)$/.test(at),
  );
  const title = view.page?.title;
  // A hero without a title of its own shows the page's.
  if (section.type === 'hero' && section.title === undefined && typeof title === 'string')
    texts.push({ pointer: '/title', text: title });
  return texts.map(({ pointer: at, text }) => ({ pointer: at, text: shownText(view, language, text) }));
}

/** What a text of the document says in a language, as a visitor reads it. */
export function shownText(view: View, language: string, text: string): string {
  const { from, text: words } = translationOf(view, language, text);
  return (from === 'page' || from === 'shared') && hasWords(text) ? words : text;
}
