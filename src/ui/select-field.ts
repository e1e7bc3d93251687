/** What a dropdown is given, whichever of its two forms shows it. */
export interface SelectProps {
  id: string;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** What a field of a form looks like. */
export const fieldClass =
  'min-h-12 w-full rounded-sm border border-line-strong bg-raised px-3.5 py-2.5 text-base text-ink placeholder:text-soft focus-visible:outline-offset-0';

/** The same for a select, the browser's own and the one that takes its place. */
export const selectClass = `${fieldClass} cursor-pointer text-start`;
