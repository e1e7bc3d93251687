import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, readToast, showToast } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast(readToast()?.id ?? 0);
  vi.runAllTimers();
  vi.useRealTimers();
});

it('keeps one toast: the newest', () => {
  showToast({ title: 'first' });
  showToast({ title: 'second' });
  expect(readToast()?.title).toBe('second');
});

it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
  const id = showToast({ title: 'text' });
  dismissToast(id);
  expect(readToast()).toMatchObject({ isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(readToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(readToast()).toBeUndefined();
});

it('does not remove a toast that took the place of a dismissed one', () => {
  dismissToast(showToast({ title: 'old' }));
  showToast({ title: 'new' });
  vi.advanceTimersByTime(1_000_000);
  expect(readToast()).toMatchObject({ title: 'new', isOpen: true });
});
