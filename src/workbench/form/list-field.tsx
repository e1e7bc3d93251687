import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Group } from 'react-aria-components';
import { isRecord } from '../../content/fields';
import { duplicateItem, insertItem, moveItem, removeItem, setValue } from '../state/actions';
import { store, useStore } from '../state/store';
import { stringsOf } from '../state/values';
import { ToolButton, ToolIcon } from '../ui/buttons';
import { Required } from './copy-field';
import { FieldFindings, useFindings } from './field-findings';
import type { Parts } from './props';
import { emptyValue, type FormSchema, resolveSchema } from './schema';

interface ListProps {
  label: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  help: string | undefined;
  parts: Parts;
}

/** A list: its items can be added, duplicated, removed and put in another order. */
export function ListField({ label, schema, pointer, value, isRequired, help, parts }: ListProps) {
  const definitions = useStore(({ site }) => site?.definitions) ?? {};
  const items = Array.isArray(value) ? value : [];
  const itemSchema = resolveSchema(schema.items ?? {}, definitions);
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const word = singular(label);
  const add = () => {
    insertItem(pointer, items.length, emptyValue(itemSchema, definitions), word);
    store.set({ focus: `${pointer}/${items.length}` });
  };
  return (
    <fieldset className="list" data-pointer={items.length === 0 ? pointer : undefined}>
      <legend>
        {label}
        {isRequired && <Required />}
        <span className="amount"> {items.length > 0 && items.length}</span>
      </legend>
      {help && <p className="help">{help}</p>}
      <FieldFindings pointer={pointer} />
      <ol>
        {items.map((item, index) => (
          <Item
            key={index}
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
  const own = `${pointer}/${index}`;
  const called = `${word} ${index + 1}`;
  const move = (to: number) => {
    if (to < 0 || to >= count) return;
    moveItem(pointer, index, to, word);
    store.set({ focus: `${pointer}/${to}` });
  };
  const remove = () => {
    // An optional list without items is no list.
    if (count === 1 && minimum === 0) setValue(pointer, undefined, word);
    else removeItem(pointer, index, word);
    store.set({ focus: count > 1 ? `${pointer}/${Math.max(0, index - 1)}` : pointer });
  };
  const tools = (
    <Group className="tools" aria-label={called}>
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
        onPress={() => duplicateItem(pointer, index, word)}
      />
      <ToolButton label={`Remove ${called}`} icon="remove" isDisabled={count <= minimum} onPress={remove} />
    </Group>
  );
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  if (!schema.properties)
    return (
      <li className="item" onKeyDown={keys}>
        <parts.Field name={called} schema={schema} pointer={own} value={item} isRequired hasHelp={false} />
        {tools}
      </li>
    );
  return (
    <li className="item" onKeyDown={keys}>
      <Collapsible {...{ item, schema, own, called, tools, parts }} />
    </li>
  );
}

function Collapsible({
  item,
  schema,
  own,
  called,
  tools,
  parts,
}: {
  item: unknown;
  schema: FormSchema;
  own: string;
  called: string;
  tools: ReactNode;
  parts: Parts;
}) {
  const [isExpanded, setExpanded] = useState(false);
  const focus = useStore((state) => state.focus);
  const isMeant = focus === own || focus?.startsWith(`${own}/`);
  useEffect(() => {
    if (isMeant) setExpanded(true);
  }, [isMeant]);
  const { length: count } = useFindings(own, 'within');
  return (
    <Disclosure isExpanded={isExpanded} onExpandedChange={setExpanded} className="collapsible">
      <div className="head">
        <div className="name">
          <Button slot="trigger" className="trigger">
            <ToolIcon name="chevron" />
            <span className="title">{firstText(item) || called}</span>
            {count > 0 && <span className="badge">{count}</span>}
          </Button>
        </div>
        {tools}
      </div>
      <DisclosurePanel data-pointer={isExpanded ? own : undefined}>
        {isExpanded && <parts.Fields schema={schema} pointer={own} value={item} hasHelp={false} />}
      </DisclosurePanel>
    </Disclosure>
  );
}

/** What an item is called: the first text in it that is no link and no icon. */
function firstText(item: unknown): string {
  if (!isRecord(item)) return '';
  const known = [item.name, item.title, item.metric, item.label, item.question].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return String(known ?? stringsOf(item).find(({ text }) => text.includes(' '))?.text ?? '');
}

function singular(label: string): string {
  const word = label.toLowerCase();
  if (word === 'aliases') return 'alias';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
