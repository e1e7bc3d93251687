import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from 'react-aria-components';

/** A box to tick, with what it says. */
export function Switch({ children, ...props }: Omit<CheckboxProps, 'children'> & { children: ReactNode }) {
  return (
    <Checkbox className="switch" {...props}>
      <span className="box" aria-hidden="true" />
      {children}
    </Checkbox>
  );
}
