/** What can have the focus, in the order in which it is found. */
const focusable =
  ':is(button, input, textarea, a[href], [tabindex]):not(:disabled, [tabindex="-1"]:not([data-rest]))';

/**
 * Keeps the focus within an element: when what had it goes, or can no longer have it, the nearest thing that stays gets it. Who
 * works by keyboard goes on where they were, and does not start again at the top of the page.
 *
 * @returns what ends it
 */
export function keepFocus(container: HTMLElement): () => void {
  /** What has the focus, and everything around it. */
  let path: HTMLElement[] = [];
  const root = container.getRootNode() as Document | ShadowRoot;
  const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');
  const onFocus = () => {
    path = [];
    for (let at = root.activeElement; at instanceof HTMLElement && at !== container; at = at.parentElement)
      path.push(at);
  };
  const onBlur = () =>
    setTimeout(() => {
      // Whoever leaves of their own accord is not called back.
      const [last] = path;
      if (last && last !== moved && !isGone(last) && root.activeElement !== last) path = [];
    });
  let frame = 0;
  /** What had the focus and was put elsewhere: browsers take the focus away from it. */
  let moved: HTMLElement | undefined;
  const observer = new MutationObserver((records) => {
    const [last] = path;
    if (!last) return;
    const isMoved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)));
    if (isMoved) moved = last;
    else if (!isGone(last)) return;
    cancelAnimationFrame(frame);
    // What moves the focus itself has done so by then.
    frame = after(4, () => {
      moved = undefined;
      const isLost = root.activeElement === null || isGone(root.activeElement as HTMLElement);
      if (!isLost || path[0] !== last) return;
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

/**
 * Gives the focus to where it rests in an element when nothing has it a few frames from now: a dialog has closed, and what had it
 * before is gone.
 *
 * @returns what calls that off
 */
export function returnFocus(container: HTMLElement, frames = 6): () => void {
  let frame = requestAnimationFrame(function look() {
    if (frames-- > 0) {
      frame = requestAnimationFrame(look);
      return;
    }
    const root = container.getRootNode() as Document | ShadowRoot;
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== null;
    if (root.activeElement !== null && root.activeElement !== document.body) return;
    const isHost = root instanceof ShadowRoot && document.activeElement === root.host;
    if (isElsewhere && !isHost) return;
    container.querySelector<HTMLElement>('[data-rest]')?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Where the focus rests within an element: where it says so; beside what had it, if that is still there and can have it no longer
 * (whoever presses "down" again at the end is beside "up"); else on the first thing that can have it.
 */
function restOf(element: HTMLElement, last: HTMLElement): HTMLElement | undefined {
  const all = [...element.querySelectorAll<HTMLElement>(focusable)].filter((found) =>
    found.checkVisibility(),
  );
  const isBefore = (found: HTMLElement) =>
    (last.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const beside = element.contains(last) ? (all.find((found) => !isBefore(found)) ?? all.at(-1)) : undefined;
  return all.find((found) => found.dataset.rest !== undefined) ?? beside ?? all[0];
}
