import { useEffect, useState } from 'react';
import { importFetched } from './fetched-code';
import { useLater } from './use-later';

/** The delays of the specification's section 9, in milliseconds. */
const openDelay = 700;
const skipDelay = 300;
/** How long the pointer may take from the control to its tooltip, which stays while it is pointed at. */
const leaveDelay = 120;

const fetchTooltip = () => importFetched('src/ui/tooltip-layer.tsx', () => import('./tooltip-layer'));

/** The control that a place on the page belongs to, if it has a tooltip. */
function controlOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;
}

/**
 * Shows a few words beside whatever control is pointed at or focused and says them in `data-tooltip`; the control needs a
 * name of its own. What shows them is fetched when the first control is pointed at, in less time than it takes to open,
 * and stands beside the control: nothing is put around it, which would take it away from under the pointer.
 */
export function Tooltips() {
  const [control, setControl] = useState<HTMLElement>();

  useEffect(() => {
    let timer = 0;
    let shown: HTMLElement | undefined;
    let pending: HTMLElement | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    /** The control that was pressed: it stays without its tooltip until the pointer has left it. */
    let pressed: HTMLElement | undefined;
    const later = (action: () => void, delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(action, delay);
    };
    const show = (next: HTMLElement | undefined) => {
      clearTimeout(timer);
      pending = undefined;
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setControl(next);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      const next = controlOf(target);
      if (next && next === pressed) return;
      pressed = undefined;
      if (pointerType === 'touch' || (next && next === pending)) return;
      if (next && next === shown) return clearTimeout(timer);
      if (next) {
        pending = next;
        fetchTooltip().catch(() => {});
        const isQuick = shown !== undefined || performance.now() - closedAt < skipDelay;
        later(() => show(next), isQuick ? 0 : openDelay);
      } else if (target instanceof Element && target.closest('[role=tooltip], [data-tooltip-content]')) {
        clearTimeout(timer);
      } else if (shown || pending) {
        pending = undefined;
        later(() => show(undefined), shown ? leaveDelay : 0);
      }
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const next = controlOf(target);
      if (next?.matches(':focus-visible')) show(next);
      else if (shown) show(undefined);
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (controlOf(target) === shown) show(undefined);
    };
    const close = () => (shown || pending) && show(undefined);
    const onPointerDown = ({ target }: PointerEvent) => {
      pressed = controlOf(target);
      close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const listeners = {
      pointerover: onPointerOver,
      focusin: onFocusIn,
      focusout: onFocusOut,
      pointerdown: onPointerDown,
      keydown: onKeyDown,
      scroll: close,
    } as unknown as Record<string, EventListener>;
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
    };
  }, []);

  const TooltipLayer = useLater(fetchTooltip, control).value?.default;
  const text = control?.dataset.tooltip;
  if (!control || !text || !TooltipLayer) return null;
  return <TooltipLayer key={text} control={control} text={text} />;
}
