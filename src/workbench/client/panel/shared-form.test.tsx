// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { DocumentFiles } from '../../protocol/documents';
import { withTexts } from '../state/documents';
import { WorkbenchContext } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { SharedForm } from './shared-form';

const section = { type: 'notice', title: 'Noch Fragen?', lead: 'Wir helfen', texts: ['Montag', 'Dienstag'] };
const entries = { 'Noch Fragen?': 'Any questions?', Montag: 'Monday', Dienstag: 'Tuesday' };
const files: DocumentFiles = {
  ...filesOfPage(fileOf('betrieb/page.json', { sections: [] })),
  sections: {
    questions: {
      section: fileOf('_shared/questions/section.json', section),
      dictionaries: { en: fileOf('_shared/questions/en.json', entries) },
      pages: 2,
    },
  },
};

const text = { type: 'string', copy: true } as const;

let workbench: Workbench;

beforeEach(() => {
  workbench = openedWorkbench(['de', 'en'], files, {
    types: [
      {
        type: 'notice',
        schema: {
          properties: { title: text, lead: text, texts: { type: 'array', items: text } },
          required: ['title'],
        },
      },
    ],
  });
  render(
    <WorkbenchContext value={workbench}>
      <SharedForm name="questions" />
    </WorkbenchContext>,
  );
});
afterEach(cleanup);

const fieldIn = (language: string, label = 'Title') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `${label}, ${language}` });
const type = (language: string, value: string) => fireEvent.change(fieldIn(language), { target: { value } });

it('what is typed in a shared section after a save is typed into what was saved', () => {
  type('German', 'Noch Fragen? Ja');
  const saved = {
    ...fileOf('_shared/questions/section.json', { ...section, title: 'Noch Fragen? Ja' }),
    hash: '2',
  };
  act(() => workbench.store.change({ changes: [], files: withTexts(files, [saved]) }));
  type('German', 'Noch Fragen? Ja und');
  expect(workbench.store.getState().changes).toMatchObject([
    { files: [{ hash: '2', edits: [{ value: 'Noch Fragen? Ja und' }] }] },
  ]);
});

it('the translation of a text that was just typed is that of the whole text', () => {
  for (const words of ['R', 'Ru', 'Rufen Sie an']) type('German', words);
  for (const words of ['C', 'Call us']) type('English', words);
  const edits = workbench.store
    .getState()
    .changes.flatMap((change) => change.files.flatMap((one) => one.edits));
  expect(edits.at(-1)).toEqual({ op: 'set', pointer: '/Rufen Sie an', value: 'Call us' });
  expect(fieldIn('English')).toHaveProperty('value', 'Call us');
});

it('a text that changes keeps its translation until the editor says whether it is still right', () => {
  type('German', 'Ganz anders');
  expect(fieldIn('English').value).toBe('Any questions?');
  fireEvent.click(screen.getByRole('button', { name: 'Still right' }));
  expect(workbench.store.getState().changes.at(-1)?.files).toMatchObject([
    {
      file: '_shared/questions/en.json',
      edits: [{ op: 'rename', pointer: '/Noch Fragen?', name: 'Ganz anders' }],
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
});

it('what was typed on the way to a text is no earlier wording, and what was translated is', () => {
  type('German', 'Montag');
  type('German', 'Montags zu');
  expect(fieldIn('English').value).toBe('Any questions?');
  type('English', 'Closed on Mondays');
  type('German', 'Geschlossen');
  expect(fieldIn('English').value).toBe('Closed on Mondays');
});

it('an earlier wording goes along with its text when the file changes', () => {
  const second = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Text.* English$/ });
  fireEvent.change(screen.getByDisplayValue('Dienstag'), { target: { value: 'Ganz anders' } });
  expect(second().map(({ value }) => value)).toEqual(['Monday', 'Tuesday']);
  const saved = {
    ...fileOf('_shared/questions/section.json', { ...section, texts: ['Ganz anders', 'Montag'] }),
    hash: '2',
  };
  act(() => workbench.store.change({ changes: [], files: withTexts(files, [saved]) }));
  expect(second().map(({ value }) => value)).toEqual(['Tuesday', 'Monday']);
});

it('an optional text that is emptied is removed once its field is left, and a required one or one of a list is not', () => {
  const empty = (field: HTMLElement) => {
    fireEvent.change(field, { target: { value: '' } });
    const edits = workbench.store
      .getState()
      .changes.flatMap(({ files }) => files.flatMap((one) => one.edits));
    fireEvent.blur(field);
    const later = workbench.store
      .getState()
      .changes.flatMap(({ files }) => files.flatMap((one) => one.edits));
    return [edits.at(-1)?.op, later.at(-1)?.op];
  };
  expect(empty(fieldIn('German', 'Lead'))).toEqual(['set', 'remove']);
  expect(screen.queryByRole('textbox', { name: 'Lead, German' })).toBeNull();
  expect(empty(fieldIn('German'))).toEqual(['set', 'set']);
  expect(empty(screen.getByDisplayValue('Dienstag'))).toEqual(['set', 'set']);
});

it('its fields write into a document, so that Undo there is the workbench’s', () => {
  expect(fieldIn('German').closest('[data-pointer]')).not.toBeNull();
});
