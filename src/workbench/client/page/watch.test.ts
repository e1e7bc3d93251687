// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveSection } from '../state/actions';
import { step } from '../state/load';
import { createWorkbench, type Workbench } from '../state/workbench';
import { watchPage } from './watch';

vi.mock('../state/load', () => ({ step: vi.fn(), openRoute: vi.fn(), readFiles: vi.fn() }));
vi.mock('../state/actions', () => ({ goTo: vi.fn(), moveSection: vi.fn() }));

let workbench: Workbench;
let end: () => void;
beforeEach(() => {
  workbench = createWorkbench(undefined);
  end = watchPage(workbench, document.createElement('div'));
  workbench.store.change({ selected: 1 });
});
afterEach(() => {
  end();
  vi.mocked(moveSection).mockClear();
});

const press = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, composed: true }),
  );

it('moves the selected section by Alt and an arrow', () => {
  press();
  expect(moveSection).toHaveBeenCalledExactlyOnceWith(workbench, 1, 2);
});

it('moves no section while the focus is on its way to an item, which the key is meant for', () => {
  workbench.store.change({ focus: { pointer: '/sections/1/items/2', how: 'item' } });
  press();
  expect(moveSection).not.toHaveBeenCalled();
});

const asksIn = (html: string, inputType = 'historyUndo') => {
  document.body.innerHTML = html;
  const event = new InputEvent('beforeinput', {
    inputType,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  document.querySelector('textarea')?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('what a browser is about to do in a field', () => {
  it('by Undo of its menu is a step of the workbench where the field writes into a document', () => {
    expect(asksIn('<div data-pointer="/title"><textarea></textarea></div>')).toBe(true);
    expect(step).toHaveBeenCalledExactlyOnceWith(workbench, 'undo');
  });

  it('by Undo stays its own in what is not written', () => {
    vi.mocked(step).mockClear();
    expect(asksIn('<textarea></textarea>')).toBe(false);
    expect(asksIn('<div data-pointer="/date"><textarea data-unwritten></textarea></div>')).toBe(false);
    expect(step).not.toHaveBeenCalled();
  });
});

it('no line is broken in a text, whichever key asks for it; letters are typed', () => {
  const field = '<div data-pointer="/title"><textarea></textarea></div>';
  expect(asksIn(field, 'insertLineBreak')).toBe(true);
  expect(asksIn(field, 'insertParagraph')).toBe(true);
  expect(asksIn(field, 'insertText')).toBe(false);
  expect(asksIn('<textarea></textarea>', 'insertLineBreak')).toBe(false);
});

describe('what is dropped', () => {
  /** Whether the browser does nothing with it. @param target where it is dropped; fields write into documents */
  const drop = (types: string[], target: string, takes = false) => {
    document.body.innerHTML = '<p>Text</p><textarea></textarea>';
    const element = document.querySelector(target);
    if (takes) element?.addEventListener('drop', (event) => event.preventDefault());
    const transfer = { types, dropEffect: 'copy' };
    const event = new Event('drop', { bubbles: true, composed: true, cancelable: true });
    element?.dispatchEvent(Object.assign(event, { dataTransfer: transfer }));
    return [event.defaultPrevented, transfer.dropEffect];
  };

  it.each([
    [['Files'], 'p'],
    [['Files'], 'textarea'],
    [['text/uri-list', 'text/plain'], 'p'],
  ])('%j beside its field leads nowhere: %s', (types, target) => {
    expect(drop(types, target)).toEqual([true, 'none']);
  });

  it('text goes where it is dropped, a link into a field', () => {
    expect(drop(['text/plain', 'text/html'], 'p')).toEqual([false, 'copy']);
    expect(drop(['text/uri-list', 'text/plain'], 'textarea')).toEqual([false, 'copy']);
  });

  it('a field takes the file that it can use', () => {
    expect(drop(['Files'], 'textarea', true)).toEqual([true, 'copy']);
  });
});
