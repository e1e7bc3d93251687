import { parsePath } from '../../../content/model/routes';
import { sectionSelector } from '../../../content/model/section-selector';
import { typeOf } from '../../../content/schema/fields';
import { formTextsOf } from '../form/leaves';
import { schemaOfType } from '../form/schema';
import { contentOfSection, parentOf, partPlace, sectionIndexIn, shownAt } from '../state/parts';
import type { Workbench } from '../state/workbench';
import { frameElements, frameTextAt } from './frame';
import { matchTexts, type Shown, textsAsRead, wantedTexts } from './match';
import { textNodeOf } from './text-node';

/** The elements of the page's sections, in order. */
export function sectionElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(sectionSelector)];
}

/** The page's breadcrumb, which precedes its sections. */
export function breadcrumbElement(): Element | undefined {
  const first = document.getElementById('main')?.firstElementChild;
  return first?.localName === 'nav' ? first : undefined;
}

function breadcrumbTexts(workbench: Workbench): Shown[] {
  const { view, language, site } = workbench.store.getState();
  const element = breadcrumbElement();
  const schema = site?.page.properties?.breadcrumb;
  if (!element || !schema) return [];
  const leaves = formTextsOf(schema, site.definitions, view.page?.breadcrumb, '/breadcrumb');
  const wanted = leaves.filter((leaf) => leaf.schema.copy && leaf.text !== '');
  return matchTexts(element, textsAsRead(view, language, wanted));
}

/** The index of the section that contains an element; -1 outside of all. */
export function sectionIndexOf(element: Element): number {
  return sectionElements().findLastIndex((section) => section.contains(element));
}

/** The texts of a section on the page, with their elements. */
export function shownTexts(workbench: Workbench, index: number): Shown[] {
  const { view, language, site } = workbench.store.getState();
  const element = sectionElements()[index];
  if (!element || !site) return [];
  return matchTexts(element, wantedTexts(view, contentOfSection(view, index), language, site));
}

/** The text that an element, or its nearest ancestor, shows. */
export function shownBy(workbench: Workbench, target: Element): Shown | undefined {
  const index = sectionIndexOf(target);
  const shown = index < 0 ? textsBeside(workbench, target) : shownTexts(workbench, index);
  return shown.find(({ element }) => element === target || element.contains(target));
}

/** The page's texts outside its sections, if they include the element. */
function textsBeside(workbench: Workbench, element: Element): Shown[] {
  return breadcrumbElement()?.contains(element) ? breadcrumbTexts(workbench) : [];
}

/** Whether a form pointer leads to a whole section. */
export function isSectionPointer(pointer: string): boolean {
  const { owner, own } = partPlace(pointer);
  return owner === 'page' ? /^\/sections\/\d+$/.test(own) : own === '';
}

/**
 * What an element of the page stands for: the text that it shows; for an image, the field that names it; for a link without
 * text of its own, its target; otherwise the smallest part of the document (an item, a section) with the texts in it.
 */
export function pointerAt(workbench: Workbench, target: Element): string {
  const index = sectionIndexOf(target);
  if (index < 0) return shownBy(workbench, target)?.pointer ?? '/breadcrumb';
  const shown = shownTexts(workbench, index);
  const isImage = target.closest('img, picture') !== null;
  const own = shown.find(({ element }) => element === target || element.contains(target));
  if (own) return isImage ? imageAt(workbench, own.pointer) : own.pointer;
  const composed = composedAt(workbench, target, index, shown);
  if (composed !== undefined) return composed;
  const section = sectionElements()[index];
  for (let around: Element | null = target; around && around !== section; around = around.parentElement) {
    const inside = shown.filter(({ element }) => around?.contains(element));
    if (inside.length === 0) continue;
    const common = inside.map(({ pointer }) => pointer).reduce(commonPointer);
    return isImage ? imageAt(workbench, common) : (linkAt(workbench, target, common, inside) ?? common);
  }
  const { view } = workbench.store.getState();
  return isImage ? imageAt(workbench, contentOfSection(view, index)) : `/sections/${index}`;
}

/** The longest common prefix of two pointers. */
function commonPointer(one: string, other: string): string {
  const tokens = one.split('/');
  const others = other.split('/');
  const depth = tokens.findIndex((token, place) => token !== others[place]);
  return depth < 0 ? one : tokens.slice(0, depth).join('/');
}

