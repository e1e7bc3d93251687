import type { PointerEvent } from 'react';
import { ToolIcon } from '../ui/buttons';

/** How close to the edge of the panel a dragged item scrolls it, and how far with each move of the pointer. */
const edge = 40;
const scrollStep = 12;

/**
 * A grip that drags its list item with the pointer. Keys and buttons move it as well, so it is only for the pointer.
 *
 * @param onMove called with the new index of the item
 */
export function Grip({ onMove }: { onMove: (to: number) => void }) {
  const start = (event: PointerEvent<HTMLElement>) => {
    const grip = event.currentTarget;
    const item = grip.closest('.item');
    if (event.button !== 0 || !item?.parentElement) return;
    // The fields of other items must not be selected on the way.
    event.preventDefault();
    dragItem(grip, item, event.pointerId, onMove);
  };
  return (
    <span className="tool grip" aria-hidden="true" onPointerDown={start}>
      <ToolIcon name="grip" />
    </span>
  );
}

/** Follows the pointer until it is released: the item moves then. Escape, or a lost pointer, leaves it in place. */
function dragItem(grip: HTMLElement, item: Element, pointer: number, onMove: (to: number) => void): void {
  const items = [...(item.parentElement?.children ?? [])];
  const from = items.indexOf(item);
  // In a low window the panel scrolls as a whole.
  const scroller = [grip.closest('.body'), grip.closest('.panel')].find(
    (one) => one && one.scrollHeight > one.clientHeight,
  );
  let slot = from;
  const end = new AbortController();
  const { signal } = end;
  const mark = () => {
    for (const [index, one] of items.entries()) {
      const isAbove = index === slot && slot !== from && slot !== from + 1;
      const isBelow = slot === items.length && index === items.length - 1 && from !== index;
      one.toggleAttribute('data-drop-above', !signal.aborted && isAbove);
      one.toggleAttribute('data-drop-below', !signal.aborted && isBelow);
    }
    item.toggleAttribute('data-dragged', !signal.aborted);
  };
  const leave = () => {
    end.abort();
    mark();
  };
  const follow = ({ clientY }: globalThis.PointerEvent) => {
    const { top = 0, bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
    if (clientY < top + edge) scroller?.scrollBy(0, -scrollStep);
    else if (clientY > bottom - edge) scroller?.scrollBy(0, scrollStep);
    const middleOf = (one: Element) => {
      const place = one.getBoundingClientRect();
      return (place.top + place.bottom) / 2;
    };
    slot = items.filter((one) => middleOf(one) < clientY).length;
    mark();
  };
  const drop = () => {
    leave();
    const to = slot > from ? slot - 1 : slot;
    if (to !== from) onMove(to);
  };
  grip.setPointerCapture(pointer);
  grip.addEventListener('pointermove', follow, { signal });
  grip.addEventListener('pointerup', drop, { signal });
  grip.addEventListener('lostpointercapture', leave, { signal });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  window.addEventListener('keydown', onKey, { signal, capture: true });
  mark();
}
