import type { FC } from 'react';
import type { FormSchema } from '../../protocol/site-info';

export interface FieldProps {
  name: string;
  /** The label, if it differs from that of schema and name. */
  label?: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  /** Whether to show help below the label; it would be repeated for each text of a list. */
  hasHelp?: boolean;
}

export interface FieldsProps {
  schema: FormSchema;
  pointer: string;
  value: unknown;
  /** Whether the fields belong to an item or a part, rather than the whole form. */
  isItem?: boolean;
}

/** The component for list items, passed in because lists are themselves fields. */
export interface Parts {
  Field: FC<FieldProps>;
  Fields: FC<FieldsProps>;
}
