/** Smaller than this, nothing can be read: words for screen readers alone lie in boxes of one pixel. */
const least = 3;

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The lines of an element's text that can be seen, as boxes in the window: nothing within what is closed or hidden, and nothing
 * outside of what cuts it off.
 */
export function seenLines(element: Element): DOMRect[] {
  const isShown = element.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  });
  if (!isShown) return [];
  const frame = frameOf(element);
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(
    ({ left, top, right, bottom }) =>
      Math.min(right, frame.right) - Math.max(left, frame.left) > least &&
      Math.min(bottom, frame.bottom) - Math.max(top, frame.top) > least,
  );
}

/** What an element is cut off at: the edges of everything around it that hides what sticks out. */
function frameOf(element: Element): Edges {
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
