import { useId } from 'react';
import { Checkbox } from 'react-aria-components';
import { setValue } from '../state/actions';
import { FieldFindings } from './field-findings';

interface SwitchProps {
  label: string;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  help: string | undefined;
}

/** Yes or no. An optional property that is no is left out. */
export function SwitchField({ label, pointer, value, isRequired, help }: SwitchProps) {
  const id = useId();
  const write = (isOn: boolean) =>
    setValue(pointer, isOn || (isRequired ? false : undefined), label.toLowerCase());
  return (
    <div data-pointer={pointer}>
      <Checkbox
        className="switch"
        isSelected={value === true}
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
