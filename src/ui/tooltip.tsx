import { useEffect, useState } from 'react';
import { importFetched } from './fetched-code';
import { useLater } from './use-later';

const fetchLayer = () => importFetched('src/ui/tooltip-layer.tsx', () => import('./tooltip-layer'));

/**
 * Shows the text in `data-tooltip` next to a control that is hovered or focused; the control needs its own accessible name.
 * Radix's tooltips are fetched on the first hover, within the time that a tooltip takes to open.
 */
export function Tooltips() {
  /** The control last hovered or focused. A new object every time, because its text may have changed. */
  const [reached, setReached] = useState<{ control: HTMLElement }>();

  useEffect(() => {
    // The control may have been hovered or focused before hydration.
    const control = document.querySelector<HTMLElement>('[data-tooltip]:is(:hover, :focus-visible)');
    if (control && matchMedia('(hover: hover)').matches) setReached({ control });
    const onReach = (event: Event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
      // Touch does not hover.
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
