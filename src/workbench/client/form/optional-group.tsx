import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { setValue } from '../state/actions';
import { useSite, useWorkbench } from '../state/use-workbench';
import { ToolIcon } from '../ui/buttons';
import type { ControlProps } from './props';
import { emptyValue } from './schema';

/**
 * The fields of an optional object, which is added before it is filled in and can be removed. An object without required
 * properties is created with its first value.
 */
export function OptionalGroup({
  label,
  schema,
  pointer,
  value,
  isRequired,
  children,
}: ControlProps & { children: ReactNode }) {
  const workbench = useWorkbench();
  const { definitions } = useSite();
  if (isRequired || !schema.required?.length) return children;
  const word = label.toLowerCase();
  if (value === undefined) {
    const add = () => {
      setValue(workbench, pointer, emptyValue(schema, definitions), word);
      workbench.store.change({ focus: { pointer: `${pointer}/${schema.required?.[0]}` } });
    };
    return (
      <Button className="small-button" data-pointer={pointer} onPress={add}>
        <ToolIcon name="plus" />
        Add {word}
      </Button>
    );
  }
  const remove = () => {
    setValue(workbench, pointer, undefined, word);
    workbench.store.change({ focus: { pointer } });
  };
  return (
    <>
      {children}
      <Button className="small-button" onPress={remove}>
        Remove {word}
      </Button>
    </>
  );
}
