import { type RefObject, useEffect } from 'react';
import { store, useStore } from '../state/store';

/** Moves the focus to the field that was asked for, as soon as it is there: the one at the pointer, or the nearest around it. */
export function useFieldFocus(form: RefObject<HTMLElement | null>): void {
  const focus = useStore((state) => state.focus);
  useEffect(() => {
    if (focus === undefined) return;
    // Lists open first.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const field = form.current && fieldAt(form.current, focus);
        store.set({ focus: undefined });
        if (!field) return;
        const { language } = store.get();
        const input =
          field.querySelector<HTMLElement>('[data-missing]') ??
          field.querySelector<HTMLElement>(`[data-language="${language}"]`) ??
          field.querySelector<HTMLElement>('input, textarea, button');
        input?.focus({ preventScroll: true });
        (input ?? field).scrollIntoView({ block: 'center' });
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [focus, form]);
}

function fieldAt(form: HTMLElement, pointer: string): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-pointer]')];
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const found = fields.find((field) => field.dataset.pointer === place);
    if (found) return found;
  }
  return undefined;
}
