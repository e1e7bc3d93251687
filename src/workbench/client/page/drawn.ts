type Box = Omit<DOMRect, 'x' | 'y' | 'toJSON'>;

/** The box of an element in window pixels. */
export function boxInWindow(element: Element): Box {
  return inWindow(element.getBoundingClientRect(), drawnScale());
}

/** Converts a box from the browser to window pixels. @param scale from `drawnScale` */
export function inWindow({ left, top, width, height }: DOMRect, scale: number): Box {
  const [x, y, wide, high] = [left * scale, top * scale, width * scale, height * scale];
  return { left: x, top: y, right: x + wide, bottom: y + high, width: wide, height: high };
}

/**
 * The factor from page boxes to window pixels. The page is scaled down next to the panel (see page.css), and browsers disagree
 * on whether `getBoundingClientRect` includes that: WebKitGTK does not. The page is as wide as its container, whose box is
 * unaffected by the scale.
 */
export function drawnScale(): number {
  const page = document.getElementById('root');
  const inside = page?.getBoundingClientRect().width ?? 0;
  const outside = page?.parentElement?.clientWidth ?? 0;
  return inside > 0 && outside > 0 ? outside / inside : 1;
}
