import type { FieldOfForm } from './fault';

/** The options of a choice, with the value that is sent for each. */
export function optionsOf({ options = [], values = [] }: FieldOfForm): { value: string; label: string }[] {
  return options.map((label, index) => ({ value: values[index] ?? label, label }));
}

/** The value that is sent for a choice; empty if nothing is chosen. @param place the position of the option, from `1` */
export function chosenValue(field: FieldOfForm, place = ''): string {
  return optionsOf(field)[Number(place) - 1]?.value ?? '';
}

/** The position of an option, from `1`, by its value; empty for none. It is the same in every language. */
export function choicePlace(field: FieldOfForm, value: string): string {
  const index = optionsOf(field).findIndex((option) => option.value === value);
  return index < 0 ? '' : `${index + 1}`;
}
