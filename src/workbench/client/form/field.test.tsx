// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { FormSchema } from '../../protocol/site-info';
import { WorkbenchContext } from '../state/use-workbench';
import { TextInput } from './copy-field';
import { Field, Fields } from './field';

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

/** Renders fields in a workbench of their own. */
function renderFields(fields: ReactNode) {
  return render(<WorkbenchContext value={openedWorkbench(['en'])}>{fields}</WorkbenchContext>);
}

afterEach(cleanup);

/** The names of the fields in display order. */
function shown(isItem: boolean): string[] {
  const { container } = renderFields(<Fields schema={schema} pointer="/a" value={{}} isItem={isItem} />);
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
  const { container } = renderFields(['ja', 'he', 'ar'].map(fieldIn));
  const fields = [...container.querySelectorAll('textarea')];
  expect(fields.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['ja', 'ltr'],
    ['he', 'rtl'],
    ['ar', 'rtl'],
  ]);
});

it.each([
  [true, { 'text/plain': 'Ask at home', 'text/html': '<b>Ask</b>\u00a0at home' }, '**Ask** at home'],
  [false, { 'text/plain': 'Ask\r\nat\u200b home\n', 'text/html': '<b>Ask</b>' }, 'Ask at home'],
])(
  'what is pasted where marks are taken (%s) becomes a line',
  (isInline, data: Record<string, string>, line) => {
    const typed = vi.fn();
    document.execCommand = typed;
    renderFields(
      <TextInput
        label="Answer"
        code="en"
        value=""
        schema={{ type: 'string', copy: isInline ? 'inline' : true } as never}
        pointer="/a"
        isRequired={false}
        onChange={() => {}}
      />,
    );
    fireEvent.paste(screen.getByRole('textbox'), {
      clipboardData: { getData: (kind: string) => data[kind] ?? '' },
    });
    expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, line);
  },
);

it('what is dropped into a field is cleaned like what is pasted', () => {
  const typed = vi.fn();
  document.execCommand = typed;
  renderFields(
    <TextInput
      label="Answer"
      code="en"
      value={'As\u00adk'}
      schema={{ type: 'string', copy: true } as never}
      pointer="/a"
      isRequired={false}
      onChange={() => {}}
    />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.setSelectionRange(0, field.value.length);
  fireEvent(field, new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }));
  expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Ask');
});

it('a text in the place of an object is seen, chosen and taken back, and no other object offers one', () => {
  const face = {
    type: ['object', 'string'],
    pattern: '^system$',
    properties: { package: { type: 'string' } },
  };
  const workbench = openedWorkbench(['en'], filesOfPage(fileOf('a/page.json', { text: 'system' })));
  const draw = (schema: object) =>
    render(
      <WorkbenchContext value={workbench}>
        <Field name="text" schema={schema as never} pointer="/text" value="system" isRequired={false} />
      </WorkbenchContext>,
    );
  draw(face);
  const system = screen.getByRole('checkbox', { name: 'System' });
  expect(system).toHaveProperty('checked', true);
  fireEvent.click(system);
  expect(workbench.store.getState().view.page).toEqual({});
  cleanup();
  draw({ ...face, pattern: undefined });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
