import { readingOf } from '../../../content/text/inline-text';
import { type Leaf, leavesOf } from '../form/leaves';
import { partAt, partsOf, pointerIn, settings, viewAt } from '../state/parts';
import { store } from '../state/store';
import { matchTexts, type Shown, shownText } from './match';

/** What stands around `main` on every page. */
const around = '#root header, #root footer, body > header, body > footer';

/** An element that stands on every page, and the pointer of the part of the site that it shows. */
export interface FrameElement {
  pointer: string;
  element: HTMLElement;
}

/** Header and footer of the page. */
export function frameElements(): FrameElement[] {
  return [...document.querySelectorAll<HTMLElement>(around)]
    .filter((element) => !element.closest('main'))
    .map((element) => ({ pointer: `site:/${element.localName}`, element }));
}

/** What an element outside `main` stands in: header or footer, or whatever else lies beside `main`. */
function regionOf(target: Element): Element | undefined {
  const main = document.getElementById('main');
  if (!main || main.contains(target) || target.contains(main)) return undefined;
  let region = target;
  while (region.parentElement && !region.parentElement.contains(main)) region = region.parentElement;
  return region;
}

/** Whether visitors read a text of a part: it is copy, or a name. */
function isRead({ schema: { copy, format, pattern, enum: words, type }, text }: Leaf): boolean {
  return text !== '' && (copy !== undefined || (type === 'string' && !format && !pattern && !words));
}

/** The texts of the site document that an element around `main` shows. */
export function frameTexts(root: Element): Shown[] {
  const { view, language, site } = store.get();
  if (!site?.frame || !view.site) return [];
  const own = viewAt(view, pointerIn('site', ''));
  const parts = partsOf(site.frame.site, site.definitions);
  const wanted = leavesOf(site.frame.site, site.definitions, view.site, '').filter(
    (leaf) => isRead(leaf) && partAt(pointerIn('site', leaf.pointer), parts) !== settings,
  );
  return matchTexts(
    root,
    wanted.map(({ pointer, text, schema }) => {
      const shown = shownText(own, language, text);
      return {
        pointer: pointerIn('site', pointer),
        text: schema.copy === 'inline' ? readingOf(shown) : shown,
      };
    }),
  );
}

/** Whether an element stays where it is while the page scrolls. */
export function isSticky(element: Element): boolean {
  const frame = frameOf(element)?.element;
  return frame !== undefined && /sticky|fixed/.test(getComputedStyle(frame).position);
}

/** What stands on every page and holds an element; undefined for one of the page itself. */
export function frameOf(target: Element): FrameElement | undefined {
  return frameElements().findLast(({ element }) => element.contains(target));
}

/**
 * What of the site document an element around `main` shows: a text, the brand, header or footer as a whole; undefined for what
 * is written in no document, such as the links to other languages.
 */
export function framePointerAt(target: Element): string | undefined {
  const region = regionOf(target);
  if (!region) return undefined;
  const texts = frameTexts(region);
  const isWithin = (one: Element, other: Element) => one === other || one.contains(other);
  const link = target.closest('a');
  const own =
    texts.find(({ element }) => isWithin(element, target)) ??
    texts.find(({ element }) => link?.contains(element));
  if (own) return own.pointer;
  const frame = frameOf(target);
  // The one link that shows no text of the document, nor a language, shows the logo.
  if (link) return frame && link.querySelector('img, svg') ? 'site:/brand' : undefined;
  if (frame) return frame.pointer;
  const inside = texts.find(({ element }) => region.contains(element));
  return inside?.pointer.split('/').slice(0, 2).join('/');
}

/** The element around `main` that shows the text at a pointer of the site document. */
export function frameTextAt(pointer: string): Element | undefined {
  const main = document.getElementById('main');
  const regions = [...(main?.parentElement?.children ?? [])].filter((element) => element !== main);
  for (const region of regions) {
    const shown = frameTexts(region).find((text) => text.pointer === pointer)?.element;
    if (shown) return shown;
  }
  return undefined;
}
