import { textsIn } from '../../../content/json/values';
import { isRecord } from '../../../content/model/is-record';
import type { Definitions, FormSchema } from '../../protocol/site-info';
import { fieldKind, fieldName, resolveSchema } from './schema';

/** Names shorter than this are combined with a second text: a city with its country, a figure with its label. */
const short = 14;
const longest = 40;

/** What an item of a list is called, as in the button "Add card". @param list the label of the list */
export function wordOfItems(items: FormSchema, list: string): string {
  return fieldName(items, singular(list)).toLowerCase();
}

function singular(label: string): string {
  const word = label.toLowerCase();
  if (word === 'aliases') return 'alias';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * The name of a list item: its first text in schema order, with the next one if it is short. Addresses, anchors and options do
 * not count. Empty if it has no text yet.
 */
export function itemName(schema: FormSchema, definitions: Definitions, item: unknown): string {
  if (!isRecord(item)) return '';
  const names = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const resolved = resolveSchema(child, definitions);
    const kind = fieldKind(name, resolved);
    const text = item[name];
    const isName = kind === 'copy' || (kind === 'text' && resolved.format === undefined);
    return isName && typeof text === 'string' && text.trim() !== '' ? [text] : [];
  });
  const [first, second] = names;
  if (first === undefined) return textsIn(item).find((text) => text.includes(' ')) ?? '';
  return first.length <= short && second !== undefined && second.length <= longest
    ? `${first}, ${second}`
    : first;
}
