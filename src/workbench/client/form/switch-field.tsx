import { useId } from 'react';
import { setValue } from '../state/actions';
import { useWorkbench } from '../state/use-workbench';
import { Switch } from '../ui/switch';
import { FieldFindings } from './field-findings';
import { Help } from './label';
import type { ControlProps } from './props';

/** A switch. If off, an optional property is omitted. For a property with a single possible value, on is that value. */
export function SwitchField({ label, schema, pointer, value, isRequired, help }: ControlProps) {
  const workbench = useWorkbench();
  const id = useId();
  const [on = true]: unknown[] = schema.enum ?? [];
  const write = (isOn: boolean) =>
    setValue(workbench, pointer, isOn ? on : isRequired ? false : undefined, label.toLowerCase());
  return (
    <div data-pointer={pointer}>
      <Switch isSelected={value === on} onChange={write} aria-describedby={help ? id : undefined}>
        {label}
      </Switch>
      <Help id={id}>{help}</Help>
      <FieldFindings pointer={pointer} />
    </div>
  );
}
