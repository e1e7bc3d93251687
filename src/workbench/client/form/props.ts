import type { FC } from 'react';
import type { FormSchema } from '../../protocol';

export interface FieldProps {
  name: string;
  /** What the field is called where its schema and name do not say it. */
  label?: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  /** Whether help stands below the label; beside each of several texts of one list it would be said again and again. */
  hasHelp?: boolean;
}

export interface FieldsProps {
  schema: FormSchema;
  pointer: string;
  value: unknown;
  /** Whether these are the fields of an item or a part, not of the whole form. */
  isItem?: boolean;
}

/** What edits the items of a list: the fields that lists themselves are among. */
export interface Parts {
  Field: FC<FieldProps>;
  Fields: FC<FieldsProps>;
}
