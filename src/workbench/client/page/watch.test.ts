// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moveSection } from '../state/actions';
import { createWorkbench, type Workbench } from '../state/workbench';
import { watchPage } from './watch';

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
