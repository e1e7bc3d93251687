import { Button, Label, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components';
import { ToolIcon } from './buttons';
import { FloatingList } from './portal';

/** A select of pages by title and route; an item without a route is another choice. */
export function PageSelect({
  label,
  items,
  selected,
  onSelect,
}: {
  label: string;
  items: readonly { id: string; title: string; route: string }[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  return (
    <Select className="select" selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <Label>{label}</Label>
      <Button className="input">
        <SelectValue />
        <ToolIcon name="chevron" />
      </Button>
      <FloatingList>
        <ListBox className="options" items={items}>
          {(page) => (
            <ListBoxItem textValue={page.title} className="option two">
              <span>{page.title}</span>
              {page.route && <code>{page.route}</code>}
            </ListBoxItem>
          )}
        </ListBox>
      </FloatingList>
    </Select>
  );
}
