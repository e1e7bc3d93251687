// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FormSchema } from '../../protocol/site-info';
import { store } from '../state/store';
import { TextInput } from './copy-field';
import { Fields } from './field';

const text = { type: 'string', copy: true };
const schema: FormSchema = {
  required: ['layer', 'title'],
  properties: {
    id: { type: 'string', format: 'anchor' },
    icon: { type: 'string', format: 'icon' },
    layer: { type: 'string', enum: ['upper', 'lower'] },
    number: { type: 'integer' },
    title: text,
    description: text,
  },
};

beforeEach(() =>
  store.set({ site: { languages: [{ code: 'en', name: 'English' }], definitions: {} } as never }),
);
afterEach(cleanup);

/** The names of the fields in display order. */
function shown(isItem: boolean): string[] {
  const { container } = render(<Fields schema={schema} pointer="/a" value={{}} isItem={isItem} />);
  return [...container.querySelectorAll<HTMLElement>('[data-pointer]')].map(
    ({ dataset }) => dataset.pointer?.slice('/a/'.length) ?? '',
  );
}

it('an item begins with what it is: how it looks and what links call it comes last', () => {
  expect(shown(true)).toEqual(['layer', 'number', 'title', 'description', 'id', 'icon']);
});

it('a section begins with what visitors read', () => {
  expect(shown(false)).toEqual(['title', 'description', 'id', 'icon', 'layer', 'number']);
});

it('a text stands in the direction that its language is written in', () => {
  const fieldIn = (code: string) => (
    <TextInput
      key={code}
      label={code}
      code={code}
      value="1."
      schema={text}
      pointer="/a"
      isRequired={false}
      onChange={() => {}}
    />
  );
  const { container } = render(['ja', 'he', 'ar'].map(fieldIn));
  const fields = [...container.querySelectorAll('textarea')];
  expect(fields.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['ja', 'ltr'],
    ['he', 'rtl'],
    ['ar', 'rtl'],
  ]);
});
