import { useEffect, useReducer, useState } from 'react';
import { sectionIndexOf } from './sections';

/** A number that is another one whenever something of the page has another place or says something else. */
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
    // What opens or moves without another size of the whole.
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

/** The section under the pointer, by its place. */
export function useHovered(): number | undefined {
  const [hovered, setHovered] = useState<number>();
  useEffect(() => {
    const look = ({ target }: PointerEvent) => {
      const index = target instanceof Element ? sectionIndexOf(target) : -1;
      setHovered(index < 0 ? undefined : index);
    };
    document.addEventListener('pointerover', look);
    return () => document.removeEventListener('pointerover', look);
  }, []);
  return hovered;
}
