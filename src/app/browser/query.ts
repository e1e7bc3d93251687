import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import type {} from './boot';

/**
 * The default query function: a GET request to the segments of the query key joined by slashes, with cookies, parsed as JSON
 * (requirements 8 and 9).
 *
 * @param on401 whether a 401 response throws or returns null
 * @throws Error with the status code, a colon and the body, or the status text if the body is empty
 */
export function createQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const address = queryKey.join('/');
    // Asked for again even where the host lets it be kept: the HTML is newer after a deploy.
    const response =
      (await fetchedEarly(address)) ??
      (await fetch(address, { credentials: 'include', cache: 'no-cache', signal }));
    if (on401 === 'returnNull' && response.status === 401) return null;
    if (!response.ok) {
      const body = await response.text();
      throw new Error(`${response.status}: ${body || response.statusText}`);
    }
    return (await response.json()) as T;
  };
}

/** A response that the boot script requested early; it can be read only once. */
function fetchedEarly(address: string): Promise<Response | undefined> | undefined {
  const { fetched } = globalThis as { fetched?: Window['fetched'] };
  const response = fetched?.[address];
  delete fetched?.[address];
  return response;
}

/** A query client without refetching, staleness or retries (requirement 10). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFn({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Offline, a fetch fails at once and the visitor is told, instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}
