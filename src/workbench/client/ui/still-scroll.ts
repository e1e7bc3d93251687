/**
 * Lets a list that opens now stay open although what it belongs to has just been scrolled: whoever types into a field that is half
 * hidden has it scrolled into view by the browser, and lists close when anything scrolls. The list is placed after that scroll, but
 * hears of it only in the next frame.
 *
 * @param within the list's field: scrolls of what is around it are meant, those that begin later are not
 */
export function forgetScroll(within: Element): void {
  const root = within.getRootNode();
  const forget = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener('scroll', forget, true);
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeEventListener('scroll', forget, true)));
}
