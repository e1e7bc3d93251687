/** The props of a dropdown in either of its two forms. */
export interface SelectProps {
  id: string;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** `lang`: of a label in another language than the page. */
  options: readonly { value: string; label: string; lang?: string }[];
  required?: boolean;
  autoComplete?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The styles of a form field. */
export const fieldClass =
  'min-h-12 w-full rounded-sm border border-line-strong bg-raised px-3.5 py-2.5 text-base text-ink placeholder:text-soft focus-visible:outline-offset-0';

/** The same for a select, native or custom. */
export const selectClass = `${fieldClass} cursor-pointer text-start`;
