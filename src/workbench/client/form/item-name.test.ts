import { expect, it } from 'vitest';
import type { FormSchema } from '../../protocol/site-info';
import { itemName } from './item-name';

const text = { type: 'string' };
const copy = { type: 'string', copy: true };
const nameOf = (properties: Record<string, FormSchema>, item: unknown) => itemName({ properties }, {}, item);

it('is the first text, in the order of the schema', () => {
  expect(nameOf({ name: text, quote: copy }, { quote: 'It works.', name: 'Beatrice Fontanel' })).toBe(
    'Beatrice Fontanel',
  );
});

it('has a second text beside a short one, unless that is long', () => {
  expect(nameOf({ city: copy, country: copy }, { city: 'Madrid', country: 'Spain' })).toBe('Madrid, Spain');
  expect(nameOf({ city: copy, about: copy }, { city: 'Madrid', about: 'Where '.repeat(9) })).toBe('Madrid');
});

it('is no address, anchor, choice, image or number', () => {
  const properties: Record<string, FormSchema> = {
    number: { type: 'integer' },
    id: { type: 'string', format: 'anchor' },
    icon: { enum: ['gear'] },
    href: { type: 'string', format: 'href' },
    label: copy,
  };
  expect(nameOf(properties, { number: 1, id: 'a', icon: 'gear', href: '/', label: 'Home' })).toBe('Home');
});

it('is found further inside where the item itself has no text, and nothing where there is none', () => {
  expect(nameOf({ lists: { items: copy } }, { lists: ['Two words'] })).toBe('Two words');
  expect(nameOf({ name: text }, { name: '' })).toBe('');
  expect(nameOf({ name: text }, 'no item')).toBe('');
});
