import { sectionsOf } from '../state/documents';
import { store } from '../state/store';
import { matchTexts, type Shown, wantedTexts } from './match';

/** The elements of the page's sections, in order: the children of `main`, apart from the breadcrumb. */
export function sectionElements(): HTMLElement[] {
  const main = document.getElementById('main');
  return [...(main?.children ?? [])].filter(
    (child, index): child is HTMLElement =>
      child instanceof HTMLElement && !(index === 0 && child.localName === 'nav'),
  );
}

/** The place of the section that an element is in; -1 outside of all. */
export function sectionIndexOf(element: Element): number {
  return sectionElements().findIndex((section) => section.contains(element));
}

/** The texts of a section that the page shows, each with its element. */
export function shownTexts(index: number): Shown[] {
  const { view, language, site } = store.get();
  const element = sectionElements()[index];
  const section = sectionsOf(view)[index];
  if (!element || !section || !site) return [];
  return matchTexts(element, wantedTexts(view, index, section, language, site));
}

/** The text of the document that an element shows, or the nearest one around it. */
export function shownBy(target: Element): Shown | undefined {
  const index = sectionIndexOf(target);
  if (index < 0) return undefined;
  const shown = shownTexts(index);
  return shown.find(({ element }) => element === target || element.contains(target));
}

/** The element that shows the value at a pointer: its text, or its section. */
export function elementAt(pointer: string): Element | undefined {
  const index = Number(/^\/sections\/(\d+)/.exec(pointer)?.[1] ?? Number.NaN);
  if (pointer === '/title') return shownTexts(0).find((text) => text.pointer === pointer)?.element;
  if (Number.isNaN(index)) return undefined;
  return shownTexts(index).find((text) => text.pointer === pointer)?.element ?? sectionElements()[index];
}
