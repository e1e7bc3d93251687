// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it.each(['{"a":1}', '5', 'null', 'no JSON'])(
  'starts without positions where another site of the host has stored %s',
  async (stored) => {
    vi.resetModules();
    sessionStorage.setItem('positions', stored);
    const { currentKey, restorePosition } = await import('./scroll');
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    restorePosition();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 0 }));
    expect(currentKey()).toBe(currentKey());
    scrolled.mockRestore();
  },
);

it('tells entries apart that have the same address', async () => {
  const { currentKey } = await import('./scroll');
  const keys = ['/a#b', '/a#b'].map((address) => {
    history.pushState(null, '', address);
    return currentKey();
  });
  expect(new Set(keys).size).toBe(2);
  // The router's own key stays.
  history.pushState({ key: 'own', idx: 1 }, '', '/c');
  expect(currentKey()).toBe('own');
  expect(history.state).toEqual({ key: 'own', idx: 1 });
});
