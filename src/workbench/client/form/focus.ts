import { type RefObject, useEffect } from 'react';
import { type Focus, store, useStore } from '../state/store';

/** What can have the focus within a form. */
const inputs = 'input, textarea, button:not([slot=trigger])';

/**
 * Moves the focus to what was asked for as soon as it is there: the field or the item at the pointer, what is said about it, or
 * the nearest around it.
 */
export function useFieldFocus(form: RefObject<HTMLElement | null>): void {
  const focus = useStore((state) => state.focus);
  useEffect(() => {
    if (focus === undefined) return;
    let frame = 0;
    // Lists open first, and their items are there some frames later.
    const look = (left: number) => {
      if (left > 0 && !(form.current && isThere(form.current, focus))) {
        frame = requestAnimationFrame(() => look(left - 1));
        return;
      }
      store.set({ focus: undefined });
      const target = form.current && targetIn(form.current, focus);
      if (!target) return;
      if (focus.how !== 'reveal') target.focus({ preventScroll: true });
      target.scrollIntoView({ block: focus.how === 'item' ? 'nearest' : 'center' });
    };
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => look(mostFrames));
    });
    return () => cancelAnimationFrame(frame);
  }, [focus, form]);
}

/** As many frames are waited for what was asked for; then the nearest around it is taken. */
const mostFrames = 30;

/** Whether the very thing that was asked for is shown. */
function isThere(form: HTMLElement, { pointer, how }: Focus): boolean {
  const names = how === 'item' ? ['item'] : ['pointer', 'finding', 'item'];
  const found = names.map((name) => form.querySelector(`[data-${name}="${CSS.escape(pointer)}"]`));
  return found.some((element) => element !== null && element.getClientRects().length > 0);
}

function targetIn(form: HTMLElement, { pointer, language, how }: Focus): HTMLElement | undefined {
  const at = (name: string, place: string) =>
    form.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(place)}"]`) ?? undefined;
  if (how === 'item') {
    const item = at('item', pointer);
    if (item) return item;
  }
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const field = at('pointer', place);
    if (field) return inputOf(field, language) ?? field;
    const note = at('finding', place);
    if (note) return note;
    const item = at('item', place);
    if (item) return item;
  }
  return at('finding', '') ?? at('rest', '');
}

/** The input of a field in a language; of an item, which holds fields, the first of all. */
function inputOf(field: HTMLElement, language: string | undefined): HTMLElement | undefined {
  if (field.querySelector('[data-pointer]')) return field.querySelector<HTMLElement>(inputs) ?? undefined;
  const inLanguage = (code: string) => field.querySelector<HTMLElement>(`[data-language="${code}"]`);
  const open = language === 'open' ? field.querySelector<HTMLElement>('[data-open]') : null;
  const own = language === undefined || language === 'open' ? null : inLanguage(language);
  return (
    open ?? own ?? inLanguage(store.get().language) ?? field.querySelector<HTMLElement>(inputs) ?? undefined
  );
}
