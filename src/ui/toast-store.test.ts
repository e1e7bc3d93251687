import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, readToasts, showToast } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

it('keeps one toast: the newest', () => {
  showToast({ title: 'first' });
  showToast({ title: 'second' });
  expect(readToasts().map(({ title }) => title)).toEqual(['second']);
});

it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
  const id = showToast({ title: 'text' });
  dismissToast(id);
  expect(readToasts()).toMatchObject([{ isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(readToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(readToasts()).toHaveLength(0);
});

it('does not remove a toast that took the place of a dismissed one', () => {
  dismissToast(showToast({ title: 'old' }));
  showToast({ title: 'new' });
  vi.advanceTimersByTime(1_000_000);
  expect(readToasts()).toMatchObject([{ title: 'new', isOpen: true }]);
});
