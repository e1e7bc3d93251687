import { type RefObject, useEffect } from 'react';
import { parentOf } from '../state/parts';
import type { Focus } from '../state/store';
import { useStore, useWorkbench } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';

/** Focusable elements in a form. */
const inputs = 'input, textarea, button:not([slot=trigger])';

/**
 * Moves the focus to the requested target as soon as it is rendered: the field or item at the pointer, a finding on it, or the
 * nearest ancestor.
 */
export function useFieldFocus(form: RefObject<HTMLElement | null>): void {
  const workbench = useWorkbench();
  const focus = useStore((state) => state.focus);
  useEffect(() => {
    if (focus === undefined) return;
    let frame = 0;
    // Lists expand first, and their items are rendered some frames later.
    const look = (left: number) => {
      if (left > 0 && !(form.current && isThere(form.current, focus))) {
        frame = requestAnimationFrame(() => look(left - 1));
        return;
      }
      workbench.store.change({ focus: undefined });
      const target = form.current && targetIn(workbench, form.current, focus);
      if (!target) return;
      if (focus.how !== 'reveal') target.focus({ preventScroll: true });
      target.scrollIntoView({ block: focus.how === 'item' ? 'nearest' : 'center' });
    };
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => look(mostFrames));
    });
    return () => cancelAnimationFrame(frame);
  }, [workbench, focus, form]);
}

/** Number of frames to wait for the target before the nearest ancestor is used. */
const mostFrames = 30;

/** Whether the exact target is shown. */
function isThere(form: HTMLElement, { pointer, how }: Focus): boolean {
  const names = how === 'item' ? ['item'] : ['pointer', 'finding', 'item'];
  const elements = names.map((name) => form.querySelector(`[data-${name}="${CSS.escape(pointer)}"]`));
  return elements.some((element) => element !== null && element.getClientRects().length > 0);
}

function targetIn(
  workbench: Workbench,
  form: HTMLElement,
  { pointer, language, how }: Focus,
): HTMLElement | undefined {
  const at = (name: string, place: string) =>
    form.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(place)}"]`) ?? undefined;
  if (how === 'item') {
    const item = at('item', pointer);
    if (item) return item;
  }
  for (let place = pointer; place !== ''; place = parentOf(place)) {
    const field = at('pointer', place);
    if (field) return inputOf(workbench, field, language) ?? field;
    const note = at('finding', place);
    if (note) return note;
    const item = at('item', place);
    if (item) return item;
  }
  return at('finding', '');
}

/** The input of a field in a language; for an item, its first input. */
function inputOf(
  workbench: Workbench,
  field: HTMLElement,
  language: string | undefined,
): HTMLElement | undefined {
  if (field.querySelector('[data-pointer]')) return field.querySelector<HTMLElement>(inputs) ?? undefined;
  const inLanguage = (code: string) => field.querySelector<HTMLElement>(`[data-language="${code}"]`);
  const open = language === 'open' ? field.querySelector<HTMLElement>('[data-open]') : null;
  const own = language === undefined || language === 'open' ? null : inLanguage(language);
  return (
    open ??
    own ??
    inLanguage(workbench.store.getState().language) ??
    field.querySelector<HTMLElement>(inputs) ??
    undefined
  );
}
