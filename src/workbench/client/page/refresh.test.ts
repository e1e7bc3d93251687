// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkbench } from '../state/workbench';
import { type HeldRefreshes, holdRefreshes } from './refresh';

const read = vi.fn();
let refreshes: HeldRefreshes;
beforeEach(() => {
  read.mockClear();
  refreshes = holdRefreshes(createWorkbench(undefined), read);
});
afterEach(() => refreshes.end());

const say = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const changeOutside = () =>
  document.dispatchEvent(
    new CustomEvent('content:refresh', { cancelable: true, detail: { refresh: () => {} } }),
  );

it('files that somebody changed are read at once', () => {
  changeOutside();
  expect(read).toHaveBeenCalledOnce();
});

it.each(['compositionend', 'focusout'])('what an input method composes is not replaced: until %s', (ends) => {
  say('compositionstart');
  changeOutside();
  changeOutside();
  expect(read).not.toHaveBeenCalled();
  say(ends);
  expect(read).toHaveBeenCalledOnce();
  changeOutside();
  expect(read).toHaveBeenCalledTimes(2);
});

it('a composition without changes outside reads nothing', () => {
  say('compositionstart');
  say('compositionend');
  expect(read).not.toHaveBeenCalled();
});

it('what was not read is read when the workbench closes', () => {
  say('compositionstart');
  changeOutside();
  refreshes.end();
  expect(read).toHaveBeenCalledOnce();
});
