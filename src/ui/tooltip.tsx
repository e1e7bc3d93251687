import { useEffect, useState } from 'react';
import { importFetched } from './fetched-code';
import { useLater } from './use-later';

const fetchLayer = () => importFetched('src/ui/tooltip-layer.tsx', () => import('./tooltip-layer'));

/**
 * Shows a few words beside whatever control is pointed at or focused and says them in `data-tooltip`; the control needs a
 * name of its own. Radix's tooltips are fetched when the first control is pointed at, in less time than one takes to open.
 */
export function Tooltips() {
  /** The control that was last pointed at or focused. A new object every time, because its text may have changed meanwhile. */
  const [reached, setReached] = useState<{ control: HTMLElement }>();

  useEffect(() => {
    // The pointer or the focus may have been there before the application.
    const control = document.querySelector<HTMLElement>('[data-tooltip]:is(:hover, :focus-visible)');
    if (control && matchMedia('(hover: hover)').matches) setReached({ control });
    const onReach = (event: Event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
      // Fingers do not point.
      const isPointed = event instanceof PointerEvent && event.pointerType !== 'touch';
      if (control && (isPointed || control.matches(':focus-visible'))) setReached({ control });
    };
    const types = ['pointerover', 'focusin'];
    for (const type of types) document.addEventListener(type, onReach);
    return () => {
      for (const type of types) document.removeEventListener(type, onReach);
    };
  }, []);

  const TooltipLayer = useLater(fetchLayer, reached).value?.default;
  return TooltipLayer && reached ? <TooltipLayer control={reached.control} /> : null;
}
