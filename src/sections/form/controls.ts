import { type Fault, type Field, faultIn } from './fault';

/** A form control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The name of the honeypot field, which is hidden and filled in only by bots. Fields of documents cannot have this name. */
export const trap = '_leave-empty';

/** The controls of a form by field name. A name may shadow a property of the form element, such as `reset`. */
export function controlsIn(body: Element | null): Map<string, Control> {
  const found = body?.querySelectorAll<Control>('input[name], select[name], textarea[name]') ?? [];
  return new Map([...found].map((control) => [control.name, control]));
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The value that a control submits; empty for an unchecked box. */
export function sentBy(control: Control | undefined): string {
  if (!control) return '';
  return isBox(control) && !control.checked ? '' : control.value;
}

/** The faults of a form's fields. */
export function faultsIn(fields: readonly Field[], controls: ReadonlyMap<string, Control>) {
  const faults = new Map<string, Fault>();
  for (const field of fields) {
    const control = controls.get(field.name);
    const fault = faultIn(field, sentBy(control), control?.validity.badInput);
    if (fault) faults.set(field.name, fault);
  }
  return faults;
}

/** A control's state in a form that can be restored in another language: the index of the selected option, not its text. */
export function stateOf(control: Control): string {
  if (isBox(control)) return control.checked ? 'on' : '';
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex > 0 ? `${control.selectedIndex}` : '';
  return control.value;
}

/** Restores a state from `stateOf`. */
export function restore(control: Control, state: string): void {
  if (isBox(control)) control.checked = state !== '';
  else if (control instanceof HTMLSelectElement) control.selectedIndex = Number(state);
  else control.value = state;
}
