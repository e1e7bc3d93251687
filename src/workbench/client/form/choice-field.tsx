import { Button, Label, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components';
import { Icon } from '../../../ui/icon';
import { setValue } from '../state/actions';
import { useStore } from '../state/store';
import { ToolIcon } from '../ui/buttons';
import { FloatingList } from '../ui/portal';
import { FieldFindings, useFindings } from './field-findings';
import { Help, Required } from './label';
import type { ControlProps } from './props';
import { labelOf } from './schema';

const none = '';

/** One of several options; icons are shown as pictures. */
export function ChoiceField({ label, schema, pointer, value, isRequired, help }: ControlProps) {
  const icons = useStore(({ site }) => (schema.format === 'icon' ? site?.icons : undefined));
  const words = icons ? Object.keys(icons).sort() : (schema.enum ?? []).map(String);
  // The default option is shown as such, though it is stored by omitting the property.
  const fallback = typeof schema.default === 'string' ? schema.default : none;
  const chosen = typeof value === 'string' ? value : fallback;
  const isWrong = useFindings(pointer).some(({ tone }) => tone === 'error');
  const options = [...(isRequired || fallback !== none ? [] : [none]), ...words];
  const named = (word: string) => (word === none ? 'None' : labelOf(word.replaceAll('-', ' ')));
  return (
    <div data-pointer={pointer}>
      <Select
        className="select"
        selectedKey={chosen}
        isInvalid={isWrong}
        placeholder={chosen || 'Choose'}
        onSelectionChange={(key) =>
          setValue(pointer, key === fallback && !isRequired ? undefined : key, label.toLowerCase())
        }
      >
        <Label>
          {label}
          {isRequired && <Required />}
        </Label>
        <Button className="input">
          <SelectValue />
          <ToolIcon name="chevron" />
        </Button>
        <FloatingList>
          <Help>{help}</Help>
          <ListBox className={icons ? 'icons' : 'options'} layout={icons ? 'grid' : 'stack'}>
            {options.map((word) => (
              <ListBoxItem key={word} id={word} textValue={named(word)} className="option">
                {icons?.[word] && <Icon path={icons[word]} className="drawn" />}
                <span>{named(word)}</span>
              </ListBoxItem>
            ))}
          </ListBox>
        </FloatingList>
      </Select>
      <FieldFindings pointer={pointer} />
    </div>
  );
}
