import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import type {} from './boot';

/**
 * The default data fetch: a GET to the segments of the query key joined by slashes, with cookies, read as JSON
 * (requirements 8 and 9).
 *
 * @param on401 what a 401 response gives: an error, or null
 * @throws Error whose text is the status code, a colon and the body, or the status text when the body is empty
 */
export function createQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const address = queryKey.join('/');
    const response =
      (await fetchedEarly(address)) ?? (await fetch(address, { credentials: 'include', signal }));
    if (on401 === 'returnNull' && response.status === 401) return null;
    if (!response.ok) {
      const body = await response.text();
      throw new Error(`${response.status}: ${body || response.statusText}`);
    }
    return (await response.json()) as T;
  };
}

/** What the boot script fetched while the application was on its way: a response can be read once. */
function fetchedEarly(address: string): Promise<Response | undefined> | undefined {
  const { fetched } = globalThis as { fetched?: Window['fetched'] };
  const response = fetched?.[address];
  delete fetched?.[address];
  return response;
}

/** A query client that fetches once, whose data is never stale, and that tries nothing again (requirement 10). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFn({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without a network a fetch fails at once, and the visitor is told; it does not wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
