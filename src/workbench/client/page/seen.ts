/** Smaller boxes are unreadable: text for screen readers only is in a one-pixel box. */
const least = 3;

/** The visible lines of an element's text as boxes in the window: excludes closed or hidden content, and what is clipped. */
export function seenLines(element: Element): DOMRect[] {
  const isShown = element.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  });
  if (!isShown) return [];
  const frame = clippingOf(element);
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(
    ({ left, top, right, bottom }) =>
      Math.min(right, frame.right) - Math.max(left, frame.left) > least &&
      Math.min(bottom, frame.bottom) - Math.max(top, frame.top) > least,
  );
}

/** The clipping edges of an element: those of all ancestors that hide overflow. */
function clippingOf(element: Element) {
  const frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(at);
    const isCut = clipPath !== 'none';
    if (!isCut && overflowX === 'visible' && overflowY === 'visible') continue;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    if (isCut || overflowX !== 'visible') {
      frame.left = Math.max(frame.left, left);
      frame.right = Math.min(frame.right, right);
    }
    if (isCut || overflowY !== 'visible') {
      frame.top = Math.max(frame.top, top);
      frame.bottom = Math.min(frame.bottom, bottom);
    }
  }
  return frame;
}
