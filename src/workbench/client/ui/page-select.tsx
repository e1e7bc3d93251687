import { ListBox, ListBoxItem } from 'react-aria-components';
import { SelectField } from './select-field';

/** A select of pages by title and route; an item without a route is another choice. */
export function PageSelect({
  items,
  ...props
}: {
  label: string;
  items: readonly { id: string; title: string; route: string }[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  return (
    <SelectField {...props}>
      <ListBox className="options" items={items}>
        {(page) => (
          <ListBoxItem textValue={page.title} className="option two">
            <span>{page.title}</span>
            {page.route && <code>{page.route}</code>}
          </ListBoxItem>
        )}
      </ListBox>
    </SelectField>
  );
}
