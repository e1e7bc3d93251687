// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeptChanges } from './kept';
import { createStorage, type TextStorage } from './storage';

let storage: TextStorage;
beforeEach(() => {
  localStorage.clear();
  window.name = '';
  storage = createStorage();
});
afterEach(() => vi.restoreAllMocks());

const forbidden = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it('keeps what the browser keeps, and says so', () => {
  expect(storage.store('local', 'a', 'one')).toBe(true);
  expect([localStorage.getItem('a'), storage.read('local', 'a')]).toEqual(['one', 'one']);
  expect(storage.read('session', 'a')).toBeUndefined();
  expect(storage.names()).toEqual(['a']);
  expect(storage.store('local', 'a', undefined)).toBe(true);
  expect(localStorage.getItem('a')).toBeNull();
});

it('keeps the texts of a site apart from those of another one at the same address', () => {
  document.head.innerHTML = '<meta name="workbench-site" content="museum">';
  const museum = createStorage();
  museum.store('local', 'a', 'one');
  expect([museum.read('local', 'a'), museum.names()]).toEqual(['one', ['a']]);
  document.head.innerHTML = '<meta name="workbench-site" content="harbour">';
  const harbour = createStorage();
  expect([harbour.read('local', 'a'), harbour.names()]).toEqual([undefined, []]);
  harbour.store('local', 'a', undefined);
  expect(museum.read('local', 'a')).toBe('one');
  document.head.innerHTML = '';
});

it('holds texts until the page is left where the browser forbids storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  expect(storage.names()).toEqual([]);
  expect(storage.read('local', 'b')).toBeUndefined();
  expect(storage.store('local', 'b', undefined)).toBe(true);
  expect(storage.store('local', 'b', 'two')).toBe(false);
  expect([storage.read('local', 'b'), storage.names()]).toEqual(['two', ['b']]);
  storage.store('local', 'b', undefined);
  expect(storage.names()).toEqual([]);
});

it('keeps for the tab in its name where the browser forbids storage, unless somebody has named it', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  expect(storage.store('session', 'open', 'yes')).toBe(true);
  const next = createStorage();
  expect([next.read('session', 'open'), next.read('session', 'other')]).toEqual(['yes', undefined]);
  next.store('session', 'open', undefined);
  expect(createStorage().read('session', 'open')).toBeUndefined();
  for (const name of ['preview', '7']) {
    window.name = name;
    expect(storage.store('session', 'open', 'yes')).toBe(false);
    expect([window.name, storage.read('session', 'open')]).toEqual([name, 'yes']);
    expect(createStorage().read('session', 'open')).toBeUndefined();
  }
});

it('keeps the latest text in hand while storage is full', () => {
  storage.store('local', 'c', 'old');
  const full = {
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
  expect(storage.store('local', 'c', 'new')).toBe(false);
  expect(storage.read('local', 'c')).toBe('new');
  vi.restoreAllMocks();
  expect(storage.store('local', 'c', 'newer')).toBe(true);
  expect(storage.read('local', 'c')).toBe('newer');
  storage.store('local', 'c', undefined);
  expect(storage.read('local', 'c')).toBeUndefined();
});

it('the workbench takes up its work where storage and locks are forbidden', async () => {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, kind, 'get').mockImplementation(forbidden);
  const locks = { query: async () => forbidden(), request: async () => forbidden() };
  vi.stubGlobal('navigator', { locks });
  const { isKeeping, keep, openTabs, take } = createKeptChanges(storage);
  expect(await take()).toEqual([]);
  expect(isKeeping()).toBe(true);
  keep([{ id: '1', name: 'Change title', key: 'title', files: [] }]);
  expect(isKeeping()).toBe(false);
  expect(await openTabs()).toMatchObject({ tab: expect.stringMatching(/^[\da-f-]{36}$/), others: [] });
  vi.unstubAllGlobals();
});

it('a page goes on as the tab that the page before it was, and a duplicate of that tab does not', async () => {
  const openPage = async () => {
    const kept = createKeptChanges(createStorage());
    const taken = await kept.take();
    return { ...kept, taken, ...(await kept.openTabs()) };
  };
  sessionStorage.clear();
  const first = await openPage();
  const locks = { query: async () => ({ held: [{ name: `workbench:changes:${first.tab}` }] }) };
  vi.stubGlobal('navigator', { locks: { ...locks, request: async () => {} } });
  first.keep([{ id: '1', name: 'Change title', key: 'title', files: [] }]);
  dispatchEvent(new Event('pagehide'));
  const next = await openPage();
  expect(next).toMatchObject({ tab: first.tab, taken: [{ id: '1' }] });
  expect(localStorage.getItem(`workbench:changes:${first.tab}`)).toContain('Change title');
  const duplicate = await openPage();
  expect(duplicate.tab).not.toBe(first.tab);
  expect(duplicate.taken).toEqual([]);
  vi.unstubAllGlobals();
});
