import { type FocusEvent, useEffect, useRef } from 'react';
import { textElementAt } from '../page/sections';
import { scrollTo } from '../page/walk';
import { shownAt } from '../state/parts';
import { leaveField, store } from '../state/store';

/** The pointer of the field or item that an element is in. */
function pointerOf({ target }: FocusEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = target.closest<HTMLElement>('[data-pointer], [data-item]');
  return own?.dataset.pointer ?? own?.dataset.item;
}

/**
 * Lets the page follow the form: it scrolls to what the focused field edits; of a new item as soon as that is shown. Takes note of
 * fields that are left empty.
 *
 * @returns the handlers of the element that the forms are in
 */
export function useFollowingPage() {
  /** What the page does not show yet. */
  const awaited = useRef<string | undefined>(undefined);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const observer = new MutationObserver(() => {
      if (awaited.current === undefined || !textElementAt(awaited.current)) return;
      scrollTo(awaited.current);
      awaited.current = undefined;
    });
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return {
    onFocus: (event: FocusEvent) => {
      // A list of suggestions closes when anything scrolls.
      const pointer = event.target.matches('[role=combobox]') ? undefined : pointerOf(event);
      awaited.current = pointer !== undefined && !textElementAt(pointer) ? pointer : undefined;
      if (pointer !== undefined) scrollTo(pointer);
    },
    onBlur: (event: FocusEvent) => {
      const pointer = pointerOf(event);
      if (pointer !== undefined && shownAt(store.get().view, pointer) === '') leaveField(pointer);
    },
  };
}
