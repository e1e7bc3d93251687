/** Focusable elements, in document order. */
const focusable =
  ':is(button, input, textarea, a[href], [tabindex]):not(:disabled, [tabindex="-1"]:not([data-rest]))';

/**
 * Keeps the focus in an element: if the focused element is removed or disabled, the nearest remaining one is focused, so that
 * keyboard users continue where they were rather than at the top of the page.
 *
 * @returns a function that ends this
 */
export function keepFocus(container: HTMLElement): () => void {
  /** The focused element and its ancestors. */
  let path: HTMLElement[] = [];
  const root = container.getRootNode() as Document | ShadowRoot;
  const onFocus = () => {
    path = [];
    for (let at = root.activeElement; at instanceof HTMLElement && at !== container; at = at.parentElement)
      path.push(at);
  };
  const onBlur = () =>
    setTimeout(() => {
      // The focus was moved away on purpose.
      const [last] = path;
      if (last && last !== moved && !isGone(last) && root.activeElement !== last) path = [];
    });
  let frame = 0;
  /** The focused element after it was moved in the DOM, which makes browsers blur it. */
  let moved: HTMLElement | undefined;
  const observer = new MutationObserver((records) => {
    const [last] = path;
    if (!last) return;
    const isMoved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)));
    if (isMoved) moved = last;
    else if (!isGone(last)) return;
    cancelAnimationFrame(frame);
    // By then, code that moves the focus itself has done so.
    frame = after(4, () => {
      moved = undefined;
      if (hasFocus(root) || path[0] !== last) return;
      const around = [...path.filter((element) => element.isConnected), container];
      const next = isGone(last) ? around.map((element) => restOf(element, last)).find(Boolean) : last;
      next?.focus({ preventScroll: true });
    });
  });
  const after = (frames: number, work: () => void): number =>
    requestAnimationFrame(() => {
      if (frames <= 1) work();
      else frame = after(frames - 1, work);
    });
  container.addEventListener('focusin', onFocus);
  container.addEventListener('focusout', onBlur);
  observer.observe(container, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    container.removeEventListener('focusin', onFocus);
    container.removeEventListener('focusout', onBlur);
  };
}

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/** Whether anything has the focus: in this root, or in the page around it, where somebody may have begun to type. */
function hasFocus(root: Document | ShadowRoot): boolean {
  const isWithin = root instanceof ShadowRoot && document.activeElement === root.host;
  const focused = (isWithin ? root : document).activeElement;
  return focused instanceof Element && focused !== document.body && !isGone(focused);
}

/**
 * Moves the focus to an element's resting place if nothing has it a few frames later, for example because a dialog has closed
 * and its trigger is gone.
 *
 * @returns a function that cancels this
 */
export function returnFocus(container: HTMLElement): () => void {
  let frames = 6;
  let frame = requestAnimationFrame(function look() {
    if (frames-- > 0) {
      frame = requestAnimationFrame(look);
      return;
    }
    if (hasFocus(container.getRootNode() as Document | ShadowRoot)) return;
    container.querySelector<HTMLElement>('[data-rest]')?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * The resting place of the focus in an element: the declared one; next to the last focused element if that is still present but
 * disabled (pressing "down" at the end focuses "up"); otherwise the first focusable element.
 */
function restOf(element: HTMLElement, last: HTMLElement): HTMLElement | undefined {
  const all = [...element.querySelectorAll<HTMLElement>(focusable)].filter((candidate) =>
    candidate.checkVisibility(),
  );
  const isBefore = (candidate: HTMLElement) =>
    (last.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const beside = element.contains(last)
    ? (all.find((candidate) => !isBefore(candidate)) ?? all.at(-1))
    : undefined;
  return all.find((candidate) => candidate.dataset.rest !== undefined) ?? beside ?? all[0];
}
