import { Button, Label, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components';
import { Icon, type IconName } from '../../../ui/icon';
import type { FormSchema } from '../../protocol/site-info';
import { setValue } from '../state/actions';
import { store } from '../state/store';
import { ToolIcon } from '../ui/buttons';
import { FloatingList } from '../ui/portal';
import { Required } from './copy-field';
import { FieldFindings, useFindings } from './field-findings';
import { labelOf } from './schema';

interface ChoiceProps {
  name: string;
  label: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  help: string | undefined;
}

const none = '';

/** One of several options; icons are shown as pictures. */
export function ChoiceField({ name, label, schema, pointer, value, isRequired, help }: ChoiceProps) {
  const words = (schema.enum ?? []).map(String);
  const isIcon = isIcons(words) || name === 'icon';
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
          {help && <p className="help">{help}</p>}
          <ListBox className={isIcon ? 'icons' : 'options'} layout={isIcon ? 'grid' : 'stack'}>
            {options.map((word) => (
              <ListBoxItem key={word} id={word} textValue={named(word)} className="option">
                {isIcon && word !== none && <Icon name={word as IconName} className="drawn" />}
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

/** Whether the options are the site's icon names. */
function isIcons(words: readonly string[]): boolean {
  const icons = new Set(store.get().site?.icons);
  return words.length > 0 && words.every((word) => icons.has(word));
}
