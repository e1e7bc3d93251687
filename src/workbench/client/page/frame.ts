import { type FormText, formTextsOf } from '../form/leaves';
import { frameParts, partAt, pointerIn, settingsPart, viewAt } from '../state/parts';
import type { Workbench } from '../state/workbench';
import { matchTexts, type Shown, textsAsRead } from './match';

/** The elements around `main` on every page. */
const around = '#root header, #root footer, body > header, body > footer';

/** An element around `main` with the pointer of the site part that it shows. */
interface FrameElement {
  pointer: string;
  element: HTMLElement;
}

/** The page's header and footer. */
export function frameElements(): FrameElement[] {
  return [...document.querySelectorAll<HTMLElement>(around)]
    .filter((element) => !element.closest('main'))
    .map((element) => ({ pointer: `site:/${element.localName}`, element }));
}

/** The region of an element outside `main`: header, footer, or another sibling of `main`. */
function regionOf(target: Element): Element | undefined {
  const main = document.getElementById('main');
  if (!main || main.contains(target) || target.contains(main)) return undefined;
  let region = target;
  while (region.parentElement && !region.parentElement.contains(main)) region = region.parentElement;
  return region;
}

/** Whether visitors see the text: it is copy, or a name. */
function isRead({ schema: { copy, format, pattern, enum: words, type }, text }: FormText): boolean {
  return text !== '' && (copy !== undefined || (type === 'string' && !format && !pattern && !words));
}

/** The texts of the site document in an element around `main`. */
function frameTexts(workbench: Workbench, root: Element): Shown[] {
  const { view, language, site } = workbench.store.getState();
  if (!site?.frame || !view.site) return [];
  const whole = pointerIn('site', '');
  const parts = frameParts(site.frame.site, site.definitions);
  // Header and footer often say the same.
  const elsewhere = frameElements().filter(
    ({ element }) => !element.contains(root) && !root.contains(element),
  );
  const wanted = formTextsOf(site.frame.site, site.definitions, view.site, whole).filter((leaf) => {
    const isElsewhere = elsewhere.some((frame) => leaf.pointer.startsWith(`${frame.pointer}/`));
    return isRead(leaf) && !isElsewhere && partAt(leaf.pointer, parts) !== settingsPart;
  });
  return matchTexts(root, textsAsRead(viewAt(view, whole), language, wanted));
}

/** Whether an element stays in place while the page scrolls. */
export function isSticky(element: Element): boolean {
  const frame = frameOf(element)?.element;
  return frame !== undefined && /sticky|fixed/.test(getComputedStyle(frame).position);
}

/** The region around `main` that contains an element; undefined for an element of the page itself. */
export function frameOf(target: Element): FrameElement | undefined {
  return frameElements().findLast(({ element }) => element.contains(target));
}

/**
 * The pointer of what an element around `main` shows: a text, the brand, or the whole header or footer; undefined for what no
 * document contains, such as language links.
 */
export function framePointerAt(workbench: Workbench, target: Element): string | undefined {
  const region = regionOf(target);
  if (!region) return undefined;
  const texts = frameTexts(workbench, region);
  const isWithin = (one: Element, other: Element) => one === other || one.contains(other);
  const link = target.closest('a');
  const own =
    texts.find(({ element }) => isWithin(element, target)) ??
    texts.find(({ element }) => link?.contains(element));
  if (own) return own.pointer;
  const frame = frameOf(target);
  // The only link with neither a text of the document nor a language is the logo.
  if (link) return frame && link.querySelector('img, svg') ? 'site:/brand' : undefined;
  if (frame) return frame.pointer;
  const inside = texts.find(({ element }) => region.contains(element));
  return inside?.pointer.split('/').slice(0, 2).join('/');
}

/** The element around `main` with the text at a pointer of the site document. */
export function frameTextAt(workbench: Workbench, pointer: string): Element | undefined {
  const main = document.getElementById('main');
  const regions = [...(main?.parentElement?.children ?? [])].filter((element) => element !== main);
  for (const region of regions) {
    const shown = frameTexts(workbench, region).find((text) => text.pointer === pointer)?.element;
    if (shown) return shown;
  }
  return undefined;
}
