import type { FC } from 'react';
import type { FormSchema } from './schema';

export interface FieldProps {
  name: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  /** Whether help stands below the label; deep in lists it would be said again and again. */
  hasHelp: boolean;
}

export interface FieldsProps {
  schema: FormSchema;
  pointer: string;
  value: unknown;
  hasHelp: boolean;
}

/** What edits the items of a list: the fields that lists themselves are among. */
export interface Parts {
  Field: FC<FieldProps>;
  Fields: FC<FieldsProps>;
}
