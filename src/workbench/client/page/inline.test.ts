// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { emptyFrame, fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { step } from '../state/load';
import type { Workbench } from '../state/workbench';
import { editInPlace } from './inline';

vi.mock('../state/load', () => ({ step: vi.fn(() => Promise.resolve(true)) }));

const title = 'Fees in one sentence';
const files = {
  ...filesOfPage(fileOf('fees/page.json', { sections: [{ type: 'hero', title }] })),
  frame: emptyFrame(),
};

let workbench: Workbench;
let heading: HTMLElement;
const setEditing = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `<h1 tabindex="0">${title}</h1>`;
  heading = document.querySelector('h1') as HTMLElement;
  workbench = openedWorkbench(['en'], files);
  workbench.store.change({ language: 'en', connection: 'there' });
  editInPlace(
    workbench,
    { element: heading, pointer: '/sections/0/title', isCertain: true },
    { setEditing, end() {} },
  );
  heading.focus();
});
afterEach(() => vi.clearAllMocks());

const isEdited = () => heading.hasAttribute('contenteditable');
const press = (key: KeyboardEventInit) =>
  heading.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
const asks = (inputType: string, more: InputEventInit = {}) => {
  const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true, ...more });
  heading.dispatchEvent(event);
  return event.defaultPrevented;
};
const type = (words: string) => {
  heading.textContent = words;
  heading.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
const written = () =>
  workbench.store
    .getState()
    .changes.flatMap(({ files }) =>
      files.flatMap(({ edits }) => edits.map((edit) => edit.op === 'set' && edit.value)),
    );

describe('Enter', () => {
  it('leaves the text', () => {
    press({ key: 'Enter' });
    expect(isEdited()).toBe(false);
  });

  it('that ends a composition does not, as every browser says it', () => {
    press({ key: 'Enter', isComposing: true });
    press({ key: 'Process', isComposing: true });
    // Safari has ended the composition by then.
    press({ key: 'Enter', keyCode: 229 } as KeyboardEventInit);
    expect(isEdited()).toBe(true);
  });

  it.each(['insertParagraph', 'insertLineBreak'])('of a keyboard without keys leaves it, too: %s', (kind) => {
    expect(asks(kind)).toBe(true);
    expect(isEdited()).toBe(false);
  });

  it('of such a keyboard that ends a composition breaks no line, and leaves nothing', () => {
    expect(asks('insertLineBreak', { isComposing: true })).toBe(true);
    expect(isEdited()).toBe(true);
  });
});

it.each([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
])('what the menu of a browser asks for takes a step of the workbench: %s', (kind, direction) => {
  expect(asks(kind)).toBe(true);
  expect(step).toHaveBeenCalledExactlyOnceWith(workbench, direction);
});

it('typing and corrections are the browser’s', () => {
  for (const kind of [
    'insertText',
    'insertReplacementText',
    'insertCompositionText',
    'deleteContentBackward',
  ])
    expect(asks(kind), kind).toBe(false);
  expect(step).not.toHaveBeenCalled();
});

it('what is dropped in lines is written as one, composed, and shown so', () => {
  type('Fees \n in one Cafe\u0301 ');
  expect(written()).toEqual(['Fees in one Café']);
  heading.blur();
  expect(heading.textContent).toBe('Fees in one Café');
});

it.each([
  ['two \n lines', ['two lines']],
  // A picture alone.
  ['', []],
  [' \n', []],
])('what is pasted is typed as one line, and nothing deletes nothing: %j', (pasted, typed) => {
  const insert = vi.fn();
  Object.assign(document, { execCommand: insert });
  const event = new Event('paste', { bubbles: true, cancelable: true });
  heading.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => pasted } }));
  expect(event.defaultPrevented).toBe(true);
  expect(insert.mock.calls).toEqual(typed.map((words) => ['insertText', false, words]));
});

it('what is dropped is cleaned like what is pasted', () => {
  const insert = vi.fn();
  Object.assign(document, { execCommand: insert });
  heading.textContent = 'Fe\u00ades';
  getSelection()?.selectAllChildren(heading);
  heading.dispatchEvent(new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }));
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Fees');
});
