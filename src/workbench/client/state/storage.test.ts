// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedNames, storedText, storeText } from './storage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const forbidden = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it('keeps what the browser keeps, and says so', () => {
  expect(storeText('local', 'a', 'one')).toBe(true);
  expect([localStorage.getItem('a'), storedText('local', 'a')]).toEqual(['one', 'one']);
  expect(storedText('session', 'a')).toBeUndefined();
  expect(storedNames('local')).toEqual(['a']);
  expect(storeText('local', 'a', undefined)).toBe(true);
  expect(localStorage.getItem('a')).toBeNull();
});

it('holds texts until the page is left where the browser forbids storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  expect(storedNames('local')).toEqual([]);
  expect(storedText('local', 'b')).toBeUndefined();
  expect(storeText('local', 'b', undefined)).toBe(true);
  expect(storeText('local', 'b', 'two')).toBe(false);
  expect([storedText('local', 'b'), storedNames('local')]).toEqual(['two', ['b']]);
  storeText('local', 'b', undefined);
  expect(storedNames('local')).toEqual([]);
});

it('keeps the latest text in hand while storage is full', () => {
  storeText('local', 'c', 'old');
  const full = {
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
  expect(storeText('local', 'c', 'new')).toBe(false);
  expect(storedText('local', 'c')).toBe('new');
  vi.restoreAllMocks();
  expect(storeText('local', 'c', 'newer')).toBe(true);
  expect(storedText('local', 'c')).toBe('newer');
  storeText('local', 'c', undefined);
  expect(storedText('local', 'c')).toBeUndefined();
});

it('the workbench takes up its work where storage and locks are forbidden', async () => {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, kind, 'get').mockImplementation(forbidden);
  const locks = { query: async () => forbidden(), request: async () => forbidden() };
  vi.stubGlobal('navigator', { locks });
  const { isKeeping, keep, openTabs, takeKept } = await import('./kept');
  expect(await takeKept()).toEqual([]);
  expect(isKeeping()).toBe(true);
  keep([{ id: '1', name: 'Change title', key: 'title', files: [] }]);
  expect(isKeeping()).toBe(false);
  expect(await openTabs()).toMatchObject({ tab: expect.stringMatching(/^[\da-f-]{36}$/), others: [] });
  vi.unstubAllGlobals();
});
