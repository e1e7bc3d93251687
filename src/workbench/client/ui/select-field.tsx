import type { ReactNode } from 'react';
import { Button, Label, Select, SelectValue } from 'react-aria-components';
import { ToolIcon } from './buttons';
import { FloatingList } from './portal';

interface SelectFieldProps {
  label: ReactNode;
  selected: string;
  isInvalid?: boolean;
  placeholder?: string;
  onSelect: (id: string) => void;
  /** The list of options, and what stands above it. */
  children: ReactNode;
}

/** A field that takes one of several options. */
export function SelectField({ label, selected, onSelect, children, ...props }: SelectFieldProps) {
  return (
    <Select
      className="select"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      {...props}
    >
      <Label>{label}</Label>
      <Button className="input">
        <SelectValue />
        <ToolIcon name="chevron" />
      </Button>
      <FloatingList>{children}</FloatingList>
    </Select>
  );
}
