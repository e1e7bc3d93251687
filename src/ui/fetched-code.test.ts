import { afterEach, expect, it, vi } from 'vitest';
import { importFetched, provideCodeFiles } from './fetched-code';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (status: number) => Promise.resolve(new Response('', { status }));

it('imports nothing that has not been fetched whole, and tries again when it is asked again', async () => {
  provideCodeFiles({ 'src/list.tsx': ['/assets/list.js', '/assets/shared.js'] });
  const load = vi.fn(() => Promise.resolve('list'));
  for (const failure of [() => answer(503), () => Promise.reject(new TypeError('offline'))]) {
    vi.stubGlobal('fetch', (file: string) => (file === '/assets/list.js' ? failure() : answer(200)));
    await expect(importFetched('src/list.tsx', load)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
  }
  const asked: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    asked.push(file);
    return answer(200);
  });
  expect(await importFetched('src/list.tsx', load)).toBe('list');
  expect(await importFetched('src/list.tsx', load)).toBe('list');
  // A fetched file is not requested again.
  expect(asked).toEqual(['/assets/list.js']);
});

it('imports at once what nobody has named files for, as in development', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is fetched')));
  expect(await importFetched('src/other.tsx', () => Promise.resolve('other'))).toBe('other');
});
