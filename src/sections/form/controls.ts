import { type Fault, type FieldOfForm, faultIn } from './fault';

/** A form control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The name of the honeypot field, which is hidden and filled in only by bots. Fields of documents cannot have this name. */
export const trap = '_leave-empty';

/** The controls of a form by field name. A name may shadow a property of the form element, such as `reset`. */
export function controlsIn(body: Element | null): Map<string, Control> {
  const controls = body?.querySelectorAll<Control>('input[name], select[name], textarea[name]') ?? [];
  return new Map([...controls].map((control) => [control.name, control]));
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The value that a control submits; empty for an unchecked box. */
export function sentBy(control: Control | undefined): string {
  if (!control) return '';
  return isBox(control) && !control.checked ? '' : control.value;
}

/** The faults of a form's fields. @param textOf the text of a field, as it is sent */
export function faultsIn(
  fields: readonly FieldOfForm[],
  controls: ReadonlyMap<string, Control>,
  textOf: (field: FieldOfForm) => string,
) {
  const faults = new Map<string, Fault>();
  for (const field of fields) {
    const fault = faultIn(field, textOf(field), controls.get(field.name)?.validity.badInput);
    if (fault) faults.set(field.name, fault);
  }
  return faults;
}

/** Focuses a control. A select that was replaced by a list is hidden; its button is focused instead. */
export function focusOn(control: Control | undefined): void {
  const shown = control?.matches('[aria-hidden=true]')
    ? control.parentElement?.querySelector('button')
    : control;
  shown?.focus();
}

/** A control's state in a form that can be restored in another language: the index of the selected option, not its text. */
export function stateOf(control: Control): string {
  if (isBox(control)) return control.checked ? 'on' : '';
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex > 0 ? `${control.selectedIndex}` : '';
  return control.value;
}

/** Restores a state from `stateOf`, except for selects: their value is React state. */
export function restoreControl(control: Control, state: string): void {
  if (isBox(control)) control.checked = state !== '';
  else if (!(control instanceof HTMLSelectElement)) control.value = state;
}
