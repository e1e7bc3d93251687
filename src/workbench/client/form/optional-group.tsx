import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { setValue } from '../state/actions';
import { store, useStore } from '../state/store';
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
  const definitions = useStore(({ site }) => site?.definitions) ?? {};
  if (isRequired || !schema.required?.length) return children;
  const word = label.toLowerCase();
  if (value === undefined) {
    const add = () => {
      setValue(pointer, emptyValue(schema, definitions), word);
      store.set({ focus: { pointer: `${pointer}/${schema.required?.[0]}` } });
    };
    return (
      <Button className="small-button" data-pointer={pointer} onPress={add}>
        <ToolIcon name="plus" />
        Add {word}
      </Button>
    );
  }
  const remove = () => {
    setValue(pointer, undefined, word);
    store.set({ focus: { pointer } });
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
