// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { DocumentFiles } from '../../protocol/documents';
import { goTo } from '../state/actions';
import { withTexts } from '../state/documents';
import { findingsIn, otherFindings, pageFindings } from '../state/findings';
import { WorkbenchContext } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { SharedForm } from './shared-form';

const section = { type: 'notice', title: 'Noch Fragen?', lead: 'Wir helfen', texts: ['Montag', 'Dienstag'] };
const entries = { 'Noch Fragen?': 'Any questions?', Montag: 'Monday', Dienstag: 'Tuesday' };
const files: DocumentFiles = {
  ...filesOfPage(
    fileOf('betrieb/page.json', { sections: [{ type: 'hero' }, { type: 'shared', name: 'questions' }] }),
  ),
  sections: {
    questions: {
      section: fileOf('_shared/questions/section.json', section),
      dictionaries: { en: fileOf('_shared/questions/en.json', entries) },
      pages: 2,
      sharing: {},
    },
  },
};

const text = { type: 'string', copy: true } as const;

let workbench: Workbench;

beforeEach(() => {
  workbench = openedWorkbench(['de', 'en'], files, {
    frame: { site: {} },
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

it('an optional text that is emptied is removed and keeps its field, and a required one or one of a list stays', () => {
  const empty = (field: HTMLElement) => {
    fireEvent.change(field, { target: { value: '' } });
    return workbench.store
      .getState()
      .changes.flatMap(({ files }) => files.flatMap((one) => one.edits))
      .at(-1)?.op;
  };
  expect(empty(fieldIn('German', 'Lead'))).toBe('remove');
  expect(fieldIn('German', 'Lead').value).toBe('');
  expect(empty(fieldIn('German'))).toBe('set');
  expect(empty(screen.getByDisplayValue('Dienstag'))).toBe('set');
});

const finding = { severity: 'error', path: '', line: 1, column: 1 } as const;
const found = [
  {
    ...finding,
    code: 'banned-word',
    file: '_shared/questions/section.json',
    pointer: '/title',
    message: 'Not so.',
  },
  {
    ...finding,
    code: 'unused-translation',
    file: '_shared/questions/en.json',
    pointer: '/Gestern',
    message: 'Old.',
  },
  {
    ...finding,
    code: 'banned-word',
    file: '_shared/questions/en.json',
    pointer: '/Montag',
    message: 'No day.',
  },
];

it('what is wrong in a shared section stands at its field, and counts as wrong on this page', () => {
  act(() => workbench.store.change({ files: { ...files, findings: found } }));
  const state = workbench.store.getState();
  expect(pageFindings(state).map(({ place }) => place)).toEqual([
    'shared:questions:',
    'shared:questions:/title',
    'shared:questions:/texts/0',
  ]);
  expect(otherFindings(state)).toEqual([]);
  expect(findingsIn(state, 'betrieb')).toEqual([]);
  expect(findingsIn(state, '_shared/questions')).toHaveLength(3);
  const field = fieldIn('German').closest<HTMLElement>('fieldset');
  expect(field?.textContent).toContain('Not so.');
  expect(fieldIn('German').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Old\./)).toBeDefined();
});

it('a text that all pages have from the site is changed for all of them only when an editor says so', () => {
  const shared = { en: fileOf('_site/en.json', { 'Wir helfen': 'We help' }) };
  act(() => workbench.store.change({ files: { ...files, shared } }));
  expect(fieldIn('English', 'Lead')).toMatchObject({ value: 'We help', readOnly: true });
  fireEvent.click(screen.getByRole('button', { name: 'Only here' }));
  expect(workbench.store.getState().changes.at(-1)?.files).toMatchObject([
    { file: '_shared/questions/en.json', edits: [{ op: 'set', pointer: '/Wir helfen', value: 'We help' }] },
  ]);
});

it('a finding leads to the form of the section that shows it', () => {
  goTo(workbench, { pointer: 'shared:questions:/title' });
  expect(workbench.store.getState()).toMatchObject({
    tab: 'sections',
    selected: 1,
    part: undefined,
    focus: { pointer: 'shared:questions:/title' },
  });
});

it('its fields write into a document, so that Undo there is the workbench’s', () => {
  expect(fieldIn('German').closest('[data-pointer]')).not.toBeNull();
});
