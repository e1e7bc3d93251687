import { type FocusEvent, useEffect, useRef } from 'react';
import { textElementAt } from '../page/sections';
import { scrollTo } from '../page/walk';
import { leaveField } from '../state/actions';
import { shownAt } from '../state/parts';
import { useWorkbench } from '../state/use-workbench';

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
  const workbench = useWorkbench();
  /** What the page does not show yet. */
  const awaited = useRef<string | undefined>(undefined);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const observer = new MutationObserver(() => {
      if (awaited.current === undefined || !textElementAt(workbench, awaited.current)) return;
      scrollTo(workbench, awaited.current);
      awaited.current = undefined;
    });
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [workbench]);
  return {
    onFocus: (event: FocusEvent) => {
      // An open list of suggestions would close on scrolling.
      const pointer = event.target.matches('[role=combobox]') ? undefined : pointerOf(event);
      awaited.current = pointer !== undefined && !textElementAt(workbench, pointer) ? pointer : undefined;
      if (pointer !== undefined) scrollTo(workbench, pointer);
    },
    onBlur: (event: FocusEvent) => {
      const pointer = pointerOf(event);
      if (pointer !== undefined && shownAt(workbench.store.getState().view, pointer) === '')
        leaveField(workbench, pointer);
    },
  };
}
