interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** Where an element of the page is drawn, in pixels of the window. */
export function boxInWindow(element: Element): Box {
  return inWindow(element.getBoundingClientRect(), drawnScale());
}

/**
 * A box that the engine gives, in pixels of the window.
 *
 * @param scale what `drawnScale` gives
 */
export function inWindow({ left, top, width, height }: DOMRect, scale: number): Box {
  const [x, y, wide, high] = [left * scale, top * scale, width * scale, height * scale];
  return { left: x, top: y, right: x + wide, bottom: y + high, width: wide, height: high };
}

/**
 * The factor from boxes of the page to pixels of the window. The page is drawn smaller next to the panel (see page.css),
 * and engines do not agree whether `getBoundingClientRect` counts that: WebKitGTK does not. The page is as wide as what it stands
 * in, whose box counts nothing of it.
 */
export function drawnScale(): number {
  const page = document.getElementById('root');
  const inside = page?.getBoundingClientRect().width ?? 0;
  const outside = page?.parentElement?.clientWidth ?? 0;
  return inside > 0 && outside > 0 ? outside / inside : 1;
}
