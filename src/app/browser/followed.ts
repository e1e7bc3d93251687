import { currentKey } from './scroll';

/** The link followed from each history entry: its place among the links of the page, and its address. */
const followed = new Map<string, [index: number, href: string]>();

/** Stores the link that has the focus. */
export function rememberLink(): void {
  const { activeElement, links } = document;
  if (activeElement instanceof HTMLAnchorElement)
    followed.set(currentKey(), [[...links].indexOf(activeElement), activeElement.href]);
}

/** Focuses the link that was followed from the current entry. @returns whether it is there and visible */
export function focusLink(): boolean {
  const [index = -1, href] = followed.get(currentKey()) ?? [];
  const link = document.links[index];
  if (!link || link.href !== href) return false;
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}
