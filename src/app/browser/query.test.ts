import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, createQueryFn } from './query';

const answer = (status: number, body: string, statusText = '') =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status, statusText }));
const call = (on401: 'throw' | 'returnNull', queryKey = ['/content', 'en', 'finance.json']) =>
  createQueryClient().fetchQuery({ queryKey, queryFn: createQueryFn({ on401 }) });

afterEach(() => vi.restoreAllMocks());

describe('the default data fetch', () => {
  it('gets the segments joined by slashes, with cookies, as JSON', async () => {
    const fetch = answer(200, '{"title":"Finance"}');
    expect(await call('throw')).toEqual({ title: 'Finance' });
    expect(fetch).toHaveBeenCalledWith(
      '/content/en/finance.json',
      expect.objectContaining({ credentials: 'include' }),
    );
  });

  it('takes what was fetched before the application was there, once; asks itself where that did not come', async () => {
    const early = (response?: Response) => {
      vi.stubGlobal('fetched', { '/content/en/finance.json': Promise.resolve(response) });
    };
    const fetch = answer(200, '{"title":"Asked for"}');
    early(new Response('{"title":"Early"}'));
    expect(await call('throw')).toEqual({ title: 'Early' });
    expect(fetch).not.toHaveBeenCalled();
    expect(await call('throw')).toEqual({ title: 'Asked for' });
    answer(200, '{"title":"Asked for"}');
    early();
    expect(await call('throw')).toEqual({ title: 'Asked for' });
    vi.unstubAllGlobals();
  });

  it('raises an error with the status code and the body', async () => {
    answer(500, 'out of order');
    await expect(call('throw')).rejects.toThrow(/^500: out of order$/);
  });

  it('raises an error with the status text where the body is empty', async () => {
    answer(404, '', 'Not Found');
    await expect(call('throw')).rejects.toThrow(/^404: Not Found$/);
  });

  it('treats 401 as an error, or gives null in the variant that tolerates it', async () => {
    answer(401, 'who are you');
    await expect(call('throw')).rejects.toThrow(/^401: who are you$/);
    answer(401, 'who are you');
    expect(await call('returnNull')).toBeNull();
    answer(403, 'no');
    await expect(call('returnNull')).rejects.toThrow(/^403: no$/);
  });

  it('is never stale, never repeated and never retried', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    });
  });
});