/** The first of several texts that an element combines, with each other or with labels: "Finance, Law", "Time: 8 weeks". */
function composedAt(
  workbench: Workbench,
  target: Element,
  index: number,
  shown: readonly Shown[],
): string | undefined {
  const { view, language, site } = workbench.store.getState();
  const words = textNodeOf(target)?.data.trim();
  if (!site || !words) return undefined;
  const pointers = new Set(shown.map(({ pointer }) => pointer));
  const within = wantedTexts(view, contentOfSection(view, index), language, site).filter(
    ({ pointer, text }) => !pointers.has(pointer) && text.length > 2 && words.includes(text),
  );
  return within[0]?.pointer;
}

/** The field with the target of a link in its item; undefined if there are several. */
function linkAt(
  workbench: Workbench,
  target: Element,
  common: string,
  inside: readonly Shown[],
): string | undefined {
  const link = target.closest('a');
  const { site } = workbench.store.getState();
  if (!link || !site) return undefined;
  const isOwn = link.origin === location.origin;
  const { route } = parsePath(link.pathname, site.languages);
  const address = isOwn ? route + link.search + link.hash : (link.getAttribute('href') ?? '');
  const parts = [common, ...inside.map(({ pointer }) => parentOf(pointer))];
  const leaves = leavesOfSection(workbench, wholeOf(workbench, common)).filter(
    ({ schema, text, pointer }) =>
      schema.format === 'href' && text === address && parts.some((part) => pointer.startsWith(`${part}/`)),
  );
  return leaves.length === 1 ? leaves[0]?.pointer : undefined;
}

/** All texts in the section at a form pointer. */
function leavesOfSection(workbench: Workbench, whole: string) {
  const { view, site } = workbench.store.getState();
  const section = shownAt(view, whole);
  const schema = schemaOfType(site, typeOf(section));
  return schema ? formTextsOf(schema, site?.definitions ?? {}, section, whole) : [];
}

/** The form pointer of the section that a pointer leads into. */
function wholeOf(workbench: Workbench, pointer: string): string {
  const { view } = workbench.store.getState();
  return contentOfSection(view, sectionIndexIn(view, pointer) ?? -1);
}

/** The image that the text at a pointer describes, or the only image of the smallest part around it that has one. */
function imageAt(workbench: Workbench, pointer: string): string {
  const { view } = workbench.store.getState();
  const named = pointer.replace(/Alt$/, '');
  if (named !== pointer && typeof shownAt(view, named) === 'string') return named;
  const whole = wholeOf(workbench, pointer);
  const images = leavesOfSection(workbench, whole).filter((leaf) => leaf.schema.format === 'image');
  for (let part = pointer; part.startsWith(whole); part = parentOf(part)) {
    const [only, ...more] = images.filter((image) => image.pointer.startsWith(`${part}/`));
    if (only) return more.length === 0 ? only.pointer : part;
  }
  return pointer;
}

/** The element with the text at a pointer; undefined if the page does not show it. */
export function textElementAt(workbench: Workbench, pointer: string): Element | undefined {
  if (partPlace(pointer).owner === 'site') return frameTextAt(workbench, pointer);
  if (pointer.startsWith('/breadcrumb/'))
    return breadcrumbTexts(workbench).find((text) => text.pointer === pointer)?.element;
  // A hero without a title of its own shows the page's.
  const { view } = workbench.store.getState();
  const index = pointer === '/title' ? 0 : sectionIndexIn(view, pointer);
  if (index === undefined) return undefined;
  return shownTexts(workbench, index).find((text) => text.pointer === pointer)?.element;
}

/**
 * The element for the value at a pointer: its text; otherwise the element around the texts of the smallest part that has any;
 * for a new item that is not shown yet, the item before it; finally the section.
 */
export function elementAt(workbench: Workbench, pointer: string): Element | undefined {
  const exact = textElementAt(workbench, pointer);
  if (!exact && partPlace(pointer).owner === 'site')
    return frameElements().find((frame) => `${pointer}/`.startsWith(`${frame.pointer}/`))?.element;
  const index = sectionIndexIn(workbench.store.getState().view, pointer);
  if (exact || index === undefined) return exact;
  const shown = shownTexts(workbench, index);
  for (let part = pointer; !isSectionPointer(part) && part !== ''; part = parentOf(part)) {
    const element =
      around(shown, part) ??
      around(
        shown,
        part.replace(/\d+$/, (item) => String(Number(item) - 1)),
      );
    if (element) return element;
  }
  return sectionElements()[index];
}

/** The smallest element around all texts of a part of the document. */
function around(shown: readonly Shown[], place: string): Element | undefined {
  const inside = shown.filter(({ pointer }) => `${pointer}/`.startsWith(`${place}/`));
  let element: Element | null | undefined = inside[0]?.element;
  while (element && !inside.every((text) => element?.contains(text.element))) element = element.parentElement;
  return element ?? undefined;
}
