import { type Fault, type Field, faultIn } from './fault';

/** What a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field is called that nobody sees: only programs fill it in. No field of a document can be called like that. */
export const trap = '_leave-empty';

/** The controls of a form, by the names of their fields. A name may be one that forms have themselves, such as `reset`. */
export function controlsIn(body: Element | null): Map<string, Control> {
  const found = body?.querySelectorAll<Control>('input[name], select[name], textarea[name]') ?? [];
  return new Map([...found].map((control) => [control.name, control]));
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** What a control says, as it is sent; a box that is not ticked says nothing. */
export function sentBy(control: Control | undefined): string {
  if (!control) return '';
  return isBox(control) && !control.checked ? '' : control.value;
}

/** What is wrong in each field of a form. */
export function faultsIn(fields: readonly Field[], controls: ReadonlyMap<string, Control>) {
  const faults = new Map<string, Fault>();
  for (const field of fields) {
    const control = controls.get(field.name);
    const fault = faultIn(field, sentBy(control), control?.validity.badInput);
    if (fault) faults.set(field.name, fault);
  }
  return faults;
}

/** What a control holds, so that it can be put back in another language: the place of what was chosen, not its words. */
export function stateOf(control: Control): string {
  if (isBox(control)) return control.checked ? 'on' : '';
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex > 0 ? `${control.selectedIndex}` : '';
  return control.value;
}

/** Puts back what `stateOf` has given. */
export function restore(control: Control, state: string): void {
  if (isBox(control)) control.checked = state !== '';
  else if (control instanceof HTMLSelectElement) control.selectedIndex = Number(state);
  else control.value = state;
}
