// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyFrame, fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { FormSchema } from '../../protocol/site-info';
import { WorkbenchContext } from '../state/use-workbench';
import { createWorkbench, type Workbench } from '../state/workbench';
import { Fields } from './field';

const color = { type: 'string', format: 'color' };
const schema: FormSchema = {
  properties: {
    light: { type: 'object', properties: { surface: color, accent: color } },
    accents: { type: 'object', propertyNames: { pattern: '^[a-z][a-z-]*$' }, maxProperties: 2 },
  },
};

let workbench: Workbench;

function show(theme: Record<string, unknown>) {
  workbench.store.change({
    site: { languages: [{ code: 'en' }], definitions: { color }, frame: { theme: schema } } as never,
    files: {
      ...filesOfPage(fileOf('index/page.json', {})),
      frame: { ...emptyFrame(), theme: fileOf('_site/theme.json', theme) },
    },
  });
  render(
    <WorkbenchContext value={workbench}>
      <Fields schema={schema} pointer="theme:" value={theme} />
    </WorkbenchContext>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  workbench = createWorkbench(undefined);
});
afterEach(cleanup);

const swatch = (label: string) => screen.getByLabelText<HTMLInputElement>(`Choose a color: ${label}`);
const sent = () =>
  workbench.store.getState().changes.flatMap(({ files }) => files.flatMap(({ edits }) => edits));

it('a swatch shows a colour however it is written, and writes the one that is picked', () => {
  show({ light: { accent: 'teal' } });
  expect(swatch('Accent').value).toBe('#008080');
  fireEvent.change(swatch('Accent'), { target: { value: '#0f4a5c' } });
  expect(sent()).toEqual([{ op: 'set', pointer: '/light/accent', value: '#0f4a5c' }]);
});

it('a colour that the theme leaves out shows what is worked out, and is said with its group', () => {
  show({});
  expect(swatch('Surface').value).toMatch(/^#[0-9a-f]{6}$/);
  expect(swatch('Surface').parentElement?.dataset).toHaveProperty('workedOut');
  fireEvent.change(swatch('Surface'), { target: { value: '#ffffff' } });
  expect(sent()).toEqual([{ op: 'set', pointer: '/light', value: { surface: '#ffffff' } }]);
});

it('a colour of a name of its own begins as the accent; none is added under a name that is none, or taken', () => {
  show({ light: { accent: '#0f4a5c' }, accents: { harbour: { light: '#123456' } } });
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add color' });
  const type = (name: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of another color' }), {
      target: { value: name },
    });
  for (const name of ['', '4', 'harbour']) {
    type(name);
    expect(add.disabled, name).toBe(true);
  }
  type('Low Tide');
  fireEvent.click(add);
  expect(sent()).toEqual([{ op: 'set', pointer: '/accents/low-tide', value: { light: '#0f4a5c' } }]);
});

it('Enter that ends a composition adds no colour', () => {
  show({ light: { accent: '#0f4a5c' } });
  const field = screen.getByRole('textbox', { name: 'Name of another color' });
  fireEvent.change(field, { target: { value: 'quay' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(sent()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent()).toHaveLength(1);
});
