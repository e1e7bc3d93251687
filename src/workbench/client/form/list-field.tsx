import type { KeyboardEvent } from 'react';
import { Button, Group } from 'react-aria-components';
import type { FormSchema } from '../../protocol/site-info';
import { wayOf } from '../letter-of';
import { duplicateItem, insertItem, moveItem, removeItem, setValue } from '../state/actions';
import { partPlace } from '../state/parts';
import { useSite, useWorkbench } from '../state/use-workbench';
import { ToolButton, ToolIcon } from '../ui/buttons';
import { Collapsible } from './collapsible';
import { FieldFindings } from './field-findings';
import { Grip } from './grip';
import { useItemKeys } from './item-keys';
import { wordOfItems } from './item-name';
import { FieldName, Help } from './label';
import type { ControlProps, Parts } from './props';
import { emptyValue, labelOf, resolveSchema } from './schema';

const none: unknown[] = [];

/** A list whose items can be added, duplicated, removed and reordered. */
export function ListField({
  label,
  schema,
  pointer,
  value,
  isRequired,
  help,
  parts,
}: ControlProps & { parts: Parts }) {
  const workbench = useWorkbench();
  const { definitions } = useSite();
  const items: unknown[] = Array.isArray(value) ? value : none;
  const keys = useItemKeys(items);
  const itemSchema = resolveSchema(schema.items ?? {}, definitions);
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const word = wordOfItems(itemSchema, label);
  const add = () => {
    insertItem(workbench, pointer, items.length, emptyValue(itemSchema, definitions), word);
    workbench.store.change({ focus: { pointer: `${pointer}/${items.length}` } });
  };
  return (
    <fieldset className="list" data-pointer={items.length === 0 ? pointer : undefined}>
      <legend>
        <FieldName {...{ label, isRequired }} />
        <span className="amount"> {items.length > 0 && items.length}</span>
      </legend>
      <Help>{help}</Help>
      <FieldFindings pointer={pointer} />
      <ol>
        {items.map((item, index) => (
          <Item
            key={keys[index]}
            {...{ item, index, pointer, word, isFull, parts }}
            schema={itemSchema}
            count={items.length}
            minimum={isRequired ? (schema.minItems ?? 0) : 0}
          />
        ))}
      </ol>
      <Button className="small-button" isDisabled={isFull} onPress={add}>
        <ToolIcon name="plus" />
        Add {word}
      </Button>
    </fieldset>
  );
}

interface ItemProps {
  item: unknown;
  index: number;
  pointer: string;
  word: string;
  schema: FormSchema;
  count: number;
  minimum: number;
  isFull: boolean;
  parts: Parts;
}

function Item({ item, index, pointer, word, schema, count, minimum, isFull, parts }: ItemProps) {
  const workbench = useWorkbench();
  const own = `${pointer}/${index}`;
  const called = `${word} ${index + 1}`;
  const focusItem = (place: number) =>
    workbench.store.change({ focus: { pointer: `${pointer}/${place}`, how: 'item' } });
  const move = (to: number) => {
    if (to < 0 || to >= count) return;
    moveItem(workbench, pointer, index, to, word);
    focusItem(to);
  };
  const remove = () => {
    // Removing the last item of an optional list removes the list, unless it is the whole document.
    if (count === 1 && minimum === 0 && partPlace(pointer).own !== '')
      setValue(workbench, pointer, undefined, word);
    else removeItem(workbench, pointer, index, word);
    if (count > 1) focusItem(Math.min(index, count - 2));
    else workbench.store.change({ focus: { pointer } });
  };
  const tools = (
    <Group className="tools" aria-label={called}>
      {count > 1 && <Grip onMove={move} />}
      <ToolButton
        label={`Move ${called} up`}
        icon="up"
        isDisabled={index === 0}
        onPress={() => move(index - 1)}
      />
      <ToolButton
        label={`Move ${called} down`}
        icon="down"
        isDisabled={index === count - 1}
        onPress={() => move(index + 1)}
      />
      <ToolButton
        label={`Duplicate ${called}`}
        icon="copy"
        isDisabled={isFull}
        onPress={() => {
          duplicateItem(workbench, pointer, index, word);
          focusItem(index + 1);
        }}
      />
      <ToolButton label={`Remove ${called}`} icon="remove" isDisabled={count <= minimum} onPress={remove} />
    </Group>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const way = wayOf(event);
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    move(index + way);
  };
  return (
    <li className="item" onKeyDown={onKeyDown}>
      {schema.properties ? (
        <Collapsible {...{ item, schema, own, called, tools, parts }} />
      ) : (
        <>
          <parts.Field
            name={called}
            label={labelOf(called)}
            schema={schema}
            pointer={own}
            value={item}
            isRequired
            hasHelp={false}
          />
          {tools}
        </>
      )}
    </li>
  );
}
