import { type FocusEvent, useEffect, useRef } from 'react';
import { textElementAt } from '../page/sections';
import { scrollTo } from '../page/walk';
import { shownAt } from '../state/parts';
import { leaveField, store } from '../state/store';

/** The pointer of the field or item that contains an element. */
function pointerOf({ target }: FocusEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = target.closest<HTMLElement>('[data-pointer], [data-item]');
  return own?.dataset.pointer ?? own?.dataset.item;
}

/**
 * Makes the page follow the form: it scrolls to what the focused field edits, or to a new item once it is rendered. Records
 * empty fields that were left.
 *
 * @returns the handlers for the element around the forms
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
      // An open list of suggestions would close on scrolling.
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
