import { ListBox, ListBoxItem } from 'react-aria-components';
import { Icon } from '../../../ui/icon';
import { setValue } from '../state/actions';
import { useSite, useWorkbench } from '../state/use-workbench';
import { SelectField } from '../ui/select-field';
import { FieldFindings, useIsWrong } from './field-findings';
import { FieldName, Help } from './label';
import type { ControlProps } from './props';
import { labelOf } from './schema';

const none = '';

/** One of several options; icons are shown as pictures. */
export function ChoiceField({ label, schema, pointer, value, isRequired, help }: ControlProps) {
  const workbench = useWorkbench();
  const site = useSite();
  const icons = schema.format === 'icon' ? site.icons : undefined;
  const words = icons ? Object.keys(icons).sort() : (schema.enum ?? []).map(String);
  // The default option is shown as such, though it is stored by omitting the property.
  const fallback = typeof schema.default === 'string' ? schema.default : none;
  const chosen = typeof value === 'string' ? value : fallback;
  const isWrong = useIsWrong(pointer);
  const options = [...(isRequired || fallback !== none ? [] : [none]), ...words];
  const named = (word: string) => (word === none ? 'None' : labelOf(word.replaceAll('-', ' ')));
  return (
    <div data-pointer={pointer}>
      <SelectField
        label={<FieldName {...{ label, isRequired }} />}
        selected={chosen}
        isInvalid={isWrong}
        placeholder={chosen || 'Choose'}
        onSelect={(word) =>
          setValue(
            workbench,
            pointer,
            word === fallback && !isRequired ? undefined : word,
            label.toLowerCase(),
          )
        }
      >
        <Help>{help}</Help>
        <ListBox className={icons ? 'icons' : 'options'} layout={icons ? 'grid' : 'stack'}>
          {options.map((word) => (
            <ListBoxItem key={word} id={word} textValue={named(word)} className="option">
              {icons?.[word] && <Icon path={icons[word]} className="drawn" />}
              <span>{named(word)}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </SelectField>
      <FieldFindings pointer={pointer} />
    </div>
  );
}
