import { useEffect, useReducer, useState } from 'react';
import { useWorkbench } from '../state/use-workbench';
import { frameOf } from './frame';
import { sectionIndexOf, shownBy } from './sections';

/** Increments when the layout or a text of the page changes. */
export function useLayout(): number {
  const [layout, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(next);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(main);
    const changes = new MutationObserver(later);
    changes.observe(main, { childList: true, subtree: true, characterData: true });
    addEventListener('resize', later);
    // Opening or moving elements may not resize `main`.
    main.addEventListener('toggle', later, true);
    main.addEventListener('transitionend', later);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('resize', later);
      main.removeEventListener('toggle', later, true);
      main.removeEventListener('transitionend', later);
    };
  }, []);
  return layout;
}

/** What is under the pointer: the index of the section, and the element of the text that a click would edit. */
interface Hovered {
  index: number | undefined;
  text: Element | undefined;
  /** The pointer of a part around `main`. */
  frame: string | undefined;
}

/** What is under the pointer now. */
export function useHovered(): Hovered {
  const workbench = useWorkbench();
  const [hovered, setHovered] = useState<Hovered>({ index: undefined, text: undefined, frame: undefined });
  useEffect(() => {
    const look = (event: PointerEvent) => {
      // The insert button overlaps the page; its section stays hovered.
      const [over] = event.composedPath();
      if (over instanceof Element && over.closest('.insert-here')) return;
      const { target } = event;
      const element = target instanceof Element ? target : undefined;
      const index = element ? sectionIndexOf(element) : -1;
      const shown = element && index >= 0 ? shownBy(workbench, element) : undefined;
      const frame = element && index < 0 ? frameOf(element)?.pointer : undefined;
      const next = { index: index < 0 ? undefined : index, text: shown?.element, frame };
      const isSame = (before: Hovered) =>
        before.index === next.index && before.text === next.text && before.frame === next.frame;
      setHovered((before) => (isSame(before) ? before : next));
    };
    document.addEventListener('pointerover', look);
    return () => document.removeEventListener('pointerover', look);
  }, [workbench]);
  return hovered;
}
