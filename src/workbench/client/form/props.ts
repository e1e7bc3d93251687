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

/** The props of a field's control; `help` is left out where it would be repeated. */
export interface ControlProps<T = unknown> {
  label: string;
  schema: FormSchema;
  pointer: string;
  value: T;
  isRequired: boolean;
  help?: string | undefined;
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
