/**
 * Keeps a newly opened list open although its surroundings have just scrolled: typing into a half-hidden field scrolls it into
 * view, and lists close on scroll. The list is positioned after that scroll but receives the event only in the next frame.
 *
 * @param within the list's field; scroll events in its root are ignored for two frames
 */
export function forgetScroll(within: Element): void {
  const root = within.getRootNode();
  const forget = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener('scroll', forget, true);
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeEventListener('scroll', forget, true)));
}
