import { useId } from 'react';
import { Checkbox } from 'react-aria-components';
import type { FormSchema } from '../../protocol/site-info';
import { setValue } from '../state/actions';
import { FieldFindings } from './field-findings';

interface SwitchProps {
  schema: FormSchema;
  label: string;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  help: string | undefined;
}

/** A switch. If off, an optional property is omitted. For a property with a single possible value, on is that value. */
export function SwitchField({ label, schema, pointer, value, isRequired, help }: SwitchProps) {
  const id = useId();
  const [on = true]: unknown[] = schema.enum ?? [];
  const write = (isOn: boolean) =>
    setValue(pointer, isOn ? on : isRequired ? false : undefined, label.toLowerCase());
  return (
    <div data-pointer={pointer}>
      <Checkbox
        className="switch"
        isSelected={value === on}
        onChange={write}
        aria-describedby={help ? id : undefined}
      >
        <span className="box" aria-hidden="true" />
        {label}
      </Checkbox>
      {help && (
        <p className="help" id={id}>
          {help}
        </p>
      )}
      <FieldFindings pointer={pointer} />
    </div>
  );
}
