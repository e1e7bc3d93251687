// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moveSection } from '../state/actions';
import { store } from '../state/store';
import { watchPage } from './watch';

vi.mock('../state/actions', () => ({ goTo: vi.fn(), moveSection: vi.fn() }));

let end: () => void;
beforeEach(() => {
  end = watchPage(document.createElement('div'));
  store.set({ selected: 1, focus: undefined });
});
afterEach(() => {
  end();
  vi.mocked(moveSection).mockClear();
  store.set({ selected: undefined, focus: undefined });
});

const press = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, composed: true }),
  );

it('moves the selected section by Alt and an arrow', () => {
  press();
  expect(moveSection).toHaveBeenCalledExactlyOnceWith(1, 2);
});

it('moves no section while the focus is on its way to an item, which the key is meant for', () => {
  store.set({ focus: { pointer: '/sections/1/items/2', how: 'item' } });
  press();
  expect(moveSection).not.toHaveBeenCalled();
});
