import type { ReactNode } from 'react';
import { Input, Label, TextField, type TextFieldProps } from 'react-aria-components';

interface LineFieldProps extends Omit<TextFieldProps, 'children' | 'className'> {
  label: string;
  /** Whether the browser looks for misspelled words: not in an address. */
  isSpelled?: boolean;
  /** What is to be known of it. */
  children?: ReactNode;
}

/** A field for a line of text in a dialog. */
export function LineField({ label, isSpelled = true, children, ...props }: LineFieldProps) {
  return (
    <TextField className="text" {...props}>
      <Label>{label}</Label>
      <Input autoComplete="off" spellCheck={isSpelled ? undefined : false} />
      {children}
    </TextField>
  );
}
